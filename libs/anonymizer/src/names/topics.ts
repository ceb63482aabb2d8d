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

/** "Is Tom Joad a hero", "Was Jim Hawkins brave or reckless": how one speaks of characters. */
export function isJudged({ lower, tokens }: TextDocument, { first, end }: NameChain): boolean {
  // "Is Huckleberry Finn a hero": the given name may be in no list.
  const before = tokens[tokens[first - 1]?.casing === 'title' && first === 2 ? 0 : first - 1];
  return (
    before?.index === 0 &&
    (before.lower === 'is' || before.lower === 'was') &&
    JUDGED.test(lower.slice(end, end + 40))
  );
}

/** "Percy Bysshe Shelley": a name in the middle that no list knows. */
export function isMiddleOfFigure({ tokens, text }: TextDocument, { last, end, given }: NameChain): boolean {
  const next = tokens[last + 1];
  return (
    next?.casing === 'title' &&
    text.slice(end, next.start) === ' ' &&
    next.word.mayBeFigureInFull &&
    mayBeFigure(next.lower, [given!.lower])
  );
}

const isNumeral = (code: number): boolean => isDigitCode(code) || code === 0x28 || code === 0x2d;

/** "Cairo 30.04 N" */
export function isLocated({ text }: TextDocument, { end }: NameChain): boolean {
  return (
    text.charCodeAt(end) === 0x20 &&
    isNumeral(text.charCodeAt(end + 1)) &&
    /^ \(?-?\d{1,3}(?:[.,]\d{1,4})?(?: ?°)? ?[NSEW](?![\p{L}\d])/u.test(text.slice(end, end + 14))
  );
}
