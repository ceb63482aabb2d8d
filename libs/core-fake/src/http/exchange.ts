import type { Request, Response } from 'express';
import type { Fault } from '../faults/fault.js';
import type { FirstReplies } from './first-replies.js';
import { CoreProblem } from './problem.js';

/** What the first steps have learnt about a request, for those that follow. */
export interface Exchange {
  readonly body: Buffer;
  readonly firstReplies: FirstReplies;
  fault?: Fault | undefined;
}

const exchanges = new WeakMap<Response, Exchange>();

export function beginExchange(response: Response, body: Buffer, firstReplies: FirstReplies): Exchange {
  const exchange: Exchange = { body, firstReplies };
  exchanges.set(response, exchange);
  return exchange;
}

export function exchangeOf(response: Response): Exchange {
  const exchange = exchanges.get(response);
  if (!exchange) throw new Error('the body of this request was never read');
  return exchange;
}

/** The parsed JSON body; undefined when there is none. */
export function jsonBody(request: Request, response: Response): unknown {
  const { body } = exchangeOf(response);
  if (body.length === 0) return undefined;
  if (!request.is('application/json')) {
    throw new CoreProblem(415, 'unsupported_media_type', 'the body must be application/json');
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new CoreProblem(400, 'malformed_json', 'the body is not valid JSON');
  }
}
