import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';

const { firstPort } = globalThis as unknown as { readonly firstPort: number };

const listensOn = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ message }) => resolve(message));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve('free')));
  });

describe('the ports of a test file', () => {
  it('are nobody else’s while it runs, whichever process asks: who listens on the one before the first has the block', async () => {
    expect(firstPort % 100).toBe(1);
    expect(await listensOn(firstPort - 1)).toContain('EADDRINUSE');
    expect(await listensOn(firstPort)).toBe('free');
  });
});
