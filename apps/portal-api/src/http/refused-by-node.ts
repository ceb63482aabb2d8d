import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log.js';
import { Refusal } from '../refusal.js';
import { rawErrorResponse, toErrorResponse } from './error-response.js';
import { sendLastReply } from './last-reply.js';
import { requestIdOf } from './request-id.js';

/**
 * What node refuses before any middleware sees it gets the same problem body and an X-Request-Id as everything else. A
 * connection that breaks HTTP ends with the reply: nobody can say where its next request would begin.
 */
export function answerWhatNodeRefuses(server: Server, log: Log): void {
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, response });
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const before = latest.get(socket);
    const isAnswering = before !== undefined && !before.response.writableFinished;
    // The body of a request that has its reply, or is just getting it: there is nothing left to say.
    const isAnswered = before?.response.headersSent === true && !before.request.complete;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const refusal = refusalOf(error);
    log.info({ request_id: requestId, code: refusal.code }, 'not taken for a request');
    const refuse = () => sendLastReply(socket, rawErrorResponse(refusal, requestId));
    // A good request before the bad one still gets its reply.
    if (isAnswering && before.request.complete) before.response.once('close', refuse);
    else refuse();
  });

  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = toErrorResponse(
      new Refusal('expectation_failed'),
      requestIdOf(request),
    );
    response.writeHead(status, {
      ...headers,
      'x-request-id': body.request_id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(body));
  });

  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    const headers = { allow: 'GET, HEAD, POST, PATCH, DELETE' };
    const refusal = new Refusal('method_not_allowed', { headers });
    sendLastReply(socket, rawErrorResponse(refusal, requestIdOf(request)));
  });
}

function refusalOf({ code, cause }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_too_large', { cause });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('request_timeout', { cause });
  return new Refusal('malformed_request', { cause });
}
