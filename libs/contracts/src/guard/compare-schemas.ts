import { compareDefault, compareKeywords } from './compare-keywords.js';
import { alternativesOf, type JsonSchema } from './json-schema.js';

/** Which way a value travels decides what breaks: inputs may take more, replies may promise more, neither less. */
export type Direction = 'input' | 'reply';

/** One difference: the place inside the schema, as a JSON pointer with `[]` for the items of an array, and what broke. */
export interface SchemaBreak {
  readonly at: string;
  readonly change: string;
}

/**
 * Lists what breaks clients of `before` when `after` takes its place.
 *
 * - Input: every value that was taken still is, and still means the same. Growing is free.
 * - Reply: everything that was promised still is. New fields and new texts of an enumeration are free: clients have to pass
 *   over what they do not know, as the client of this package does. A new kind of value in a place (null, another type,
 *   another tagged object, another number of a list) is not: no client can be ready for it.
 */
export function compareSchemas(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
  at = '',
): SchemaBreak[] {
  const [had, has] = alternativesOf(before, after);
  if (direction === 'input' ? has.has('anything') : had.has('anything')) return [];
  const lost = [...had.keys()].filter((key) => !has.has(key));
  const gained = [...has.keys()].filter((key) => !had.has(key));
  if (lost.length === had.size && gained.length > 0)
    return [{ at, change: `was ${list(had)}, is ${list(has)}` }];

  // That of alternatives stands beside them.
  const isOfAll = (before.anyOf ?? before.oneOf) !== undefined;
  const defaults = isOfAll ? compareDefault(direction, before, after) : [];
  const broken = direction === 'input' ? lost : [...lost.filter((key) => key !== 'null'), ...gained];
  const word = (key: string) =>
    direction === 'input'
      ? `no longer takes ${key}`
      : lost.includes(key)
        ? `no longer gives ${key}`
        : `may now be ${key}`;
  const inside = [...had].flatMap(([key, old]) => {
    const now = has.get(key);
    return now ? compareAlternative(direction, old, now, at) : [];
  });
  const outside = [...broken.map(word), ...defaults].map((change) => ({ at, change }));
  return [...outside, ...inside];
}

function compareAlternative(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
  at: string,
): SchemaBreak[] {
  const deeper: SchemaBreak[] = [];
  if (before.items && after.items)
    deeper.push(...compareSchemas(direction, before.items, after.items, `${at}/[]`));
  if (before.type === 'object') deeper.push(...compareObjects(direction, before, after, at));
  return [...compareKeywords(direction, before, after).map((change) => ({ at, change })), ...deeper];
}

function compareObjects(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
  at: string,
): SchemaBreak[] {
  const [had, has] = [before.properties ?? {}, after.properties ?? {}];
  const breaks: SchemaBreak[] = [];
  for (const [name, old] of Object.entries(had)) {
    const now = Object.hasOwn(has, name) ? has[name] : undefined;
    const place = `${at}/${name}`;
    if (!now) breaks.push({ at: place, change: 'is gone' });
    else breaks.push(...compareSchemas(direction, old, now, place));
  }
  const [must, mustNow] = [new Set(before.required), new Set(after.required)];
  for (const name of direction === 'input' ? mustNow : must) {
    if (direction === 'input' && !must.has(name)) {
      const change = Object.hasOwn(had, name) ? 'is now required' : 'is new and required';
      breaks.push({ at: `${at}/${name}`, change });
    }
    if (direction === 'reply' && !mustNow.has(name) && Object.hasOwn(has, name))
      breaks.push({ at: `${at}/${name}`, change: 'may now be left out' });
  }
  return [...breaks, ...compareOpenness(direction, before, after, at)];
}

/** Fields that are not named: taken or given as `additionalProperties` says. */
function compareOpenness(
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
  at: string,
): SchemaBreak[] {
  const [had, has] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (had === false || (direction === 'input' ? has === true : had === true)) return [];
  const place = `${at}/*`;
  if (has === false) return [{ at: place, change: 'fields of any name are gone' }];
  return compareSchemas(direction, had === true ? {} : had, has === true ? {} : has, place);
}

const list = (alternatives: ReadonlyMap<string, unknown>): string => [...alternatives.keys()].join(' or ');
