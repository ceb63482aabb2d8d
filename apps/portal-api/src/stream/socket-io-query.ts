import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.js';

/** What Engine.IO reads of a request's address. */
export type SocketIoQuery = Record<string, string>;

/**
 * The query as Engine.IO would read it: by `URL`, which ends it at a `#`, and the last of two values. Where another reader
 * could see something else, the request is refused: what is let in has to be what was looked at.
 *
 * @param transport the one that the request has come by
 * @throws Refusal `validation_failed`, `method_not_allowed`
 */
export function readSocketIoQuery(
  { url = '', method = '' }: IncomingMessage,
  transport: 'polling' | 'websocket',
): SocketIoQuery {
  if (url.includes('#')) throw wrong('/query', 'must not be followed by a fragment');
  const { searchParams } = new URL(url, 'http://portal');
  const query: SocketIoQuery = Object.fromEntries(searchParams);
  if (Object.keys(query).length < searchParams.size) throw wrong('/query', 'must not have a name twice');
  if (query['EIO'] !== '4') throw wrong('/query/EIO', 'must be 4: the protocol of Socket.IO 3 and later');
  if (query['transport'] !== transport)
    throw wrong('/query/transport', 'must be polling, or websocket with an upgrade');
  const methods = query['sid'] === undefined ? ['GET'] : ['GET', 'POST'];
  if (!methods.includes(method))
    throw new Refusal('method_not_allowed', { headers: { allow: methods.join(', ') } });
  return query;
}

/** A wrong place in the query. */
export const wrong = (pointer: string, message: string): Refusal =>
  new Refusal('validation_failed', { errors: [{ pointer, message }] });
