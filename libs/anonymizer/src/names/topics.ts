import type { TextDocument } from '../text/document.js';
import { isDigitCode } from '../text/tokenize.js';
import { mayBeFigure } from './figures.js';
import type { NameChain } from './name-chain.js';

const WORK =
  /^(?:'s)? (?:project|presentation|essay|homework|unit|poster|slides|report|book|books|quiz|exam|poem|museum|movie|film|lesson|topic|worksheet|symphony|exhibition|biography|chapter|debate|powerpoint)s?(?![a-z])/;
const ABOUT =
  /(?:\b(?:present|presenting|presentation|project|essay|report|homework|poster|slides|speech|talk|quiz|paper|book|paragraph|research|powerpoint|debate) (?:is )?(?:on|about)|\b(?:about|reads?|reading|studying|studies|likes?|loves?|hates?|adores?|supports?|watch(?:es|ed)?|quotes?|admires?|plays?|playing)) $/;

const isSmallLatin = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** "our Napoleon project", "we present on Darwin", "my mom loves Jane Austen": somebody of lessons, spoken of as such. */
export function isTopic(
  { lower, tokens }: TextDocument,
  { first, end, given, surname, isTitled }: NameChain,
): boolean {
  const known = surname ?? given;
  if (known === undefined || !known.word.isFigure || isTitled) return false;
  const mark = lower.charCodeAt(end);
  if ((mark === 0x20 || mark === 0x27) && WORK.test(lower.slice(end, end + 16))) return true;
  const { start } = tokens[first]!;
  // Behind a Russian word, or at the beginning of a clause, none of these words can stand.
  return isSmallLatin(lower.charCodeAt(start - 2)) && ABOUT.test(lower.slice(Math.max(0, start - 24), start));
}

const TASTE =
  /(?<![а-я])(?:люб(?:ит|лю|им|ят|ила?)|обожа(?:ет|ю|ем|ют|ла?)|ненавид(?:ит|ят|ел|ела)|ненавижу|(?:пере)?чита(?:ет|ю|ем|ют|ла?|ли)|слуша(?:ет|ю|ем|ют|ла?)|(?:с?ыг|иг)ра(?:ет|ю|ем|ла?)|изуча(?:ет|ю|ем|ют)|цитиру(?:ет|ю)|проход(?:им|ит|ят)|рису(?:ет|ю)) $/;

/** "моя подруга любит Цветаеву": a figure whom somebody around reads, hears or plays. */
export function isOfTaste({ lower, tokens }: TextDocument, { first, given, surname }: NameChain): boolean {
  if ((surname ?? given)?.word.isFigure !== true) return false;
  const { start } = tokens[first]!;
  return TASTE.test(lower.slice(Math.max(0, start - 16), start));
}

const JUDGED =
  /^ (?:an? |the )?(?:[a-z]+ ){0,2}(?:hero|heroine|villain|narrator|protagonist|antagonist|character|figure|symbol|feminist|victim|coward|antihero|foil|sinner|tyrant|traitor|monster|likea?ble|sympathetic|reliable|unreliable|tragic|to blame|guilty|evil)(?![a-z])/;

const TASK = new Set(
  'explain describe analyse analyze explore compare discuss summarise summarize'.split(' '),
);
const OF_CHARACTER =
  /^(?:['’]s?|s['’]) (?:[a-z]+ )?(?:feelings|attitude|motives?|motivations?|character|role|reactions?|relationship|development|personality|view|fate|guilt|change|transformation|importance|significance|behaviou?r|ambition|love|fear|loyalty)(?![a-z])/;

/** "Explain Jim Hawkins' feelings towards Silver": what lessons ask of characters. */
const isAnalysed = ({ lower, tokens }: TextDocument, { first, end }: NameChain): boolean =>
  first === 1 && TASK.has(tokens[0]!.lower) && OF_CHARACTER.test(lower.slice(end, end + 40));

/** "Is Tom Joad a hero", "Was Jim Hawkins brave or reckless": how one speaks of characters. */
export function isJudged(document: TextDocument, chain: NameChain): boolean {
  if (isAnalysed(document, chain)) return true;
  const { lower, tokens } = document;
  const { first, end } = chain;
  // "Is Huckleberry Finn a hero": the given name may be in no list.
  const before = tokens[tokens[first - 1]?.casing === 'title' && first === 2 ? 0 : first - 1];
  return (
    before?.index === 0 &&
    (before.lower === 'is' || before.lower === 'was') &&
    JUDGED.test(lower.slice(end, end + 40))
  );
}

/** "Percy Bysshe Shelley", "Lyndon B. Johnson": a name in the middle that no list knows, or its initial. */
export function isMiddleOfFigure(
  { tokens, text }: TextDocument,
  { last, end, given, surname, initials }: NameChain,
): boolean {
  const first = given ?? (initials.length > 0 ? surname : undefined);
  if (first === undefined) return false;
  const next = tokens[last + 1];
  return (
    next?.casing === 'title' &&
    text.slice(end, next.start) === ' ' &&
    next.word.mayBeFigureInFull &&
    mayBeFigure(next.lower, [first.lower])
  );
}

const isNumeral = (code: number): boolean => isDigitCode(code) || code === 0x28 || code === 0x2d;

/** "Cairo 30.04 N" */
export function isLocated({ text }: TextDocument, { end }: NameChain): boolean {
  return (
    text.charCodeAt(end) === 0x20 &&
    isNumeral(text.charCodeAt(end + 1)) &&
    /^ \(?-?\d{1,3}(?:[.,]\d{1,4})?(?: ?°)? ?[NSEW](?![A-Za-zÀ-ԯ\d])/.test(text.slice(end, end + 14))
  );
}

const CLOSING = '»”"';
const OPENING = '«“"';
/** What pupils themselves give titles to, and who signs it. */
const OWN_WORK =
  /конкурс|газет|проект|команд|реферат|доклад|сочинени|выставк|номинаци|грамот|диплом|кружк|ансамбл|рисун|\b(?:project|essay|contest|poster|club|team|award|homework)\b/;

const isMark = (marks: string, mark: string | undefined): boolean =>
  mark !== undefined && marks.includes(mark);

/** "Прочла «Манюню» Наринэ Абгарян": a full name beside the title of a work is that of its author. */
export function isAuthorOfTitle(
  { lower, text, tokens }: TextDocument,
  { first, end, given, surname, patronymic, initials }: NameChain,
): boolean {
  if (surname === undefined || patronymic !== undefined || (given === undefined && initials.length === 0))
    return false;
  const { start } = tokens[first]!;
  return (
    (isMark(CLOSING, text[start - 1] === ' ' ? text[start - (text[start - 2] === ',' ? 3 : 2)] : undefined) ||
      isMark(OPENING, text[text[end] === ',' ? end + 2 : end + 1])) &&
    !OWN_WORK.test(lower)
  );
}
