import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../packages/free-port.js';
import { plainEnvironment } from '../packages/run.js';

const startMs = 30_000;
const stopMs = 5_000;

/** A private package registry that lives for one test, and the environment that points npm at it. */
export interface Registry {
  readonly url: string;
  /** For npm: the settings, the cache and the home folder are the test's own. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

// Without uplinks nothing is ever asked of another registry: what was not published here is not found.
const settings = (folder: string) => ({
  storage: join(folder, 'storage'),
  auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
  uplinks: {},
  packages: { '**': { access: '$all', publish: '$all', unpublish: '$all' } },
  max_body_size: '200mb',
  web: { enable: false },
  log: { type: 'stdout', format: 'pretty', level: 'warn' },
});

/** Starts a registry on a free port of 127.0.0.1 that keeps everything below a folder. */
export async function startRegistry(root: string, folder: string): Promise<Registry> {
  await mkdir(join(folder, 'home'), { recursive: true });
  const config = join(folder, 'verdaccio.json');
  // YAML reads JSON as it is.
  await writeFile(config, JSON.stringify(settings(folder)));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = join(root, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    env: plainEnvironment({ HOME: join(folder, 'home') }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  await waitUntilUp(url, child).catch((error: Error) => {
    child.kill();
    throw new Error(`The test's registry did not start: ${error.message}\n${said}`);
  });
  return { url, env: await npmEnvironment(folder, url), close: () => stop(child) };
}

async function npmEnvironment(folder: string, url: string): Promise<NodeJS.ProcessEnv> {
  const userConfig = join(folder, 'user.npmrc');
  const lines = [
    `registry=${url}`,
    // Verdaccio lets everybody publish here, but npm refuses to try without a token.
    `${url.replace('http:', '')}:_authToken=nobody`,
    'audit=false',
    'fund=false',
    'update-notifier=false',
    'ignore-scripts=true',
    'progress=false',
    'loglevel=error',
  ];
  await writeFile(userConfig, `${lines.join('\n')}\n`);
  return plainEnvironment({
    HOME: join(folder, 'home'),
    USERPROFILE: join(folder, 'home'),
    npm_config_userconfig: userConfig,
    npm_config_globalconfig: join(folder, 'global.npmrc'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_prefix: join(folder, 'prefix'),
  });
}

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const up = await fetch(`${url}-/ping`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await wait(100);
  }
  throw new Error('it did not answer in time');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(timer);
}
