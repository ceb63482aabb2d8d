import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests need: how to find it, and what provides it. */
interface Program {
  readonly name: string;
  readonly find: () => string | undefined;
  /** Packages of Debian, the best first; older versions of it lack some. */
  readonly debian: readonly string[];
  readonly elsewhere: string;
}

const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const programs: readonly Program[] = [
  {
    name: 'redis-server',
    find: () => findOnPath(['redis-server']),
    debian: ['redis-server'],
    elsewhere: 'Redis 7 with redis-server on the PATH (macOS: brew install redis; Fedora: dnf install redis)',
  },
  {
    name: 'Chromium',
    find: findChromium,
    // Without windows it takes two thirds of the time.
    debian: ['chromium-headless-shell', 'chromium'],
    elsewhere: 'Chromium or Chrome, with CHROMIUM_PATH set to its program if it is not on the PATH',
  },
];

/** The browser of the end-to-end tests: `CHROMIUM_PATH`, or the first known one on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && isProgram(named)) return named;
  const found = findOnPath(browsers);
  return found ?? (isProgram(macChrome) ? macChrome : undefined);
}

/** Installs what is missing where that is possible. Returns what a person has to do, or undefined if all is there. */
export function provideMissingPrograms(): string | undefined {
  const listMissing = () => programs.filter(({ find }) => find() === undefined);
  const most = isDebian() ? Math.max(...programs.map(({ debian }) => debian.length)) : 0;
  for (let choice = 0; choice < most && listMissing().length > 0; choice++)
    // One that is not known keeps apt-get from installing the others.
    installByApt(listMissing().map(({ debian }) => debian[Math.min(choice, debian.length - 1)]!));
  const still = listMissing();
  return still.length === 0 ? undefined : explainMissing(still);
}

/** What to install by hand, one line a program. */
export function explainMissing(missing: readonly Pick<Program, 'name' | 'debian' | 'elsewhere'>[]): string {
  const lines = missing.map(({ name, elsewhere }) => `  ${name}: ${elsewhere}`);
  const packages = missing.map(({ debian }) => debian.at(-1)).join(' ');
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
