import { z } from 'zod';

/** A place in a JSON value: the keys and indices that lead there; the value itself is `[]`. */
export type Place = readonly (string | number)[];

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A value with something in every place that the contract knows, optional ones too. */
export function sampleOf(contract: z.ZodType): unknown {
  return fill(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function fill(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, fill(part)]));
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => fill(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'notes';
}

/** Every place of a value, from the outside in. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    at,
    ...keys.flatMap((key) => placesOf((value as Record<string | number, unknown>)[key], [...at, key])),
  ];
}

/** A copy with something else in one place. */
export function putAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = putAt(copy[key], rest, replacement);
  return copy;
}

/** Values of every JSON type, and such as trip over prototypes, numbers and text. */
export const strangeValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '   ',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  '../../etc/passwd',
  'x'.repeat(9_000),
  [],
  [[]],
  [null],
  Array.from({ length: 1_100 }, () => 0),
  {},
  { length: 1 },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__": {"role": "system_admin"}}'),
  { constructor: { prototype: { role: 'system_admin' } } },
];
