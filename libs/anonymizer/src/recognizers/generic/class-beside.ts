import { subjectOf } from '../context.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { NOT_CLASS, SCHOOL_LIFE } from './class-words.js';

/** Where the number of another class may stand. */
const RIVALS = [-4, -3, -2, 2, 3, 4];

/** Those that tell the classes of a grade apart. */
const LETTERS = new Set('abcdefghklmnopqrstyабвгдежзк');

/** How many tokens away another class of the grade is; 0 where there is none. Written as a loop: it is asked of every class. */
function stepToRival(tokens: readonly Token[], { index, lower }: Token, letter: Token): number {
  for (const step of RIVALS) {
    const other = tokens[index + step];
    if (other?.lower !== lower) continue;
    const its = tokens[index + step + 1];
    if (its === undefined || its.end - its.start !== 1 || its.start - other.end > 1) continue;
    if (its.lower !== letter.lower && LETTERS.has(its.lower)) return step;
  }
  return 0;
}

/** "Аня Котова, 7 д", "5-б против 5-в": why it is a class where no word says so. */
export function classBeside(
  document: TextDocument,
  number: Token,
  letter: Token,
  end: number,
  gap: string,
): string | undefined {
  const { tokens, text } = document;
  const isSmallLatin = letter.script === 'latin' && letter.casing === 'lower';
  if (isSmallLatin || !LETTERS.has(letter.lower)) return undefined;
  const name = tokens[number.index - 1];
  if (
    name !== undefined &&
    isName(document, name) &&
    /^,? \(?$/.test(text.slice(name.end, number.start)) &&
    /^\)?\s*(?:$|[,.!?;)\n]|[^A-Za-zÀ-ԯ\d\s])/u.test(text.slice(end, end + 3))
  )
    return 'number and letter beside a name';
  if (gap === ' ') return undefined;
  const near = stepToRival(tokens, number, letter);
  if (near === 0) return undefined;
  const first = near < 0 ? tokens[number.index + near]! : number;
  const before = tokens[first.index - 1];
  if (before !== undefined && NOT_CLASS.accepts(before.word)) return undefined;
  const between = document.lower.slice(
    near < 0 ? first.start : letter.end,
    near < 0 ? number.start : tokens[number.index + near]!.start,
  );
  const isContest =
    (between.length > 1 && CONTEST.test(between)) ||
    (letter.script === 'latin' && letter.casing !== 'lower' && occurs(document, OF_PUPILS));
  return isContest || isOfSchool(document) ? 'beside another class of the grade' : undefined;
}

/** What may stand between two classes that play each other. */
const CONTEST = /против|versus|выигра|победи|проигра|, а (?:не )?$|\bvs\b|against|\bbeat\b|\bto\b|\bbut\b/;

/** "лицей 175, 5 «б»": quotation marks around a letter are a class's, unless sums or the points of a text are spoken of. */
export function isQuotedLetter({ shared, tokens }: TextDocument, letter: Token): boolean {
  if (!/^[абвгдежзк]$/.test(letter.lower) || COUNTS.test(tokens[letter.index + 1]?.lower ?? '')) return false;
  return !(shared.speaksOfPoints ??= tokens.some(({ word }) => NOT_CLASS.accepts(word)));
}
const COUNTS = /^(?:плюс|минус|умнож|раздел|равн)/;

/** "едет 3б из Печоры": and where the class comes from; "реши 3а из Мордковича" is a sum. */
export function comesFrom({ tokens }: TextDocument, number: Token, letter: Token): boolean {
  const from = tokens[letter.index + 1];
  if (from?.lower !== 'из' || from.start !== letter.end + 1) return false;
  return tokens[from.index + 1]?.casing === 'title' && !WORKS_ON.test(tokens[number.index - 1]?.lower ?? '');
}
const WORKS_ON =
  /^(?:по)?(?:ре[шж]|[сз]?дела|выполн|раз[бо]|про(?:в|р)е|посмотр|спис|спиш|дай|объясн|помо|на$|по$)/;

/** "who is smarter, 8A or 8D": what only people are or do. */
const OF_PUPILS =
  /\b(?:smarter|cleverer|louder|naughti?er|funnier|dodgeball|netball|rounders|museum|consent slip|seating|tug of war|charity|bake sale|cake sale|fire drill|corridor)\b/;

/** A given name with a capital, or the surname behind one. */
function isName(document: TextDocument, token: Token): boolean {
  const { tokens } = document;
  if (token.casing !== 'title') return false;
  if (!token.word.isOrdinary && !token.word.isFigure && !startsSentence(document, token)) return true;
  return token.word.given !== undefined || tokens[token.index - 1]?.word.given !== undefined;
}

/** Whether people around the writer, or what they do at school, are spoken of. */
export function isOfSchool(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return (document.shared.speaksOfSchool ??=
    personal + relations + schoolLife > 0 || SCHOOL_LIFE.test(document.lower));
}
