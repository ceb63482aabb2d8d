import type { Direction } from './compare-schemas.js';
import { same, type JsonSchema } from './json-schema.js';

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Compared elsewhere, or by rules of their own below. */
const structure = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'default',
  'anyOf',
  'oneOf',
];

/** Breaks in what a schema of one type says about the value itself: its values, bounds, form and default. */
export function compareKeywords(direction: Direction, before: JsonSchema, after: JsonSchema): string[] {
  return [
    ...compareValues(direction, before.enum, after.enum),
    ...compareWholeness(direction, before, after),
    ...lowerBounds.flatMap((key) => compareBound(direction, key, before[key], after[key], -1)),
    ...upperBounds.flatMap((key) => compareBound(direction, key, before[key], after[key], 1)),
    ...compareOthers(direction, before, after),
    ...compareDefault(direction, before, after),
  ];
}

function compareValues(
  direction: Direction,
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
): string[] {
  if (before && after) {
    const gone = before.filter((value) => !after.some((other) => same(value, other)));
    // The client lets a newer text through; nothing is ready for a number or a flag that was never there.
    const odd = direction === 'input' ? [] : after.filter((value) => typeof value !== 'string');
    const gained = odd.filter((value) => !before.some((other) => same(value, other)));
    return [
      ...gone.map((value) => `value ${JSON.stringify(value)} is gone`),
      ...gained.map((value) => `may now be ${JSON.stringify(value)}`),
    ];
  }
  if (direction === 'input' && after) return ['takes only certain values now'];
  if (direction === 'reply' && before) return ['is no longer one of certain values'];
  return [];
}

function compareWholeness(direction: Direction, before: JsonSchema, after: JsonSchema): string[] {
  if (before.type === after.type) return [];
  if (direction === 'input' && after.type === 'integer') return ['takes only whole numbers now'];
  if (direction === 'reply' && before.type === 'integer') return ['may now be a fraction'];
  return [];
}

/** `outward` is the sign of the way in which the bound lets more values pass. */
function compareBound(
  direction: Direction,
  keyword: string,
  before: unknown,
  after: unknown,
  outward: 1 | -1,
): string[] {
  const open = outward * Infinity;
  const [had, has] = [asNumber(before, open), asNumber(after, open)];
  const moved = (has - had) * outward;
  if (had === has) return [];
  const breaks = direction === 'input' ? moved < 0 : moved > 0;
  return breaks ? [`${keyword} was ${say(before)}, is ${say(after)}`] : [];
}

/** Patterns, formats and the rest: whether one covers the other cannot be told, so any change to what was said breaks. */
function compareOthers(direction: Direction, before: JsonSchema, after: JsonSchema): string[] {
  const judged = new Set([...structure, ...lowerBounds, ...upperBounds]);
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)].filter((key) => !judged.has(key)));
  return [...keywords].flatMap((keyword) => {
    const [had, has] = [before[keyword], after[keyword]];
    const free = direction === 'input' ? has === undefined : had === undefined;
    return free || same(had, has) ? [] : [`${keyword} was ${say(had)}, is ${say(has)}`];
  });
}

/** What a left-out field means. Naming a default for the first time writes down what was open. */
export function compareDefault(direction: Direction, before: JsonSchema, after: JsonSchema): string[] {
  if (direction === 'reply' || before['default'] === undefined || same(before['default'], after['default']))
    return [];
  return [`default was ${say(before['default'])}, is ${say(after['default'])}`];
}

const asNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;
const say = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));
