import * as contracts from '@portal/contracts';
import { z } from 'zod';
import type { JsonObject } from './json.js';

export type SchemaIo = 'input' | 'output';

const names = new Map<z.ZodType, string>(
  Object.entries<unknown>(contracts).flatMap(([name, value]) =>
    value instanceof z.ZodObject || value instanceof z.ZodEnum
      ? [[value, name.charAt(0).toUpperCase() + name.slice(1)] as const]
      : [],
  ),
);

/** The JSON Schema of a zod schema, complete in itself. */
export function toSchema(schema: z.ZodType, io: SchemaIo): JsonObject {
  return convert(schema, io, () => undefined);
}

/** The schemas that the document names, collected while operations are described. */
export interface SharedSchemas {
  /** The schema of a reply; objects and enumerations that contracts export become references. */
  reply(schema: z.ZodType): JsonObject;
  /** All that was referred to, by name. */
  components(): Record<string, JsonObject>;
}

export function createSharedSchemas(): SharedSchemas {
  const found = new Map<string, JsonObject>();
  const refer = (schema: z.ZodType): JsonObject | undefined => {
    const name = names.get(schema);
    if (name === undefined) return undefined;
    if (!found.has(name)) {
      found.set(name, {});
      found.set(
        name,
        convert(schema, 'output', (inner) => (inner === schema ? undefined : refer(inner))),
      );
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return {
    reply: (schema) => refer(schema) ?? convert(schema, 'output', refer),
    components: () => Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function convert(
  schema: z.ZodType,
  io: SchemaIo,
  refer: (schema: z.ZodType) => JsonObject | undefined,
): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    override({ zodSchema, jsonSchema }) {
      const reference = refer(zodSchema as unknown as z.ZodType);
      if (reference) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, reference);
        return;
      }
      tidy(jsonSchema);
    },
  });
  return json;
}

function tidy(json: Record<string, unknown>): void {
  // The bounds of JavaScript's whole numbers tell a reader nothing.
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  // Nor does the pattern by which a format is checked.
  if (json['format'] === 'date' || json['format'] === 'date-time') delete json['pattern'];
  if ('example' in json) {
    json['examples'] = [json['example']];
    delete json['example'];
  }
}
