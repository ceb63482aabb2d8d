import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import axios from 'axios';
import { Agent } from 'undici';
import { undiciAdapter } from './undici-adapter.js';

describe('axios over undici', () => {
  let server: Server | undefined;
  const dispatcher = new Agent({ connect: { timeout: 10_000 } });
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  });

  async function clientOf(listener: RequestListener) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
    return axios.create({
      baseURL,
      adapter: undiciAdapter(dispatcher),
      timeout: 5_000,
      maxContentLength: 1_000,
    });
  }

  it('sends path, query, headers and JSON body, and parses the JSON reply', async () => {
    const client = await clientOf(async (request, response) => {
      const chunks = await request.toArray();
      const body = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      response
        .setHeader('x-reply', 'yes')
        .end(JSON.stringify({ method, url, type: headers['content-type'], id: headers['x-id'], body }));
    });
    const reply = await client.request({
      method: 'PATCH',
      url: '/a',
      params: { q: 'я' },
      data: { text: 'Привет' },
      headers: { 'x-id': '7' },
    });
    expect(reply.data).toEqual({
      method: 'PATCH',
      url: `/base/a?q=${encodeURIComponent('я')}`,
      type: 'application/json',
      id: '7',
      body: '{"text":"Привет"}',
    });
    expect([reply.status, reply.headers['x-reply']]).toEqual([200, 'yes']);
  });

  it('fails with the response for a status that is no success', async () => {
    const client = await clientOf(
      (_request, response) => void response.writeHead(503, { 'retry-after': '3' }).end('{}'),
    );
    await expect(client.get('/a')).rejects.toMatchObject({
      response: { status: 503, headers: { 'retry-after': '3' } },
    });
  });

  it.each([
    ['says nothing', () => undefined],
    ['stops in the middle', (response: Parameters<RequestListener>[1]) => void response.write('{"a":')],
  ])('gives up in time on a reply that %s', async (_how, act) => {
    const client = await clientOf((_request, response) => act(response));
    const startedAt = performance.now();
    await expect(client.get('/a', { timeout: 300 })).rejects.toMatchObject({ code: 'ECONNABORTED' });
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('fails on a connection that breaks, that is refused, and on a reply that is too large', async () => {
    const breaking = await clientOf((request) => request.socket.destroy());
    await expect(breaking.get('/a')).rejects.toMatchObject({ isAxiosError: true });
    const refused = axios.create({
      baseURL: 'http://127.0.0.1:1',
      adapter: undiciAdapter(dispatcher),
      timeout: 5_000,
    });
    await expect(refused.get('/a')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    server?.close();
    const huge = await clientOf((_request, response) => void response.end('x'.repeat(2_000)));
    await expect(huge.get('/a')).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' });
  });

  it('gives up in time while it waits for a connection, and never sends the request then', async () => {
    const one = new Agent({ connections: 1, pipelining: 1 });
    const seen: (string | undefined)[] = [];
    const late = Promise.withResolvers<void>();
    const client = await clientOf((request, response) => {
      seen.push(request.url);
      void late.promise.then(() => response.end('{}'));
    });
    client.defaults.adapter = undiciAdapter(one);
    const first = client.get('/first');
    await expect(client.get('/late', { timeout: 300 })).rejects.toMatchObject({ code: 'ECONNABORTED' });
    late.resolve();
    await first;
    await client.get('/next');
    expect(seen).toEqual(['/base/first', '/base/next']);
    await one.destroy();
  });

  it('reads an unwanted body away to keep its connection, but not one without end', async () => {
    const sockets = new Set<unknown>();
    const client = await clientOf((request, response) => {
      sockets.add(request.socket);
      response.statusCode = 500;
      if (request.url === '/base/short') return void response.end('x'.repeat(20_000));
      const more = setInterval(() => response.write('x'.repeat(20_000)), 5);
      response.once('close', () => clearInterval(more)).once('close', () => closed.resolve(undefined));
    });
    const one = new Agent({ connections: 1 });
    client.defaults.adapter = undiciAdapter(one);
    const closed = Promise.withResolvers();
    for (let i = 0; i < 3; i++) await expect(client.get('/short')).rejects.toMatchObject({ status: 500 });
    await expect(client.get('/endless')).rejects.toMatchObject({ status: 500 });
    await closed.promise;
    expect(sockets.size).toBe(1);
    await one.destroy();
  });

  it('ends with the caller', async () => {
    const client = await clientOf(() => undefined);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    await expect(client.get('/a', { signal: caller.signal })).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  });
});
