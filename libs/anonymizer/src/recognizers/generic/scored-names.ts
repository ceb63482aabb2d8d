import { isFigureInFull } from '../../names/figures.js';
import { isLand } from '../../names/lands.js';
import { SURNAME, SURNAME_FORM, UNKNOWN, WEAK_SURNAME } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

const MOST = 60;
const LEAST = 2;
/** Of a list of surnames alone; teams and towns come in pairs, "Арсенал 2, Челси 1". */
const LEAST_OF_SURNAMES = 3;

/** "Matthew 5, Luke 3": chapters of books. */
const OF_BIBLE = new Set(
  'matthew mark luke john james peter jude daniel amos joel ruth esther samuel job'.split(' '),
);

/** A result or a mark: "61", "12.4", "1:02.5", "4", "B+", "н". */
const SCORE =
  /^(?: ?[:=–—-])? ?(?:\d{1,3}(?:[.,:]\d{1,2}){0,2}|[A-F][+-]?|н(?:\/[абв])?|б|зач[её]т|незач[её]т)(?: ?(?:б|баллов|балла?|очк[аио][а-я]{0,2}|с|сек|м|см|points?|pts|sec|s|m))?\.?(?=$| ?[,;\n]| (?:и|and) )/;
/** What may stand right behind a name in front of its score. */
const BETWEEN = ' :=–—-';
/** What an entry begins behind: the start, the end of the entry before, its place. */
const BEFORE =
  /(?:^|[,;:\n(] ?|(?:^|[ ,;\n])(?:\d{1,2}[.)]|[1-9]\d?(?:st|nd|rd|th)|[ivx1-9]{1,3}[- ]место ?[–—:-]?|и|and) )$/i;

/** "Рюрик 862, Олег 882": since when, and no result. */
const YEAR = /^(?: ?[:–—-])? ?(?:[89]\d\d|1\d{3}|20\d\d)(?!\d)/;
/** What is asked of numbers whose owners do not exist. */
const ASKED =
  /\b(?:mean|average|median|mode|range|total|altogether|chart|graph)\b|средн|медиан|размах|диаграмм|график|сколько/;
const MOST_READ = 400;

/** Somebody with a result, from the first word to the last. */
interface Entry {
  readonly first: Token;
  readonly last: Token;
}

/** "Крючкова – 5, Мельник – 4", "Results: Okafor 61, Pillai 58": lists of who got which mark or result. */
export const scoredNames: Recognizer = {
  name: 'scored-names',
  find(document) {
    const entries: Entry[] = [];
    for (const token of document.tokens) {
      if (entries.length === MOST) break;
      // Before a result stand few words, and fewer with a capital.
      if (token.casing !== 'title' || !isBeforeScore(document, token)) continue;
      const entry = entryAt(document, token);
      if (entry !== undefined) entries.push(entry);
    }
    return entries.length >= LEAST && areOfPeople(document, entries)
      ? entries.map(({ first, last }): Candidate => ({
          start: first.start,
          end: last.end,
          type: 'PERSON',
          score: 0.91,
          recognizer: 'scored-names',
          reason: 'in a list of results',
        }))
      : [];
  },
};

const isBeforeScore = ({ text }: TextDocument, { end }: Token): boolean =>
  end < text.length && BETWEEN.includes(text[end]!) && SCORE.test(text.slice(end, end + 24));

function entryAt(document: TextDocument, last: Token): Entry | undefined {
  if (!mayBeName(last)) return undefined;
  const { tokens, text } = document;
  const before = tokens[last.index - 1];
  const isFull = isNextWord(document, before ?? last, last) && before !== undefined && mayBeName(before);
  const isDouble = before?.casing === 'title' && text.slice(before.end, last.start) === '-';
  const first = isFull || isDouble ? before : last;
  if (isFull && isFigureInFull(first.lower, last.lower)) return undefined;
  return BEFORE.test(text.slice(Math.max(0, first.start - 14), first.start)) ? { first, last } : undefined;
}

function mayBeName({ kind, casing, word, start, end }: Token): boolean {
  if (kind !== 'word' || casing !== 'title' || end - start < 3 || word.isStop || isLand(word.text))
    return false;
  if (word.given !== undefined) return !word.isLegendaryName;
  if (word.isListedSurname || (word.surnameRoles & WEAK_SURNAME) !== 0) return true;
  return !word.isPlace && !word.isOrdinary && (word.surnameRoles & (SURNAME | SURNAME_FORM | UNKNOWN)) !== 0;
}

/** Most are names that are nothing else, one at least is no figure’s, and no sum asks for their numbers. */
function areOfPeople(document: TextDocument, entries: readonly Entry[]): boolean {
  const { lesson, isSum } = subjectOf(document);
  const isOfHistory = entries.some(({ last }) => last.word.isLegendaryName);
  if (isOfHistory && entries.every(({ last }) => YEAR.test(document.text.slice(last.end, last.end + 8))))
    return false;
  if (lesson > 0 || isSum || ASKED.test(document.lower.slice(0, MOST_READ))) return false;
  let full = 0;
  let clear = 0;
  let known = 0;
  for (const { first, last } of entries) {
    const { word } = last;
    if (first !== last) full++;
    else if (word.given === undefined && word.isFigure) known++;
    if (word.isPlace || (word.isOrdinary && !word.isCommonSurname)) continue;
    if (word.given?.isRare === false || (word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0) clear++;
  }
  if (clear * 2 < entries.length || known === entries.length) return false;
  return (
    full > 0 ||
    (entries.length >= LEAST_OF_SURNAMES && !entries.every(({ last }) => OF_BIBLE.has(last.lower)))
  );
}
