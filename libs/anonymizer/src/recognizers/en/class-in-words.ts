import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { ATTENDS_EN, STAGES } from '../generic/class-words.js';
import type { FoundClass } from '../generic/own-grade.js';

const WORDS = new Set(
  'class form year grade std standard reception nursery infants kindergarten sixth fifth'.split(' '),
);
/** Whether a class without a digit may be named by the word or behind it. */
export const isClassWord = (token: Token): boolean => STAGES.has(token) && WORDS.has(token.lower);

const ROMAN =
  /^(?: (?:rep|representative|teacher|monitor|captain|prefect|student|pupil|timetable|leader)s?(?: of| in| for)?)? (?:(?:X|IX|IV|XII?|V?I{1,3}|V)[ -][A-H](?![\p{L}\d'’]| (?:star|amp)))/u;
const ROMAN_ALONE = /(?:X|IX|IV|XII?|V?I{1,3}|V)[ -][A-H]$/;
const NUMBER_WORD = /^ (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?![a-z])/;
const STANDS_ALONE = new Set(['reception', 'nursery', 'kindergarten', 'infants', 'sixth', 'fifth']);
const FOLLOWERS = new Set(
  `rep representative teacher monitor captain prefect student pupil timetable leader reps teachers students pupils monitors one two
  three four five six seven eight nine ten eleven twelve thirteen`.split(/\s+/),
);
const mayFollow = ({ casing, lower }: Token): boolean =>
  casing === 'upper' || casing === 'title' || FOLLOWERS.has(lower);

/** "Class X-B", "class rep of IX-A", "I'm in year seven", "we are in Lower Sixth", "she's in senior infants". */
export function classInWords(
  { text, lower, tokens }: TextDocument,
  { lower: word, start, end, index }: Token,
): FoundClass | undefined {
  const next = tokens[index + 1];
  // Most such words are followed by a number, or by nothing of a class.
  if (!STANDS_ALONE.has(word) && (next === undefined || !mayFollow(next))) return undefined;
  const roman = /^(?:class|grade|std|standard|form)$/.test(word)
    ? ROMAN.exec(text.slice(end, end + 36))
    : null;
  if (roman !== null) {
    const alone = ROMAN_ALONE.exec(roman[0])![0];
    const isTied = roman[0].length === alone.length + 1;
    const last = end + roman[0].length;
    return {
      start: isTied ? start : last - alone.length,
      end: last,
      score: 0.93,
      reason: 'class in Roman figures',
    };
  }
  const before = lower.slice(Math.max(0, start - 44), start);
  const found = (from: number, to: number): FoundClass => ({
    start: from,
    end: to,
    score: 0.75,
    reason: 'stage of somebody around the writer, in words',
  });
  if (word === 'year' || word === 'grade' || word === 'form') {
    const number = NUMBER_WORD.exec(lower.slice(end, end + 12));
    const isOwn = number !== null && ATTENDS_EN.test(before);
    return isOwn ? found(start, end + number[0].length) : undefined;
  }
  const isStage = word === 'reception' || word === 'kindergarten' || word === 'nursery';
  // "the parents of Reception Ladybirds"
  const group =
    isStage && /\b(?:of|in|from|for|to) $/.test(before)
      ? /^ [A-Z][a-z]+s(?![a-z])/.exec(text.slice(end, end + 20))
      : null;
  if (group !== null && /[A-Z]/.test(text[start]!)) return found(start, end + group[0].length);
  if (word === 'nursery') return undefined;
  const front = isStage ? '' : (/(?:lower|upper|junior|senior) $/.exec(before)?.[0] ?? '');
  if (!isStage && front === '') return undefined;
  if (/^ (?:desk|area|room|party|hall|class)/.test(lower.slice(end, end + 8))) return undefined;
  return ATTENDS_EN.test(before.slice(0, before.length - front.length))
    ? found(start - front.length, end)
    : undefined;
}
