import type { ServerResponse } from 'node:http';
import type { ErrorResponse } from '../http/error-response.js';
import { Refusal } from '../refusal.js';

/** A response that Engine.IO may write to, though the refusals are ours. */
export interface GuardedResponse {
  /** Sends a problem; over what has begun to be sent, only the end of the connection. */
  send(problem: ErrorResponse): void;
  /**
   * From now on what Engine.IO refuses by itself is handed to `refuse` instead: a body that turns out too long while it is read,
   * a second poll beside the first. It tells that by nothing but the status that it writes.
   */
  takeRefusals(refuse: (refusal: Refusal) => void): void;
}

/** Who has no stream by then is sent away, and makes room for the next. */
export const strangersLeaveWithinS = 5;

const refusalHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function guardResponse(response: ServerResponse): GuardedResponse {
  const writeHead = response.writeHead.bind(response) as (...args: readonly unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  return {
    send({ status, headers, body }) {
      if (response.headersSent) return void response.destroy();
      writeHead(status, { ...headers, ...refusalHeaders, 'x-request-id': body.request_id });
      end(JSON.stringify(body));
    },
    takeRefusals(refuse) {
      response.writeHead = (status: number, ...rest: readonly unknown[]) => {
        if (status < 400) return writeHead(status, ...rest);
        // The problem is all that is sent.
        response.writeHead = response.end = () => response;
        refuse(refusalOf(status));
        return response;
      };
    },
  };
}

function refusalOf(status: number): Refusal {
  if (status === 413) return new Refusal('payload_too_large');
  if (status === 403) return new Refusal('rate_limited', { retryAfterS: strangersLeaveWithinS });
  const errors = [{ pointer: '/query/sid', message: 'is a connection that cannot take this request now' }];
  return new Refusal('validation_failed', { errors });
}
