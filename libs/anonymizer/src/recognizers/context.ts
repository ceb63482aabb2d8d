import { isLessonCue, isLessonQuestion, isPersonalCue, isRelationWord } from '../names/cues.js';
import { isFigure, isLegendaryName, mayBeFigure } from '../names/figures.js';
import { givenName } from '../names/given-names.js';
import { isCommonSurname, isOrdinaryWord } from '../names/lexicon.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';

/** What a message is about, as far as single words tell. */
export interface Subject {
  /** Words about the writer's own life. */
  readonly personal: number;
  /** Words for people around somebody: "друг", "teacher". */
  readonly relations: number;
  /** Words of history, literature, art and science. */
  readonly lesson: number;
  /** Indexes of words that name somebody lessons speak of. */
  readonly figures: readonly number[];
  /** Whether it is a sum about people who do not exist: "У Маши 5 яблок. Сколько…" */
  readonly isSum: boolean;
}

const MOST_LOOKUPS = 400;
const subjects = new WeakMap<TextDocument, Subject>();

/** Counts the cues of a message, once. */
export function subjectOf(document: TextDocument): Subject {
  let subject = subjects.get(document);
  if (subject === undefined) {
    subject = readSubject(document);
    subjects.set(document, subject);
  }
  return subject;
}

function readSubject(document: TextDocument): Subject {
  let personal = 0;
  let relations = 0;
  let lesson = isLessonQuestion(document.lower) ? 2 : 0;
  let numbers = 0;
  let lookups = 0;
  const figures: number[] = [];
  for (const token of document.tokens) {
    if (token.kind === 'number') {
      numbers++;
      continue;
    }
    if (isRelationWord(token)) relations++;
    if (isPersonalCue(token)) personal++;
    else if (isLessonCue(token)) lesson++;
    else if (
      token.casing !== 'lower' &&
      lookups++ < MOST_LOOKUPS &&
      isSurelyFigure(document, token) &&
      !isNamesake(document, token)
    )
      figures.push(token.index);
  }
  if (lesson === 0 && figures.length === 0) figures.push(...smallFigures(document));
  return {
    personal,
    relations,
    lesson,
    figures,
    isSum:
      (numbers > 1 && document.text.includes('?') && !FIRST_PERSON.test(document.lower)) ||
      ((numbers > 0 || /twice as|раза? (?:больше|меньше|старше|младше)/.test(document.lower)) &&
        SUM.test(document.lower) &&
        !FIRST_PERSON.test(document.lower)),
  };
}

/** "lincoln" of "lincoln.org" is nobody. */
function isInsideAddress(text: string, { start, end }: Token): boolean {
  const isBehind = start > 0 && /[@/._]/.test(text[start - 1]!);
  return isBehind || (/[@._]/.test(text[end] ?? '') && /\w/.test(text[end + 1] ?? ''));
}

/** "Саша Пушкин": the given name before it is not the figure's. */
function isNamesake({ tokens }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  return (
    before !== undefined &&
    token.start === before.end + 1 &&
    givenName(before.lower) !== undefined &&
    !mayBeFigure(token.lower, [before.lower])
  );
}

/** Figures in a message written all small. */
function smallFigures(document: TextDocument): number[] {
  const words = document.tokens
    .filter((token) => token.kind === 'word' && token.casing === 'lower' && token.end - token.start > 4)
    .slice(0, MOST_LOOKUPS);
  return words
    .filter((token) => isSurelyFigure(document, token) && !isNamesake(document, token))
    .map((token) => token.index);
}

function isSurelyFigure(document: TextDocument, token: Token): boolean {
  if (!isFigure(token.lower) || isInsideAddress(document.text, token)) return false;
  const before = document.tokens[token.index - 1];
  const isFullName =
    before !== undefined && givenName(before.lower) !== undefined && token.start === before.end + 1;
  if (isFullName && mayBeFigure(token.lower, [before.lower])) return true;
  if (isCommonSurname(token.lower)) return false;
  if (givenName(token.lower) !== undefined && !isLegendaryName(token.lower)) return false;
  const isMarked = token.casing !== 'lower' && !startsSentence(document, token);
  return isMarked || !isOrdinaryWord(token.lower);
}

const FIRST_PERSON =
  /(?:^|[^а-яa-z])(?:я|мой|моя|мои|моего|моей|меня|мне|мы|нас|наш[аеи]?|i|i'm|my|me|we|our|am)(?![а-яa-z])/;
const SUM =
  /сколько|во ск|поровну|на \d+ (?:больше|меньше)|в \d+ раз|км\/ч|найди(?:те)? (?:скорость|расстояние|время)|how (?:many|much|far|long|old|fast)|altogether|in total|each (?:of|get|have)|find the (?:speed|distance|number)|what is the probability|какова вероятность|за сколько|дел(?:ят|ит|или) |раздел|what is (?:his|her|their|the) (?:speed|average|total|age)|\d+ (?:конфет|яблок|груш|тетрад|карандаш|книг|рубл|шар|орех|апельсин|марок|монет|apples|candies|pens|pencils|books|marbles|cookies|oranges|miles|dollars|cards|stickers|coins|balls)/;
