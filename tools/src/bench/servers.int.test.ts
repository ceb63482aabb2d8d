import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleScript } from './bundle.js';
import { findFreePorts } from './free-ports.js';
import { Servers } from './servers.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench profiles '));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a server that is stopped with profiles wanted', () => {
  // What it asks for when it answers; it only has to be ready here.
  const nobody = { CORE_URL: 'http://127.0.0.1:9', REDIS_URL: 'redis://127.0.0.1:9' };

  it.each([
    'least-courses',
    'least-relay',
    'breaker/least-refusal',
    'cache/least-cache',
    'link/canned-core',
    'relay/token-source',
  ])('has written its own: %s', async (name) => {
    const profileTo = join(folder, name);
    const servers = new Servers(profileTo);
    const [port] = await findFreePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const script = await bundleScript(`tools/src/bench/${name}.ts`);
    const env = { ...nobody, PORT: String(port) };
    const server = await servers.start({ name, script, env, url, readyUrl: `${url}/` });
    await server.stop();
    expect(await readdir(profileTo)).toEqual([expect.stringMatching(/\.cpuprofile$/)]);
  });
});
