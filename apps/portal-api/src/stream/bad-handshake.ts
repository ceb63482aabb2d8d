import type { WebSocketServer } from 'ws';
import { rawErrorResponse } from '../http/error-response.js';
import { sendLastReply } from '../http/last-reply.js';
import { requestIdOf } from '../http/request-id.js';
import { Refusal } from '../refusal.js';

/** With it a client that speaks another version learns which one is spoken here (RFC 6455, 4.4). */
const headers = { 'sec-websocket-version': '13' };

/** A handshake that ws itself cannot take, such as one without a key, gets a problem like any other refusal. */
export function answerBadHandshakes(server: WebSocketServer): void {
  server.on('wsClientError', (cause, socket, request) => {
    const refusal = new Refusal('validation_failed', { cause, headers });
    sendLastReply(socket, rawErrorResponse(refusal, requestIdOf(request)));
  });
}
