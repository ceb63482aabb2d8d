import { isCode } from '../../names/mentions.js';
import { subjectOf } from '../context.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { classBeside, comesFrom, isOfSchool, isQuotedLetter } from './class-beside.js';
import { CLASS_CUES } from './class-cues.js';
import {
  CLASS_RU,
  CLASS_EN,
  CLASS_GOES_ON,
  NOT_CLASS,
  NO_CLASS_BEHIND,
  OURS,
  PHYSICS,
  SPOKEN_LETTER,
  THINGS_BEHIND,
  areAnswers,
  areManyPupils,
  endOfProfile,
  isHere as isClassHere,
} from './class-words.js';
import { isLevelOfExplanation, isMarkOfWork } from './class-level.js';
import { isSumOfClasses } from './class-sums.js';
import { inWords, ownGrade, type FoundClass } from './own-grade.js';

/** School classes: "7Б", "10 «А»", "class 7B", "в седьмом б", and the plain grade of the writer. */
export const schoolClass: Recognizer = {
  name: 'school-class',
  find(document) {
    const found: Candidate[] = [];
    const add = (candidate: FoundClass | undefined): void => {
      if (candidate === undefined || isLevelOfExplanation(document, candidate.start, candidate.end)) return;
      if (isMarkOfWork(document, candidate.start, candidate.end)) return;
      found.push(candidateOf(candidate, 'CLASS', 'school-class'));
    };
    for (const token of document.numbers) {
      if (token.end - token.start > 2) continue;
      const grade = Number(token.lower);
      if (grade < 1 || grade > HIGHEST_GRADE) continue;
      add(
        (grade < HIGHEST_GRADE ? numberAndLetter(document, token) : undefined) ?? ownGrade(document, token),
      );
    }
    for (const token of document.cued) if (CLASS_CUES.has(token)) add(inWords(document, token));
    return found;
  },
};

/** Grades have numbers up to it; letters divide those below. */
const HIGHEST_GRADE = 13;

/** Of a numeral, with its hyphen. */
const LONGEST_ENDING = 4;

function numberAndLetter(document: TextDocument, number: Token): FoundClass | undefined {
  const { tokens, text, lower } = document;
  const ending = tokens[number.index + 1];
  if (ending?.kind !== 'word') return undefined;
  // "8-м «В»": the ending of the numeral stands between. "8М" is a class of its own.
  const isEnding =
    ending.end <= number.end + LONGEST_ENDING &&
    ending.casing === 'lower' &&
    ending.script === 'cyrillic' &&
    /^-?(?:м|ом|й|ый|го|ого|ой)$/.test(lower.slice(number.end, ending.end));
  const letter = isEnding ? tokens[number.index + 2] : ending;
  if (letter?.kind !== 'word') return undefined;
  const from = isEnding ? ending : number;
  const profile = letter.start > number.end ? endOfProfile(lower, number, ending) : 0;
  if (profile > 0 && isClassHere(document, number))
    return {
      start: number.start,
      end: number.end + profile,
      score: 0.75,
      reason: 'number and profile of a class',
    };
  if (letter.end - letter.start > 2 || letter.start - from.end > 2) return undefined;
  if (letter.end - letter.start === 2) return spokenLetter(document, number, letter);
  const gap = text.slice(from.end, letter.start);
  const isPlain = gap === '' || gap === ' ';
  if (!isPlain && !/^ ?[-"«“„'] ?$/.test(gap)) return undefined;
  const closing = !isPlain && /["«“„']/.test(gap) && /^["»”“']/.test(text.slice(letter.end));
  const end = letter.end + (closing ? 1 : 0);
  const before = (): string => lower.slice(Math.max(0, number.start - 40), number.start);
  const previous = tokens[number.index - 1];
  if (gap === '' && letter.lower === 's' && letter.casing === 'lower' && areManyPupils(tokens, previous))
    return undefined;
  // "FF3A"
  if (previous?.end === number.start && !CLASS_RU.accepts(previous.word) && !CLASS_EN.accepts(previous.word))
    return undefined;
  if (
    previous !== undefined &&
    (NOT_CLASS.accepts(previous.word) || isListedThing(tokens, previous)) &&
    number.start - previous.end <= 3 &&
    !isTutorGroup(tokens, previous) &&
    // "рисунок 5б класса победил"
    !(gap === '' && isBeforeClass(document, letter)) &&
    // "прикрепите к группе 10"В""
    !(closing && previous.lower.startsWith('групп'))
  )
    return undefined;
  if (previous?.script === 'latin' && EXERCISES.test(before())) return undefined;
  const gapBefore = number.start - (previous?.end ?? 0);
  // A word and a space stand before most.
  if (
    (gapBefore !== 1 || text[number.start - 1] !== ' ' || previous?.kind !== 'word') &&
    /[№#+*/=^(.,\d-]\s?$/.test(before()) &&
    !/[(,] ?$|(?:класс|class|form)[ :]*[=-] ?$/.test(before())
  )
    return undefined;
  const next = tokens[letter.index + 1];
  const isBeforeWord = next?.kind === 'word' && next.start === end + 1 && text[end] === ' ';
  if (isBeforeWord) {
    const behind = next.lower === 'из' ? tokens[next.index + 1] : next;
    if (behind !== undefined && NO_CLASS_BEHIND.accepts(behind.word)) return undefined;
  } else if (/^(?:\s?[+*/=^²³<>]|\s-\s|[)\d_])/.test(text.slice(end, end + 3)) && text[end] !== ')')
    return undefined;
  // "5а-3в": letters of a formula
  if (letter.casing === 'lower' && /^-\d/.test(text.slice(end, end + 2)) && !isOfSchool(document))
    return undefined;
  if (isSumOfClasses(document)) return undefined;
  const withClass = classWordNear(document, number, letter);
  if (withClass !== undefined)
    return {
      start: withClass.start ?? number.start,
      end: Math.max(end, withClass.end ?? end),
      score: 0.93,
      reason: 'class, number and letter',
    };
  const isAmongNumbers =
    tokens[number.index - 2]?.kind === 'number' || tokens[number.index + 2]?.kind === 'number';
  if (isAmongNumbers && areAnswers(lower.slice(Math.max(0, number.start - 24), end + 24))) return undefined;
  const isCapital = letter.casing !== 'lower';
  const isListed = (): boolean =>
    /^\s*(?:$|[,.!?;)\n])/.test(text.slice(end, end + 4)) && /(?:^|[,;(])\s*$/.test(before());
  const isHere = isClassHere(document, number) || (isCapital && isListed());
  const beside = isHere ? undefined : classBeside(document, number, letter, end, gap);
  if (beside !== undefined) return { start: number.start, end, score: 0.72, reason: beside };
  if ((letter.script === 'latin' || 'авгкнмслтдж'.includes(letter.lower)) && isPhysics(document))
    return undefined;
  // "3D", "5G"
  if (/[bhfмт]/.test(letter.lower) && occurs(document, PENCILS)) return undefined;
  const isDimension = letter.script === 'latin' && /^(?:[2-5]d|[2-5]g)$/.test(number.lower + letter.lower);
  if (
    isDimension &&
    !/\b(?:i'?m|am|is|sister|brother|son|daughter|class) (?:now )?in $|\bfrom $/.test(before())
  )
    return undefined;
  // "мы 7 в и нам задали"
  if (!isCapital && isClassOfOurs(document, number, end, letter))
    return { start: number.start, end, score: 0.7, reason: 'class that goes on' };
  // "8 и", "5 в", "6 ч" are a number and a word or a unit.
  if (
    gap === ' ' &&
    !isCapital &&
    (/[^абвгдежзк]/.test(letter.lower) ||
      (/[авк]/.test(letter.lower) && !/^\s*(?:$|[,.!?;)])/.test(text.slice(end, end + 4))))
  )
    return undefined;
  if (letter.script === 'latin' && gap === ' ' && !isCapital) return undefined;
  // "ну и 7а опять опоздал"
  if (gap === '' && letter.script === 'cyrillic' && CLASS_GOES_ON.test(lower.slice(end, end + 20)))
    return { start: number.start, end, score: 0.6, reason: 'class that goes on' };
  if (
    letter.lower === 'х' ||
    letter.lower === 'x' ||
    (letter.script === 'latin' && !/[a-h]/.test(letter.lower))
  )
    return undefined;
  if (gap !== ' ' && isCapital && (isHere || letter.script === 'cyrillic' || !isOfThings(document, end)))
    return { start: number.start, end, score: isHere ? 0.88 : 0.7, reason: 'number and letter of a class' };
  if (gap === ' ' && isCapital && letter.script === 'cyrillic' && /[абвгде]/.test(letter.lower) && !isHere)
    return { start: number.start, end, score: 0.55, reason: 'number and capital letter' };
  if (closing && isQuotedLetter(document, letter))
    return { start: number.start, end, score: 0.6, reason: 'number and quoted letter' };
  if (gap === '' && letter.script === 'cyrillic' && comesFrom(document, number, letter))
    return { start: number.start, end, score: 0.6, reason: 'number and letter, and where from' };
  if (isHere)
    return { start: number.start, end, score: 0.75, reason: 'number and letter where a class is named' };
  return {
    start: number.start,
    end,
    score: gap === '' && letter.script === 'cyrillic' && isTalk(document) ? 0.55 : 0.3,
    reason: 'number and letter',
  };
}

function isBeforeClass({ tokens }: TextDocument, { index, end }: Token): boolean {
  const next = tokens[index + 1];
  return next?.start === end + 1 && next.script === 'cyrillic' && CLASS_RU.accepts(next.word);
}

function isClassOfOurs({ lower }: TextDocument, number: Token, end: number, letter: Token): boolean {
  return (
    letter.script === 'cyrillic' &&
    /[абвгдежзк]/.test(letter.lower) &&
    CLASS_GOES_ON.test(lower.slice(end, end + 20)) &&
    OURS.test(lower.slice(Math.max(0, number.start - 12), number.start))
  );
}

/** "наш 6 бэ": the letter as it is spoken. */
function spokenLetter(document: TextDocument, number: Token, letter: Token): FoundClass | undefined {
  if (!letter.lower.endsWith('э') || !SPOKEN_LETTER.test(letter.lower) || isPhysics(document))
    return undefined;
  const { start } = classWordNear(document, number, letter) ?? number;
  return { start: start ?? number.start, end: letter.end, score: 0.7, reason: 'number and a spoken letter' };
}

/** "llama 8B", "8B dollars", "6A fuse" */
function isOfThings(document: TextDocument, end: number): boolean {
  return (
    THINGS_BEHIND.test(document.lower.slice(end, end + 16)) || (isCode(document) && !isOfSchool(document))
  );
}

/** "What is softer, a 2B or a 4B pencil?" */
const PENCILS = /\bpencils?\b|карандаш/;

/** "stuck on 4B", "my answer to 5b", ".class-8c" */
const EXERCISES =
  /(?:\b(?:stuck (?:on|at|with)|(?:i'm|im|we're|am) on|answers? (?:to|for)|solution (?:to|for)|solved?|got wrong|skipped) |[.#]class-)$/;

/** "steps 2A and 2B": behind another of what is no class. */
function isListedThing(tokens: readonly Token[], joint: Token): boolean {
  const before = tokens[joint.index - 3];
  return (
    before !== undefined && NOT_CLASS.accepts(before.word) && /^(?:and|or|to|vs|и|или)$/.test(joint.lower)
  );
}

/** Whether people are spoken of, or little is said at all. */
function isTalk(document: TextDocument): boolean {
  const { personal, relations } = subjectOf(document);
  return personal > 0 || relations > 0 || document.tokens.length < 6;
}

/** Whether the message speaks of quantities, whose units look like the letters of classes. */
export function isPhysics({ shared, tokens }: TextDocument): boolean {
  return (shared.speaksOfQuantities ??= tokens.some(({ word }) => PHYSICS.accepts(word)));
}

function classWordNear(
  { tokens }: TextDocument,
  number: Token,
  letter: Token,
): { start?: number; end?: number } | undefined {
  const next = tokens[letter.index + 1];
  if (next !== undefined && next.start - letter.end <= 2 && CLASS_RU.accepts(next.word))
    return { end: next.end };
  const before = tokens[number.index - 1];
  if (before === undefined || number.start - before.end > 3) return undefined;
  if (CLASS_RU.accepts(before.word) || CLASS_EN.accepts(before.word)) return { start: before.start };
  // "my form is 10R", "tutor group 8K"
  const owner = tokens[before.index - 1];
  const isNamed =
    ((before.lower === 'is' || before.lower === 'was') &&
      (CLASS_EN.accepts(owner?.word ?? before.word) || isTutorGroup(tokens, owner))) ||
    isTutorGroup(tokens, before);
  return isNamed ? {} : undefined;
}

function isTutorGroup(tokens: readonly Token[], group: Token | undefined): boolean {
  return (
    group?.lower === 'group' &&
    /^(?:tutor|form|class|reg|registration)$/.test(tokens[group.index - 1]?.lower ?? '')
  );
}
