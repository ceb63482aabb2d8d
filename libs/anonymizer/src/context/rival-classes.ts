import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { shapedAs, type Shaped } from './candidate.js';
import { Marks } from './mark.js';

const SAME_GRADE = new Marks('rival of the grade, ');
const SAME_NAME = new Marks('rival of the name, ');

/** "5a and 5b", "8 Acacia and 10 Acacia": each of them makes the other one likelier, and exercises are told apart by their form. */
export function markRivals({ lower }: TextDocument, found: Shaped[], decided: readonly Candidate[]): void {
  const classes = found.filter(({ shape }) => shape === 'class');
  if (classes.length === 0) return;
  const ofRules = decided.filter(({ type }) => type === 'CLASS');
  if (classes.length + ofRules.length < 2) return;
  const parts = [...classes, ...ofRules].flatMap(({ start, end }) => partsOf(lower.slice(start, end)) ?? []);
  const names = grouped(parts, ({ grade, name }) => [grade, name]);
  const grades = grouped(parts, ({ grade, name }) => [name, grade]);
  for (let i = 0; i < found.length; i++) {
    const { shape, first, last, start, end, rule = [] } = found[i]!;
    const own = shape === 'class' ? partsOf(lower.slice(start, end)) : undefined;
    if (own === undefined) continue;
    const isOfGrade = names.get(own.grade)!.size > 1;
    if (!isOfGrade && grades.get(own.name)!.size === 1) continue;
    const mark = (isOfGrade ? SAME_GRADE : SAME_NAME).of(rule.at(-1)?.name ?? '');
    found[i] = shapedAs(shape, first, last, start, end, { rule: [...rule, mark] });
  }
}

interface Parts {
  readonly grade: string;
  readonly name: string;
}

/** "year 8-b" is the b of 8. */
function partsOf(value: string): Parts | undefined {
  const match = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[ .,/«"“'(-]*([\p{L}\d].*?)["»”')]*$/u.exec(value);
  return match === null ? undefined : { grade: match[1]!, name: match[2]! };
}

/** What goes with each: a map of sets, for a text may hold thousands of classes. */
function grouped(
  parts: readonly Parts[],
  pairOf: (parts: Parts) => readonly [string, string],
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const each of parts) {
    const [by, what] = pairOf(each);
    const group = groups.get(by);
    if (group === undefined) groups.set(by, new Set([what]));
    else group.add(what);
  }
  return groups;
}
