import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests need: how to find it, and what provides it. */
interface Program {
  readonly name: string;
  readonly find: () => string | undefined;
  readonly debian: string;
  readonly elsewhere: string;
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const programs: readonly Program[] = [
  {
    name: 'redis-server',
    find: () => findOnPath(['redis-server']),
    debian: 'redis-server',
    elsewhere: 'Redis 7 with redis-server on the PATH (macOS: brew install redis; Fedora: dnf install redis)',
  },
  {
    name: 'Chromium',
    find: findChromium,
    debian: 'chromium',
    elsewhere: 'Chromium or Chrome, with CHROMIUM_PATH set to its program if it is not on the PATH',
  },
];

/** The browser of the end-to-end tests: `CHROMIUM_PATH`, or the first known one on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && isProgram(named)) return named;
  const found = findOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
  return found ?? (isProgram(macChrome) ? macChrome : undefined);
}

/** Installs what is missing where that is possible. Returns what a person has to do, or undefined if all is there. */
export function provideMissingPrograms(): string | undefined {
  const missing = programs.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return undefined;
  if (isDebian()) installByApt(missing.map(({ debian }) => debian));
  const still = missing.filter(({ find }) => find() === undefined);
  return still.length === 0 ? undefined : explainMissing(still);
}

/** What to install by hand, one line a program. */
export function explainMissing(missing: readonly Pick<Program, 'name' | 'debian' | 'elsewhere'>[]): string {
  const lines = missing.map(({ name, elsewhere }) => `  ${name}: ${elsewhere}`);
  const packages = missing.map(({ debian }) => debian).join(' ');
  return [
    'The tests need programs that are not here. Install:',
    ...lines,
    `On Debian: sudo apt-get install -y ${packages}`,
  ].join('\n');
}

function installByApt(packages: readonly string[]): void {
  const root = process.getuid?.() === 0;
  if (!root && findOnPath(['sudo']) === undefined) return;
  console.log(`Installing ${packages.join(', ')} by apt-get (once; needed by the tests).`);
  // RUNLEVEL=1 keeps the package from starting a service: the tests start their own.
  const prefix = [
    ...(root ? [] : ['sudo']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'RUNLEVEL=1',
    'apt-get',
  ];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...rest] = [...prefix, '-q', ...args];
    spawnSync(command!, rest, { stdio: 'inherit' });
  }
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && findOnPath(['apt-get']) !== undefined;
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
