import type { z } from 'zod';
import type { Contract } from '../../contract.js';
import { problem, type Problem } from '../../v1/problem.js';
import { problemCodes, problemType, type ProblemCode } from '../../v1/problem-codes.js';
import type { RawReply } from './portal-under-test.js';
import { ContractBreach, holds, same } from './rule.js';

/** A refusal with this code, in everything that belongs to it. @throws {ContractBreach} */
export function expectProblem(what: string, reply: RawReply, code: ProblemCode): Problem {
  const body = parsed(`${what}: problem body`, problem, reply);
  same(`${what}: status and code`, [reply.status, body.code], [problemCodes[code].status, code]);
  const { title, status } = problemCodes[code];
  same(
    `${what}: type, title, status`,
    [body.type, body.title, body.status],
    [problemType(code), title, status],
  );
  const type = reply.headers.get('content-type') ?? '';
  holds(`${what}: content type`, type.startsWith('application/problem+json'), type);
  same(`${what}: request_id`, body.request_id, reply.headers.get('x-request-id'));
  return body;
}

/** `validation_failed` that names this place and no other. @throws {ContractBreach} */
export function expectWrongPlace(what: string, reply: RawReply, pointer: string): void {
  const { errors = [] } = expectProblem(what, reply, 'validation_failed');
  holds(
    `${what}: errors name ${pointer}`,
    errors.length > 0 && errors.every((one) => one.pointer === pointer),
    errors,
  );
}

/** The success of an operation, by its contract to the last field. @throws {ContractBreach} */
export function expectSuccess<Body = unknown>(contract: Contract, reply: RawReply): Body {
  const { name, status } = contract;
  same(`${name}: status`, [reply.status, reply.status < 400 ? '' : reply.text], [status, '']);
  same(`${name}: cache-control`, reply.headers.get('cache-control'), 'no-store');
  same(`${name}: x-content-type-options`, reply.headers.get('x-content-type-options'), 'nosniff');
  holds(`${name}: x-request-id`, Boolean(reply.headers.get('x-request-id')));
  if (!contract.reply) {
    same(`${name}: body`, reply.text, '');
    return undefined as Body;
  }
  const type = reply.headers.get('content-type') ?? '';
  holds(`${name}: content type`, type.startsWith('application/json'), type);
  return parsed(`${name}: body`, contract.reply, reply) as Body;
}

function parsed<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  { body, text }: RawReply,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ContractBreach(what, text.slice(0, 500), result.error.issues.slice(0, 5));
}
