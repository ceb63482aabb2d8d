import { idempotencyKey, type Contract } from '@portal/contracts';
import type { z } from 'zod';
import { createErrorResponses } from './error-responses.js';
import { exampleOf } from './example-of.js';
import { compact, type JsonObject } from './json.js';
import { errorsOf, type DocumentedRoute } from './operation-errors.js';
import { replyHeaders } from './reply-headers.js';
import { createSharedSchemas, toSchema } from './to-schema.js';
import { tagOf } from './tags.js';
import { rolesOf, whoMayCall } from './who-may-call.js';

/** What operations share; it ends up in the components of the document. */
export interface Shared {
  readonly schemas: ReturnType<typeof createSharedSchemas>;
  readonly errors: ReturnType<typeof createErrorResponses>;
}

export const createShared = (): Shared => ({
  schemas: createSharedSchemas(),
  errors: createErrorResponses(),
});

/** One operation of the document, all from its row in the route table. */
export function describeOperation(route: DocumentedRoute, shared: Shared): JsonObject {
  const { contract, permission } = route;
  const parameters = [
    ...parametersOf(contract.params, 'path'),
    ...parametersOf(contract.query, 'query'),
    ...(contract.errors.includes('idempotency_conflict') ? [idempotencyParameter()] : []),
  ];
  return compact({
    operationId: contract.name,
    tags: [tagOf(contract.path)],
    summary: contract.summary,
    description: [contract.description, whoMayCall(permission)].filter(Boolean).join('\n\n'),
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: contract.body && requestBody(contract, contract.body),
    responses: {
      [contract.status]: success(contract, shared),
      ...shared.errors.of(errorsOf(route)),
    },
    security: permission === 'anyone' ? [] : undefined,
    'x-permission': permission,
    'x-roles': rolesOf(permission),
  });
}

/** Each field of an object schema as a parameter. */
export function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = toSchema(schema, 'input');
  const needed = new Set((required ?? []) as string[]);
  return Object.entries((properties ?? {}) as Record<string, JsonObject>).map(([name, field]) => {
    const { description, examples, ...rest } = field;
    return compact({
      name,
      in: place,
      required: place === 'path' || needed.has(name) ? true : undefined,
      description,
      schema: rest,
      example: Array.isArray(examples) ? examples[0] : undefined,
    });
  });
}

function idempotencyParameter(): JsonObject {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeat of this request return the first response, for 24 hours, without doing anything again: a fresh UUID for each new request.',
    schema: toSchema(idempotencyKey, 'input'),
  };
}

function requestBody({ bodyOptional }: Contract, body: z.ZodType): JsonObject {
  return {
    required: !bodyOptional,
    content: { 'application/json': { schema: toSchema(body, 'input'), example: exampleOf(body, 'input') } },
  };
}

function success(contract: Contract, { schemas }: Shared): JsonObject {
  const { reply } = contract;
  return compact({
    description: reply ? contract.summary : `Done; there is no body. ${contract.summary}`,
    headers: replyHeaders(contract),
    content: reply && {
      'application/json': { schema: schemas.reply(reply), example: exampleOf(reply, 'output') },
    },
  });
}
