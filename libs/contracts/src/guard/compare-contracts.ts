import { compareSchemas, type Direction } from './compare-schemas.js';
import type { ContractSnapshot, OperationSnapshot } from './contract-snapshot.js';
import type { JsonSchema } from './json-schema.js';

/** One reason why a client of the frozen contract would fail. */
export interface BreakingChange {
  /** Operation and part: `readCourse reply /modules/[]/completed`. */
  readonly where: string;
  /** What became of it: `is gone`. */
  readonly change: string;
}

const noFields: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

/**
 * Lists what breaks clients of a frozen contract; empty when the current one only grew.
 *
 * Breaking: an operation, field, value, error code or kind of value that is gone; an input that takes less, asks for more
 * or means something else when left out; a reply that promises less, or may be null or of a type it was not; another
 * method, path or status. Free: new operations, optional inputs, reply fields, values of an enumeration and error codes.
 *
 * @example
 * compareContracts(frozen, current).map(describeChange); // ['readCourse status: was 200, is 201']
 */
export function compareContracts(frozen: ContractSnapshot, current: ContractSnapshot): BreakingChange[] {
  const operations = Object.entries(frozen.operations).flatMap(([name, before]) => {
    const after = Object.hasOwn(current.operations, name) ? current.operations[name] : undefined;
    return after ? compareOperations(name, before, after) : [{ where: name, change: 'is gone' }];
  });
  const problems = Object.entries(frozen.problems).flatMap(([code, status]) =>
    Object.hasOwn(current.problems, code)
      ? compareValue(`error ${code} status`, status, current.problems[code])
      : [{ where: `error ${code}`, change: 'is gone' }],
  );
  return [
    ...operations,
    ...problems,
    ...comparePart('every error', 'reply', frozen.problem, current.problem),
    ...compareValue('stream path', frozen.stream.path, current.stream.path),
    ...comparePart('stream query', 'input', frozen.stream.resume, current.stream.resume),
    ...comparePart('stream frame', 'reply', frozen.stream.frame, current.stream.frame),
  ];
}

/** One clear line: `readCourse reply /progress: is gone`. */
export const describeChange = ({ where, change }: BreakingChange): string => `${where}: ${change}`;

function compareOperations(
  name: string,
  before: OperationSnapshot,
  after: OperationSnapshot,
): BreakingChange[] {
  const lostErrors = before.errors.filter((code) => !after.errors.includes(code));
  return [
    ...(['method', 'path', 'status'] as const).flatMap((key) =>
      compareValue(`${name} ${key}`, before[key], after[key]),
    ),
    ...comparePart(`${name} path`, 'input', before.params ?? noFields, after.params ?? noFields),
    ...comparePart(`${name} query`, 'input', before.query ?? noFields, after.query ?? noFields),
    ...compareBodies(name, before, after),
    ...compareReplies(name, before.reply, after.reply),
    ...lostErrors.map((code) => ({ where: `${name} error ${code}`, change: 'is gone' })),
  ];
}

function compareBodies(name: string, before: OperationSnapshot, after: OperationSnapshot): BreakingChange[] {
  const where = `${name} body`;
  if (!before.body)
    return after.body && !after.bodyOptional ? [{ where, change: 'is new and required' }] : [];
  if (!after.body) return [{ where, change: 'is gone' }];
  const required = before.bodyOptional && !after.bodyOptional ? [{ where, change: 'is now required' }] : [];
  return [...required, ...comparePart(where, 'input', before.body, after.body)];
}

function compareReplies(name: string, before: JsonSchema | null, after: JsonSchema | null): BreakingChange[] {
  if (!before) return [];
  return after
    ? comparePart(`${name} reply`, 'reply', before, after)
    : [{ where: `${name} reply`, change: 'is gone' }];
}

function comparePart(
  where: string,
  direction: Direction,
  before: JsonSchema,
  after: JsonSchema,
): BreakingChange[] {
  return compareSchemas(direction, before, after).map(({ at, change }) => ({
    where: at ? `${where} ${at}` : where,
    change,
  }));
}

const compareValue = (where: string, before: unknown, after: unknown): BreakingChange[] =>
  before === after ? [] : [{ where, change: `was ${String(before)}, is ${String(after)}` }];
