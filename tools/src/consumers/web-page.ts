import { chromium, type Page } from '@playwright/test';
import { freePort } from '../packages/free-port.js';
import { findChromium } from '../test/missing-programs.js';
import type { BlankProject } from './blank-project.js';

const startMs = 20_000;
const runMs = 20_000;

/** Compiler options of a page: the resolution of bundlers, and the browser's types alone. */
export const browserOptions = {
  lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  noEmit: true,
};

/** A script of a project that runs in a page of its own. */
export interface PageScript {
  /** Its file: `main.ts`. */
  readonly script: string;
  /** How many lines it writes to the console before it is over. */
  readonly lines: number;
  /** Port of a server that answers what lies below `/api`, as behind one reverse proxy. */
  readonly backend?: number | undefined;
}

/** Builds a page by Vite, serves it, and opens it in Chromium; gives what it writes to the console. */
export async function runPage(project: BlankProject, page: PageScript): Promise<string[]> {
  const api = { target: `http://127.0.0.1:${page.backend}`, ws: true };
  const config = {
    logLevel: 'warn',
    preview: page.backend === undefined ? {} : { proxy: { '/api': api } },
  };
  await project.write({
    'index.html': `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${page.script}"></script>`,
    'vite.config.mjs': `export default ${JSON.stringify(config)};\n`,
  });
  await project.tool('vite/bin/vite.js', 'build');
  const port = await freePort();
  const where = ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'info'];
  const server = project.serveTool('vite/bin/vite.js', 'preview', ...where);
  try {
    await server.until((printed) => printed.includes(String(port)), startMs);
    return await visit(`http://127.0.0.1:${port}/`, page.lines);
  } finally {
    await server.stop();
  }
}

async function visit(url: string, lines: number): Promise<string[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed; CHROMIUM_PATH can name it.');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
  try {
    return await readConsole(await browser.newPage(), url, lines);
  } finally {
    await browser.close();
  }
}

/** The lines of `console.log`; whatever else the page says is an error. */
function readConsole(page: Page, url: string, lines: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const seen: string[] = [];
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`The page ${what}. It wrote:\n${seen.join('\n')}`));
    };
    const timer = setTimeout(() => fail(`is not done after ${runMs} ms`), runMs);
    page.on('pageerror', (error) => fail(`failed: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') fail(`complains: ${message.text()}`);
      if (message.type() !== 'log') return;
      seen.push(message.text());
      if (seen.length < lines) return;
      clearTimeout(timer);
      resolve(seen);
    });
    page.goto(url).catch((error: Error) => fail(`does not open: ${error.message}`));
  });
}
