import { z } from 'zod';
import type { Contract } from '../contract.js';
import { problem } from '../v1/problem.js';
import { problemCodes } from '../v1/problem-codes.js';
import { streamPath } from '../v1/constants.js';
import { resumeQuery, streamFrame } from '../v1/stream.js';
import type { JsonSchema } from './json-schema.js';

/** One operation as a client depends on it. A part that the operation does not have is null. */
export interface OperationSnapshot {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly bodyOptional: boolean;
  readonly reply: JsonSchema | null;
  readonly errors: readonly string[];
}

/** All that a client of one version of the API depends on, as plain JSON. */
export interface ContractSnapshot {
  readonly operations: Readonly<Record<string, OperationSnapshot>>;
  /** Status of each error code. */
  readonly problems: Readonly<Record<string, number>>;
  /** Body of every error. */
  readonly problem: JsonSchema;
  readonly stream: { readonly path: string; readonly resume: JsonSchema; readonly frame: JsonSchema };
}

/** Words for people: they may change at any time. */
const annotations = ['description', 'title', 'example', 'examples', '$schema', 'id'] as const;

/**
 * Takes the snapshot of a list of contracts, together with the error codes and the stream of v1.
 *
 * @example
 * compareContracts(JSON.parse(frozenText), snapshotContracts(v1Contracts)); // [] when nothing breaks
 */
export function snapshotContracts(contracts: readonly Contract[]): ContractSnapshot {
  const named = contracts.map((contract) => [contract.name, snapshotOperation(contract)] as const);
  return {
    operations: Object.fromEntries(named),
    problems: Object.fromEntries(Object.entries(problemCodes).map(([code, { status }]) => [code, status])),
    problem: toSchema(problem, 'output'),
    stream: {
      path: streamPath,
      resume: toSchema(resumeQuery, 'input'),
      frame: toSchema(streamFrame, 'output'),
    },
  };
}

function snapshotOperation(contract: Contract): OperationSnapshot {
  const input = (schema: z.ZodType | undefined) => (schema ? toSchema(schema, 'input') : null);
  return {
    method: contract.method,
    path: contract.path,
    status: contract.status,
    params: input(contract.params),
    query: input(contract.query),
    body: input(contract.body),
    bodyOptional: contract.bodyOptional ?? false,
    reply: contract.reply ? toSchema(contract.reply, 'output') : null,
    errors: [...new Set(contract.errors)].sort(),
  };
}

/** The JSON Schema of a zod schema, without the words. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    override({ jsonSchema }) {
      for (const key of annotations) Reflect.deleteProperty(jsonSchema, key);
      // The format says it; how zod spells its pattern is no promise.
      if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  Reflect.deleteProperty(json, '$schema');
  return json as JsonSchema;
}
