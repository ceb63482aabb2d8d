import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log.js';
import { Refusal } from '../refusal.js';
import { rawErrorResponse, toErrorResponse } from './error-response.js';
import { requestIdOf } from './request-id.js';

/**
 * What node refuses before any middleware sees it gets the same problem body and an X-Request-Id as everything else. A
 * connection that breaks HTTP ends with the reply: nobody can say where its next request would begin.
 */
export function answerWhatNodeRefuses(server: Server, log: Log): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = latest.get(socket);
    const isInReply = response?.headersSent === true && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isInReply) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const refusal = refusalOf(error);
    log.info({ request_id: requestId, code: refusal.code }, 'not taken for a request');
    socket.end(rawErrorResponse(refusal, requestId));
  });

  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = toErrorResponse(
      new Refusal('expectation_failed'),
      requestIdOf(request),
    );
    response.writeHead(status, { ...headers, 'x-request-id': body.request_id, 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  });

  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.end(rawErrorResponse(new Refusal('method_not_allowed'), requestIdOf(request)));
  });
}

function refusalOf({ code, cause }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_too_large', { cause });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('request_timeout', { cause });
  return new Refusal('malformed_request', { cause });
}
