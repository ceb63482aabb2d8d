import type { TextDocument } from '../../text/document.js';
import { isNextWord, startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { isOwnedBehind } from '../en/owned-behind.js';
import { ATTENDS_EN } from './class-words.js';

/** How English ties a grade that has no letter to somebody around the writer. */

const REACH = 44;
/** "Our 8th-grade play", "I repeat Year 10", "I skipped 1st grade" */
const OURS =
  /\b(?:our|i (?:have to |had to )?(?:teach|taught|repeat|repeated|skipped|failed)|the whole of|(?:put|moved|placed|kept) (?:him|her|me|us|them) (?:straight |up |down |back ){0,2}(?:in|into|to)|(?<!what )(?:goes|go|going|went|gone|moves|moved|moving) (?:(?:up |back |down )(?:in)?to|into)) $/;
/** "What will my son miss if he is away in Year 11" */
const CHILD_BEFORE =
  /\bmy (?:son|daughter|kid|child|boy|girl|brother|sister|cousin|niece|nephew|grandson|granddaughter|twins?|stepson|stepdaughter|eldest|youngest|oldest)\b(?!['’])[^.?!\n]{0,56} (?:in|into) $/;
const LONGEST_CLAUSE = 80;
/** "Ellis in Year 7", "Nia Powell, Year 4,", "Mabel (Year 3)": what may stand between a name and the grade. */
const BEHIND_NAME = /^(?: (?:is |was |from |now )?(?:in |from )| ?\(|, )$/;
const STATUS = new Set(['freshman', 'sophomore', 'junior', 'senior']);
const IS_A =
  /\b(?:i['’]?m|i am|i was|he['’]?s|she['’]?s|my [a-z]{2,14}(?:['’]s| is| was)) (?:just |still |now |only |already ){0,2}an? (?:rising |incoming |high school |college )?$/;
/** "As a senior I'm finally writing my essay" */
const AS_A = /(?:^|[.!?\n] ?)as an? $/;
const OF_WRITER = /^,? (?:i|i'm|im|i've)\b/;
const NO_STATUS_BEHIND =
  /^(?: ?-| (?:citizen|manager|engineer|developer|member|player|lecturer|teacher|partner|officer|doctor|nurse|infant|version|champion|coach|editor|leader|role|position|designer|analyst))/;

/** Whether the words around the grade, of which the first and the last word are given, tie it to somebody. */
export function isGradeOfOurs(document: TextDocument, first: Token, last: Token): boolean {
  const { lower } = document;
  const { start } = first;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (ATTENDS_EN.test(before) || isOwnedBehind(document, last.end)) return true;
  // "our Third Form Alpha": what divides the grade is known elsewhere.
  const next = document.tokens[last.index + 1];
  if (isNextWord(document, last, next) && next.kind === 'word' && next.casing !== 'lower') return false;
  if (OURS.test(before)) return true;
  // "Elizabeth in Year 2 of her reign"
  if (next?.lower === 'of') return false;
  return (
    isOfNamed(document, first) || CHILD_BEFORE.test(lower.slice(Math.max(0, start - LONGEST_CLAUSE), start))
  );
}

/** Whether a given name, or a full one, stands in front that no book knows. */
export function isOfNamed(document: TextDocument, { index, start }: Token): boolean {
  const { tokens, text } = document;
  let last = tokens[index - 1];
  while (last?.casing === 'lower' && last.index > index - 4) last = tokens[last.index - 1];
  if (last?.casing !== 'title' || start - last.end > 16 || !BEHIND_NAME.test(text.slice(last.end, start)))
    return false;
  const before = tokens[last.index - 1];
  const isFull =
    before?.casing === 'title' && before.end + 1 === last.start && before.word.given !== undefined;
  const { word } = isFull ? before : last;
  // "History, Year 9", "Hamlet in Year 10"
  if (word.given === undefined || word.given.isRare || word.isLegendaryName || word.isPlace) return false;
  return isFull ? !last.word.isFigure : !startsSentence(document, last) || !last.word.isFigureGivenName;
}

/** "im a freshman", "my brother is a junior": what Americans call a grade. */
export function isStatusOfOurs({ lower }: TextDocument, { lower: word, start, end }: Token): boolean {
  if (!STATUS.has(word)) return false;
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + 12);
  return IS_A.test(before) ? !NO_STATUS_BEHIND.test(behind) : AS_A.test(before) && OF_WRITER.test(behind);
}
