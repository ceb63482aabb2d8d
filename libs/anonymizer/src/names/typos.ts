import { frequentNames } from './given-names.js';

const SHORTEST = 4;

/** Names by first letter and length, made when the first unknown word is met. */
let index: Map<string, string[]> | undefined;

function namesLike(word: string, length: number): readonly string[] {
  if (index === undefined) {
    index = new Map();
    for (const name of frequentNames()) {
      if (name.length < SHORTEST) continue;
      const key = name[0]! + name.length;
      const known = index.get(key);
      if (known === undefined) index.set(key, [name]);
      else known.push(name);
    }
  }
  return index.get(word[0]! + length) ?? [];
}

/**
 * Whether the word is one slip away from a given name: a letter left out, doubled, changed or swapped with its
 * neighbour. The first letter is taken for right. Looks at some two hundred names, so callers bound how often they ask.
 */
export function isMisspelledName(word: string): boolean {
  const length = word.length;
  if (length < SHORTEST || length > 14) return false;
  const isOneSlip = (name: string): boolean => differsByOneSlip(word, name);
  if (namesLike(word, length + 1).some(isOneSlip)) return true;
  if (length === SHORTEST) return namesLike(word, length).some((name) => isSwap(word, name));
  return namesLike(word, length).some(isOneSlip) || namesLike(word, length - 1).some(isOneSlip);
}

function differsByOneSlip(word: string, name: string): boolean {
  const at = firstDifference(word, name);
  if (word.length === name.length) return word.slice(at + 1) === name.slice(at + 1) || isSwap(word, name);
  const [longer, shorter] = word.length > name.length ? [word, name] : [name, word];
  return longer.slice(at + 1) === shorter.slice(at);
}

function isSwap(word: string, name: string): boolean {
  const at = firstDifference(word, name);
  return word[at] === name[at + 1] && word[at + 1] === name[at] && word.slice(at + 2) === name.slice(at + 2);
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 1;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
