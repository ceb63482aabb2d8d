import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDate, type FoundDate } from '../../text/dates.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** Years in which pupils and those who care for them were born; later dates are those of the school year. */
const EARLIEST = 1940;
const LATEST = 2021;
const EARLIEST_CHILD = 1998;
const LONGEST_DATE = 36;

const children = new PrefixSet(
  `сын$ сыну$ сына$ дочь$ дочка$ дочери$ дочке$ ребенок$ ребенка$ ребенку$ внук$ внучка$ внука$ внучки$ ученик$ ученица$ ученика$ ученицы$ учащийся$
  son$ daughter$ child$ kid$ pupil$ student$ grandson$ granddaughter$`,
);

const BETWEEN = /^\)?[\s,;:([–—-]{1,3}(?:(?:b|р|д|г\.?р|д\.?р|dob|born)[.:]? )?(?:the )?$/i;
const AFTERWARDS =
  /^(?: ?[,;.)\]!?\n]| ?[–—-] | (?:г\.|года|\d|в |in |grade|class|year|needs?|нужен|нужна|из |from|и |and )|\s*$)/;

/** "паспорт 45 09 812345, СНИЛС 112-233-445 95, 02/01/2013": the next in a list. */
const LISTED = /^ ?[,;] (?:и |and )?$/;

/**
 * A full date right behind somebody's name or "мой сын": "Аня Котова, 17.05.2013", "my son (17 May 2013)"; or behind the
 * number of somebody's document, as the next value of a list.
 */
export const dateBesidePerson: Recognizer = {
  name: 'date-beside-person',
  find(document, others) {
    const found: Candidate[] = [];
    // Where years stand, by pieces of text as long as a date.
    const years = new Set<number>();
    for (const number of document.numbers)
      if (isYear(number)) years.add(Math.floor(number.start / LONGEST_DATE));
    if (years.size === 0) return found;
    const isNear = (from: number): boolean => {
      const piece = Math.floor(from / LONGEST_DATE);
      return years.has(piece) || years.has(piece + 1);
    };
    const add = (date: FoundDate | undefined, reason: string): void => {
      if (date === undefined || isLesson(document)) return;
      const { start, end } = date;
      found.push({ start, end, type: 'DOB', score: 0.72, recognizer: 'date-beside-person', reason });
    };
    for (const token of document.cued)
      if (children.has(token) && isNear(token.end))
        add(dateBehind(document, token.end, EARLIEST_CHILD), `full date right behind "${token.lower}"`);
    for (const other of others)
      if (other.score >= 0.5 && isNear(other.end))
        if (other.type === 'PERSON')
          add(dateBehind(document, other.end, EARLIEST), 'full date right behind a name');
        else if (other.type === 'ID')
          add(dateBehind(document, other.end, EARLIEST, LISTED), 'full date behind a number in a list');
    return found;
  },
};

const isYear = ({ lower }: Token): boolean =>
  lower.length === 4 && Number(lower) >= EARLIEST && Number(lower) <= LATEST;

function dateBehind(
  document: TextDocument,
  from: number,
  earliest: number,
  between = BETWEEN,
): FoundDate | undefined {
  const { tokens, text } = document;
  // Most names are followed by a word.
  const first = tokenIndexAt(tokens, from);
  for (let i = first; i < first + 4; i++) {
    const token = tokens[i];
    if (token === undefined || token.start - from > 8) return undefined;
    if (token.kind !== 'number' && token.sets === 0) continue;
    const date = readDate(document, i);
    if (date === undefined) continue;
    const isPlausible = date.year !== undefined && date.year >= earliest && date.year <= LATEST;
    if (!isPlausible || !between.test(text.slice(from, date.start))) return undefined;
    return AFTERWARDS.test(text.slice(date.end, date.end + 8)) ? date : undefined;
  }
  return undefined;
}

function isLesson(document: TextDocument): boolean {
  const { figures, lesson, personal, relations } = subjectOf(document);
  return figures.length > 0 || lesson > personal + relations;
}
