import type { z } from 'zod';
import type { Contract } from '../../../contract.js';
import { FakeProblem } from './fake-problem.js';

/** What a request holds before its contract has seen it. */
export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The same by its contract. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** @throws {FakeProblem} validation_failed with every wrong place; values are not repeated. */
export function parseInput(contract: Contract, { params, query, body }: RawInput): ParsedInput {
  const errors: { pointer: string; message: string }[] = [];
  const parse = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    const parsed = schema?.safeParse(value);
    for (const issue of parsed?.error?.issues ?? []) {
      const message =
        issue.code === 'unrecognized_keys' ? 'has a field that the contract does not know' : issue.message;
      errors.push({ pointer: `/${[part, ...issue.path.map(toSegment)].join('/')}`, message });
    }
    return parsed?.data;
  };
  const parsed = {
    params: parse('path', contract.params, params),
    query: parse('query', contract.query, toRecord(query)),
    body: parse('body', contract.body, body),
  };
  if (errors.length > 0) throw new FakeProblem('validation_failed', { errors: errors.slice(0, 50) });
  return parsed;
}

/** A name that comes twice is a list, which no contract takes. */
function toRecord(query: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const toSegment = (key: PropertyKey): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
