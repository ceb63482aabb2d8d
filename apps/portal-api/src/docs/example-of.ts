import type { z } from 'zod';
import type { JsonObject } from './json.js';
import { toSchema, type SchemaIo } from './to-schema.js';

/** A value that a schema describes, put together from the examples of its parts. */
export function exampleOf(schema: z.ZodType, io: SchemaIo): unknown {
  return fromSchema(toSchema(schema, io));
}

/**
 * Takes the example that a schema names, else makes one: constants and first values, objects from their fields. An optional
 * field is shown only when it names an example of its own.
 */
export function fromSchema(schema: JsonObject): unknown {
  const { examples, const: only, enum: values, default: preset } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (preset !== undefined) return preset;
  if (Array.isArray(values)) return values[0];
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches)) return fromSchema(branches[0]);
  const [type] = [schema['type']].flat();
  if (type === 'object') return fromFields(schema);
  if (type === 'array') return [fromSchema((schema['items'] ?? {}) as JsonObject)];
  if (type === 'integer' || type === 'number') return schema['minimum'] ?? 1;
  if (type === 'boolean') return true;
  if (type === 'string') return schema['format'] === 'date' ? '2026-09-01' : 'text';
  return null;
}

function fromFields(schema: JsonObject): JsonObject {
  const required = new Set((schema['required'] ?? []) as string[]);
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
  return Object.fromEntries(
    fields
      .filter(([name, field]) => required.has(name) || 'examples' in field)
      .map(([name, field]) => [name, fromSchema(field)]),
  );
}
