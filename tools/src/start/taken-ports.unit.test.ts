import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { explainTakenPort, findTakenPorts } from './taken-ports.js';

const host = '127.0.0.1';
const server = createServer();
afterEach(() => void server.close());

describe('taken ports', () => {
  it('are found, with the variable to change, and free ones are free again afterwards', async () => {
    await once(server.listen(0, host), 'listening');
    const { port } = server.address() as AddressInfo;
    const wanted = { variable: 'PORTAL_PORT', host, port } as const;
    expect(await findTakenPorts([wanted])).toEqual([wanted]);
    server.close();
    await once(server, 'close');
    expect(await findTakenPorts([wanted])).toEqual([]);
    expect(await findTakenPorts([wanted])).toEqual([]);
  });

  it('include the second of two that want the same', async () => {
    await once(server.listen(0, host), 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const first = { variable: 'PORTAL_PORT', host, port } as const;
    const second = { variable: 'PORTAL_OPS_PORT', host, port } as const;
    expect(await findTakenPorts([first, second])).toEqual([second]);
  });

  it('are explained in one line with port, variable and a way out', () => {
    expect(explainTakenPort({ variable: 'PORTAL_PORT', host, port: 3000 })).toBe(
      'Port 3000 is taken. Set PORTAL_PORT to a free port, for example: PORTAL_PORT=3100 npm start',
    );
  });
});
