import type { z } from 'zod';

/** Deeper than any contract nests. */
const mostRounds = 8;

/**
 * Parses a reply as a client has to: `/api/v1` may grow, so fields that this version does not know are left out instead of
 * being an error. Everything else is as strict as the contract.
 */
export function parseForward<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  let parsed = schema.safeParse(value);
  let known = value;
  for (let round = 0; !parsed.success && round < mostRounds; round++) {
    const unknown = parsed.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length < parsed.error.issues.length) break;
    if (known === value) known = structuredClone(value);
    for (const { path, keys } of unknown) removeKeys(at(known, path), keys);
    parsed = schema.safeParse(known);
  }
  return parsed;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function removeKeys(value: unknown, keys: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of keys) Reflect.deleteProperty(value, key);
}
