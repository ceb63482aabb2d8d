import { quantitiesOf } from '../context/quantities.js';
import { Counts } from '../context/mark.js';
import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import type { MarksTold } from './marks-told.js';
import { isFound, type Mention } from './mention.js';
import { REGISTERS, registersOf } from './registers.js';

/** Tells what a message as a whole is like. */
export function addMarksOfMessage(
  marks: MarksTold,
  document: TextDocument,
  mentions: readonly Mention[],
): void {
  const { personal, relations, lesson, schoolLife, language, figures, isOwn, isSum } = subjectOf(document);
  marks.turnTo('what the message is about');
  marks.push(PERSONAL.of(personal));
  marks.push(RELATIONS.of(relations));
  marks.push(LESSON.of(lesson));
  marks.push(SCHOOL.of(schoolLife));
  marks.push(LANGUAGE.of(language));
  marks.push(FIGURES.of(figures.length));
  marks.push(OWN.of(Number(isOwn)));
  marks.push(SUM.of(Number(isSum)));
  marks.push(QUANTITIES.of(quantitiesOf(document)));
  marks.push(NUMBERS.of(stepOf(document.numbers.length, [1, 3, 6, 10])));
  marks.push(LENGTH.of(stepOf(document.tokens.length, [80, 120, 160])));
  addMarksOfNames(marks, mentions);
  addMarksOfRegisters(marks, document);
}

function addMarksOfNames(marks: MarksTold, mentions: readonly Mention[]): void {
  const names = new Set<string>();
  let found = 0;
  let sure = 0;
  for (const mention of mentions) {
    names.add(mention.name);
    if (!isFound(mention)) continue;
    found++;
    if (mention.best!.score >= SURE) sure++;
  }
  marks.turnTo('how many are named');
  marks.push(NAMES.of(stepOf(names.size, [2, 3, 4, 6, 9])));
  marks.push(FOUND.of(stepOf(found, [1, 2, 4, 7, 12])));
  marks.push(SURELY.of(sure));
}

function addMarksOfRegisters(marks: MarksTold, document: TextDocument): void {
  const counts = new Uint16Array(REGISTERS.length);
  for (const token of document.tokens) {
    let registers = registersOf(token);
    for (let i = 0; registers !== 0; i++, registers >>= 1) counts[i]! += registers & 1;
  }
  marks.turnTo('registers of the message');
  for (let i = 0; i < counts.length; i++) marks.push(OF_REGISTER[i]!.of(stepOf(counts[i]!, [1, 2, 4])));
}

/** How many of the steps a number has reached. */
export function stepOf(value: number, steps: readonly number[]): number {
  let step = 0;
  while (step < steps.length && value >= steps[step]!) step++;
  return step;
}

const SURE = 0.9;
const PERSONAL = new Counts('personal', 4);
const RELATIONS = new Counts('relations', 3);
const LESSON = new Counts('lesson', 4);
const SCHOOL = new Counts('school', 3);
const LANGUAGE = new Counts('language', 2);
const FIGURES = new Counts('figures', 3);
const OWN = new Counts('own', 1);
const SUM = new Counts('sum', 1);
const QUANTITIES = new Counts('quantities', 4);
const NAMES = new Counts('names', 5);
const FOUND = new Counts('found', 5);
const SURELY = new Counts('surely', 3);
const NUMBERS = new Counts('numbers', 4);
const LENGTH = new Counts('length', 3);
const OF_REGISTER = REGISTERS.map((register) => new Counts(register, 3));
