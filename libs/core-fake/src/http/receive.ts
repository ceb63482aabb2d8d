import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { CoreParts } from '../core-parts.js';
import { dialogInPath } from '../faults/routes.js';
import type { Faults, FaultSubject } from '../faults/faults.js';
import type { RecordedRequest } from '../recorder/recorder.js';
import { beginExchange, type Exchange } from './exchange.js';
import { hangUpSignal, pause } from './hang-up.js';
import { CoreProblem, sendProblem } from './problem.js';

/** Largest body, in bytes: room for an exchange with a very long answer. */
const bodyLimit = 64 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped: breaking off would reset the connection before the refusal arrives.
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit)
    throw new CoreProblem(413, 'payload_too_large', `the body is over ${bodyLimit} bytes`);
  return Buffer.concat(chunks);
}

/** Reads and records every request, then hands it on. */
export const receive =
  ({ recorder, faults, firstReplies }: CoreParts): RequestHandler =>
  async (request, response, next) => {
    const body = await readBody(request).catch((error: unknown) => {
      if (error instanceof CoreProblem) throw error;
      return undefined;
    });
    if (!body) return; // the caller left before the end of its request
    const recorded = recorder.record(request, body);
    const exchange = beginExchange(response, body, firstReplies);
    const id = request.get('x-request-id');
    if (id) response.set('x-request-id', id);
    await applyFault(faults, recorded, exchange, request, response, next);
  };

function subjectOf(recorded: RecordedRequest, request: Request): FaultSubject | undefined {
  if (!recorded.route) return undefined;
  const subject = { route: recorded.route, sessionId: dialogInPath(request.path), text: recorded.body };
  if (recorded.route !== 'chat' && recorded.route !== 'exchanges') return subject;
  return { ...subject, ...textsOf(recorded.body) };
}

// Rules match the text that a person would read, not its JSON escapes.
function textsOf(body: string): { sessionId?: string; text?: string } {
  try {
    const parsed = JSON.parse(body) as Record<string, unknown> | null;
    if (parsed === null || typeof parsed !== 'object') return {};
    const { session_id, messages, question, answer } = parsed;
    const turns = Array.isArray(messages)
      ? messages.map((turn: { text?: unknown } | null) => turn?.text)
      : [];
    const text = [...turns, question, answer].filter((part) => typeof part === 'string').join('\n');
    return { text, ...(typeof session_id === 'string' ? { sessionId: session_id } : {}) };
  } catch {
    return {};
  }
}

async function applyFault(
  faults: Faults,
  recorded: RecordedRequest,
  exchange: Exchange,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const subject = subjectOf(recorded, request);
  const fault = subject && faults.take(subject);
  if (!fault) return next();
  recorded.fault = fault.kind;
  switch (fault.kind) {
    case 'refuse_connection':
      request.socket.resetAndDestroy();
      return;
    case 'status':
      if (fault.retry_after !== undefined) response.set('retry-after', String(fault.retry_after));
      sendProblem(response, new CoreProblem(fault.status, 'injected_fault', 'a fault rule answers here'));
      return;
    case 'slow_headers':
      if (await pause(fault.ms, hangUpSignal(response))) next();
      return;
    default:
      exchange.fault = fault;
      next();
  }
}
