import { randomBytes } from 'node:crypto';
import type { RawReply, RawRequest } from './raw-http.js';
import type { RawClient } from './raw-http.js';

/** A whole WebSocket handshake, sent by hand so that a refusal's status, headers and body can be seen. */
export function upgrade(
  client: RawClient,
  target: string,
  cookie = '',
  more: Record<string, string> = {},
): Promise<RawReply> {
  const headers: RawRequest['headers'] = Object.entries({
    host: 'portal',
    ...(cookie ? { cookie } : {}),
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-version': '13',
    ...more,
  });
  return client.send({ method: 'GET', target, headers }, true);
}
