import { describe, expect, it } from '@jest/globals';
import { announce } from './announce.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import type { Portal } from './portal.js';

describe('what is said at the start', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]'],
    ['portal.example', 'portal.example'],
  ])('has addresses that can be opened: on %s', (host, shown) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const portal = { port: 3000, opsPort: 3001, context: { store: { kind: 'memory' } } } as unknown as Portal;
    announce(readConfig({ PORTAL_HOST: host, PORTAL_OPS_HOST: host }), portal, log);
    const said = JSON.parse(lines.join('')) as Record<string, string>;
    expect(said).toMatchObject({
      portal: `http://${shown}:3000/api/v1`,
      docs: `http://${shown}:3000/docs`,
      ops: `http://${shown}:3001/readyz`,
    });
    for (const name of ['portal', 'docs', 'ops']) expect(URL.canParse(said[name] ?? '')).toBe(true);
  });
});
