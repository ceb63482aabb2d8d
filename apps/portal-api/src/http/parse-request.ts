import type { Contract } from '@portal/contracts';
import type { Request } from 'express';
import type { z } from 'zod';
import { Refusal } from '../refusal.js';

/**
 * Body, path and query by their contract; every wrong place is named, no value is repeated.
 *
 * @throws Refusal `validation_failed` with a JSON pointer a place, `unsupported_media_type`
 */
export function parseRequest(contract: Contract, request: Request) {
  const errors: { pointer: string; message: string }[] = [];
  const parse = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    for (const issue of parsed.error?.issues ?? []) errors.push(...describe(part, issue));
    return parsed.data;
  };
  const input = {
    params: parse('path', contract.params, request.params),
    query: parse('query', contract.query, request.query),
    body: parse('body', contract.body, bodyOf(contract, request)),
  };
  if (errors.length > 0) throw new Refusal('validation_failed', { errors: errors.slice(0, 50) });
  return input;
}

function bodyOf(contract: Contract, request: Request): unknown {
  if (request.body !== undefined) return request.body;
  const sent =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (sent && contract.body && !request.is('application/json')) throw new Refusal('unsupported_media_type');
  return contract.bodyOptional ? {} : undefined;
}

function describe(part: string, issue: z.core.$ZodIssue): { pointer: string; message: string }[] {
  const at = (path: readonly PropertyKey[]) => `/${[part, ...path.map(escape)].join('/')}`;
  if (issue.code === 'unrecognized_keys') {
    // The unknown key is the caller's text and may be personal: only its place is told.
    return [{ pointer: at(issue.path), message: 'has a field that the contract does not know' }];
  }
  return [{ pointer: at(issue.path), message: issue.message }];
}

const escape = (key: PropertyKey): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
