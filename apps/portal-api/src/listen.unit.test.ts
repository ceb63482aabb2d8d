import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { listen, PortTaken } from './listen.js';

describe('a server that cannot listen', () => {
  // The last one is of a link, and which one it does not say.
  it.each(['192.0.2.1', 'no-such-host.invalid', '999.1.1.1', 'fe80::1'])(
    'on %s names the variable to change',
    async (host) => {
      const listening = listen(createServer(), { host, port: 0 }, 'PORTAL_PORT');
      await expect(listening).rejects.toThrow(PortTaken);
      await expect(listening).rejects.toThrow(/Set .*PORTAL_HOST to another one/);
    },
  );
});
