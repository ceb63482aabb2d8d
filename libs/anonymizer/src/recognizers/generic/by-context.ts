import { QUESTIONS, type Shape, type Shaped } from '../../context/candidate.js';
import { findShapes } from '../../context/find-shapes.js';
import { judgeOf } from '../../context/judge.js';
import { isShouted, type TextDocument } from '../../text/document.js';
import { isLand } from '../../names/lands.js';
import { isSurelyKnown } from '../../names/judge.js';
import { isCode } from '../../names/mentions.js';
import { isOfStory } from '../../names/stories.js';
import { THRESHOLD } from '../../overlap.js';
import { NOBODYS } from './nobodys.js';
import { isAmongTowns } from './own-town.js';
import type { Candidate, Recognizer } from '../../recognizer.js';

/**
 * The least log-odds for a value, by question, in their order: chosen by what they find and touch in messages of writers whom
 * the weights did not know (`npm run anonymizer:fit -- --without …`), with an eye on
 * the limits of each. The second opinion has sums of its own.
 */
const LEAST = [0, -0.4, 1.2, 0, -1.3, 0, 0.6, -0.8, 1, Infinity, Infinity, -0.8, 0.8, -0.4, 2.4];
const SUREST = 0.9;
/** A street and its house, or a name in small letters, is a longer value than the person that a rule found of it. */
const LONGER = 0.86;
const IS_LONGER: ReadonlySet<Shape> = new Set(['house', 'small']);

/** The question whether a name is one of a place to live in. */
const HOME = QUESTIONS.findIndex(({ shape, type }) => shape === 'name' && type === 'ADDRESS');
/** The same of a town in small letters. */
const HOMES = new Set([HOME, QUESTIONS.findIndex(({ shape }) => shape === 'town')]);
/** The question whether it is one of a person: an ordinary word with a capital, "мой друг Робот", is none so soon. */
const BEARER = QUESTIONS.findIndex(({ shape, type }) => shape === 'name' && type === 'PERSON');
const ORDINARY = 1.8;
/** Animals are spoken of more often than a group of children that is called after them. */
const OF_MANY = 2.5;
/** Letters are points and unknowns more often than a grade in Roman numerals with its division. */
const OF_LETTERS = 2.5;
const OF_TALK = 3.5;
/**
 * Values that no rule knows, told by the words around them: each speaks for or against with a weight that was fitted to
 * messages of the evaluation. Where a rule has decided, it does nothing.
 */
export const byContext: Recognizer = {
  name: 'by-context',
  find(document, others) {
    // A program's names and numbers stand in no sentence.
    if (isCode(document)) return [];
    const decided = others.filter(({ score }) => score >= THRESHOLD);
    const known = others.filter((other) => isSurelyKnown(document, other));
    const found: Candidate[] = [];
    for (const shaped of findShapes(document, decided)) {
      const { start, end, first, last } = shaped;
      if (!isOfLocales(document, shaped)) continue;
      const doubt = isShouted(document) && isOfTalk(document, shaped) ? OF_TALK : 0;
      const judge = judgeOf(document);
      let best = -1;
      let most = 0;
      judge.judge(shaped, (question, sum) => {
        if (HOMES.has(question) && isLandAlone(document, start, end, decided, found.at(-1))) return;
        if (question === HOME && isAmongTowns(document, first, last)) return;
        const over = sum - LEAST[question]! - doubt - doubtOf(document, shaped, question);
        if (over < 0 || (best >= 0 && over <= most)) return;
        const { type } = QUESTIONS[question]!;
        if (type === 'PERSON' && isOfStory(document, first, last)) return;
        if (type === 'PERSON' && known.some((figure) => figure.start < end && start < figure.end)) return;
        if (NOBODYS[type]?.(document, start, end) === true) return;
        best = question;
        most = over;
      });
      if (best < 0) continue;
      const { type } = QUESTIONS[best]!;
      const score = Math.min(SUREST, (IS_LONGER.has(shaped.shape) ? LONGER : THRESHOLD) + most / 20);
      const reason = `told by ${document.shared.explains ? judge.reasons(shaped, best).join(', ') : 'all around'}`;
      found.push({ start, end, type, score, recognizer: 'by-context', reason });
    }
    return found;
  },
};

/** "I live in France", but "Flagstaff, Arizona": behind a town, or in front of one, it belongs to an address. */
function isLandAlone(
  { lower }: TextDocument,
  start: number,
  end: number,
  decided: readonly Candidate[],
  last: Candidate | undefined,
): boolean {
  if (!isLand(lower.slice(start, end))) return false;
  const isBeside = (value: Candidate): boolean =>
    value.type === 'ADDRESS' && value.start - end <= BESIDE && start - value.end <= BESIDE;
  return !(last !== undefined && isBeside(last)) && !decided.some(isBeside);
}
/** A comma and a space. */
const BESIDE = 2;

/** What is mostly another thing: "мой друг Робот", "Why do Otters hold hands", "the line X D". */
function doubtOf({ tokens }: TextDocument, { shape, first, last }: Shaped, question: number): number {
  const { kind, word, lower } = tokens[first]!;
  if (question === BEARER) return first === last && word.isOrdinary ? ORDINARY : 0;
  if (shape !== 'class' || kind !== 'word') return 0;
  return first === last ? OF_MANY : lower === 'x' || lower === 'v' ? OF_LETTERS : 0;
}

/** Their words are of every day: "OAK GROVE SCHOOL", "YEAR 5 MAPLE". */
const OF_WORDS: ReadonlySet<Shape> = new Set(['school', 'class', 'nick']);

/** "HELP ME WITH MY HOMEWORK": where all is in capitals, a run of words is no name for them. */
function isOfTalk({ tokens }: TextDocument, { shape, first, last }: Shaped): boolean {
  const mayBeOfWords = OF_WORDS.has(shape) && !(shape === 'class' && tokens[first]!.kind === 'number');
  for (let i = first; i <= last; i++) {
    const { kind, word, start, end } = tokens[i]!;
    if (kind !== 'word' || end - start === 1) continue;
    if (word.isStop) return true;
    if (!mayBeOfWords && word.isOrdinary && word.given === undefined && !word.isPlace) return true;
  }
  return false;
}

/** Where languages were chosen: the value, or the word beside it, is written in the letters of one of them. */
function isOfLocales({ tokens, options: { locales } }: TextDocument, { first, last }: Shaped): boolean {
  if (locales === undefined) return true;
  for (const index of [first, last, first - 1, last + 1]) {
    const token = tokens[index];
    if (token?.kind === 'word') return locales.includes(token.script === 'cyrillic' ? 'ru' : 'en');
  }
  return false;
}
