import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import { createHealthCall } from './health-call.js';

describe('a look at the health of the core', () => {
  let server: Server;
  let reply: { status: number; type: string; body: string };
  const dispatcher = new Agent();

  beforeEach(async () => {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const look = () => {
    const { port } = server.address() as AddressInfo;
    const call = createHealthCall({ url: `http://127.0.0.1:${port}`, headers: {}, dispatcher });
    return call(AbortSignal.timeout(5_000));
  };

  it("takes a 503 for the core's own word that all is down only in the form of the contract", async () => {
    reply = { status: 503, type: 'application/problem+json', body: '{"status":503}' };
    expect(Object.values((await look()).components)).toEqual(['down', 'down', 'down']);
    reply = { status: 503, type: 'text/html', body: '<h1>Too many requests</h1>' };
    await expect(look()).rejects.toThrow();
  });
});
