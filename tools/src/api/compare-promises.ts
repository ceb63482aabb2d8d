import { isWider } from './compare-ranges.js';
import type { Promises } from './package-promises.js';

/** A promise of a package that is no longer kept. */
export interface BrokenPromise {
  /** What a consumer names: the entry, or the package. */
  readonly entry: string;
  readonly where: string;
  readonly change: string;
}

/** What each kind of promise may become without breaking anybody: the value before, and the value after. */
const mayBecome: Readonly<Record<string, (before: string, after: string) => boolean>> = {
  export: keepsWords,
  command: () => true,
  option: keepsWords,
  peer: (before, after) =>
    isWider(rangeOf(before), rangeOf(after)) && (!isOptional(before) || isOptional(after)),
  engine: isWider,
  field: (before, after) => before === after,
};

const asks = new Set(['peer', 'engine']);

/**
 * Lists the promises that are broken: an entry, condition, command or option that is gone, a range that takes less, a field
 * that says anything else, and a peer or an engine that is newly asked for. To promise more, or to ask for less, is free.
 */
export function comparePromises(name: string, accepted: Promises, present: Promises): BrokenPromise[] {
  // What was accepted before promises were recorded tells of none.
  if (Object.keys(accepted).length === 0) return [];
  const broken = Object.entries(accepted).flatMap(([promise, before]) => {
    const [kind = '', subject = ''] = promise.split(' ');
    const after = present[promise];
    if (after === undefined) return asks.has(kind) ? [] : [say(name, promise, 'is gone')];
    if (mayBecome[kind]?.(before, after)) return [];
    if (kind === 'export') {
      const lost = before.split(' ').filter((word) => !after.split(' ').includes(word));
      return [
        {
          entry: name + subject.slice(1),
          where: 'its conditions',
          change: `no longer have ${lost.join(', ')}`,
        },
      ];
    }
    return [say(name, promise, `was ${before}, is ${after}`)];
  });
  const asked = Object.entries(present).flatMap(([promise, after]) => {
    const isNew = asks.has(promise.split(' ')[0]!) && accepted[promise] === undefined;
    return isNew && !isOptional(after) ? [say(name, promise, `is new and required: ${after}`)] : [];
  });
  return [...broken, ...asked];
}

function say(name: string, promise: string, change: string): BrokenPromise {
  const [kind, subject = ''] = promise.split(' ');
  if (kind === 'export') return { entry: name + subject.slice(1), where: 'the whole entry', change };
  return {
    entry: name,
    where: kind === 'option' ? `the ${promise}` : `the ${promise} of package.json`,
    change,
  };
}

function keepsWords(before: string, after: string): boolean {
  const words = after.split(' ');
  return before.split(' ').every((word) => words.includes(word));
}

const isOptional = (peer: string): boolean => peer.endsWith(' optional');
const rangeOf = (peer: string): string => peer.replace(/ optional$/, '');
