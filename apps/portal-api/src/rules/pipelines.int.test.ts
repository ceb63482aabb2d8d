import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const mostInHand = 8;
const openFiles = '/proc/self/fd';

describe('requests that are sent ahead on one connection', () => {
  let test: TestPortal;

  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  async function ask(port: number, paths: readonly string[]): Promise<Socket> {
    const client = connect({ port, host: '127.0.0.1' });
    client.on('error', () => undefined);
    await once(client, 'connect');
    send(client, paths);
    return client;
  }
  const send = (client: Socket, paths: readonly string[]) =>
    client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`).join(''));

  it('are answered in their order, as long as they are few', async () => {
    const paths = Array.from({ length: mostInHand }, (_, n) => `/docs/errors/none-${n}`);
    const client = await ask(test.portal.port, paths);
    let text = '';
    client.on('data', (bytes: Buffer) => void (text += bytes.toString()));
    for (let times = 1; times <= 3; times++) {
      while (text.split('"not_found"').length <= mostInHand * times) await once(client, 'data');
      expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(mostInHand * times);
      if (times < 3) send(client, paths);
    }
    client.destroy();
  });

  it.each(['portal', 'ops'])('end the connection to the %s when there is no end of them', async (server) => {
    const port = server === 'ops' ? test.portal.opsPort : test.portal.port;
    const before = process.memoryUsage().rss;
    const client = await ask(
      port,
      Array.from({ length: 1_400 }, () => '/docs/openapi.json'),
    );
    await new Promise((resolve) => client.once('close', resolve).resume());
    expect(client.bytesRead).toBeLessThan(2_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect((await fetch(`${test.url}/docs/openapi.json`)).status).toBe(200);
  });

  (existsSync(openFiles) ? it : it.skip)('leave no file open when their client goes', async () => {
    const count = () => readdirSync(openFiles).length;
    const before = count();
    for (let n = 0; n < 10; n++) {
      const paths = Array.from({ length: mostInHand }, () => '/docs/assets/swagger-ui-bundle.js');
      const client = await ask(test.portal.port, paths);
      client.pause();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => client.once('close', resolve).destroy());
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(count()).toBeLessThan(before + 10);
  });
});
