import { idempotencyKey } from '@portal/contracts';
import { idempotencyHeader } from '@portal/contracts/core';
import type { IRouter, Request, Response } from 'express';
import { z } from 'zod';
import type { Fault } from '../faults/fault.js';
import { exchangeOf, jsonBody } from './exchange.js';
import type { Reply } from './first-replies.js';
import { contractProblem } from './problem.js';

/** What a handler gets: everything parsed by its contract, nothing else. */
export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  /** The fault that a handler has to play itself. */
  readonly fault: Fault | undefined;
}

export interface Endpoint<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly params?: Params;
  /** Left out: any query parameter is an error. */
  readonly query?: Query;
  /** Left out: any body is an error. */
  readonly body?: Body;
  handle(input: Input<Params, Query, Body>): Reply | Promise<Reply>;
}

const nothing = z.strictObject({});
const noBody = z.undefined({ error: 'must not be there' });

/** Parses the query of a request; without a schema there must be none. */
export function parseQuery(request: Request, schema?: z.ZodType): unknown {
  return parse('query', schema ?? nothing, { ...request.query });
}

/** Parses, or throws the problem that names every place. */
export function parse<Schema extends z.ZodType>(
  place: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw contractProblem(place, result.error);
  return result.data;
}

function send(response: Response, { status = 200, body, headers = {} }: Reply): void {
  const { fault } = exchangeOf(response);
  if (fault?.kind === 'save_then_drop') {
    response.destroy();
    return;
  }
  response.status(status).set(headers).type('application/json');
  response.send(fault?.kind === 'garbage_line' ? fault.line : JSON.stringify(body));
}

/** Adds one route of the core: contract in, handler, JSON out. */
export function addEndpoint<
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(router: IRouter, endpoint: Endpoint<Params, Query, Body>): void {
  const { params, query, body } = endpoint;
  router[endpoint.method](endpoint.path, async (request: Request, response: Response) => {
    const { fault, firstReplies } = exchangeOf(response);
    const input = {
      params: parse('path', params ?? nothing, { ...request.params }),
      query: parseQuery(request, query),
      body: parse('body', body ?? noBody, jsonBody(request, response)),
      fault,
    };
    const handle = async () => endpoint.handle(input as Input<Params, Query, Body>);
    const given = endpoint.method === 'post' ? request.get(idempotencyHeader) : undefined;
    const key = given === undefined ? undefined : parse(idempotencyHeader, idempotencyKey, given);
    const asked = JSON.stringify([input.params, input.query, input.body]);
    const reply = key === undefined ? handle() : firstReplies.of(`${endpoint.path} ${key}`, asked, handle);
    send(response, await reply);
  });
}
