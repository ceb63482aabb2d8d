import type { TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { endOfParts, startOfParts } from './growth.js';

/** How names are written where something slipped, and with the forms of address of many lands. */

/** "K A T Y " */
const SPELLED_BEFORE = /(?<![A-Za-zÀ-ԯ\d])(?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ] ){3,12}$/;
/** "0льга ", "Вит@лий ": a digit or a sign for a letter. */
const DISGUISED_BEFORE =
  /(?<![A-Za-zÀ-ԯ\d])(?:0|[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{0,8}[013457@$])[A-Za-zÀ-ԯ]{2,10} $/;
/** "Aunty ", "доц. ", "Dr.", "Lt. Col. ", "Grandad ", "Mr and ", "St " */
const ADDRESS_BEFORE =
  /(?<![A-Za-zÀ-ԯ])(?:(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Дд]оц|[Пп]роф|Sgt|Lt|Col|Maj|Capt|Cpl|Gen|Cmdr|Cllr|Rev|Insp|PC|Sra?|Hon|St|Saint)(?:\.? |\. ?|$)|(?:[Mm]r|[Dd]r|[Mm]rs)\.? (?:and|&) |(?:Aunt(?:y|ie)?|(?<!(?:my|his|her|our|your|their|the) )(?:aunt(?:y|ie)|uncle|lil)|[Bb]ig|Lil|Uncle|Mama|Papa|Gran(?:d?dad|dpa|dma|ny)?|Nana?|Cousin|Sergeant|Captain|Sister|Father|Brother|Sheikh|Imam|Pastor|Reverend) )+$/;
/** The last words of them. */
const ADDRESSES = new Set(
  `dr mr mrs ms prof доц проф sgt lt col maj capt cpl gen cmdr cllr rev insp pc sr sra hon and aunt aunty auntie uncle lil big
  mama papa gran grandad granddad grandpa grandma granny nan nana cousin sergeant captain sister father brother sheikh imam pastor
  reverend st saint`.split(/\s+/),
);

const SPACE = 0x20;
const DOT = 0x2e;
const COMMA = 0x2c;
const CLOSING = '"”\'’)';
const OPENING = '"“\'‘(';

/** Where a name begins with all that is written of it in front; no word behind that of `index` stands before it. */
export function startOfWritten(
  { text, tokens }: TextDocument,
  start: number,
  from: number,
  index: number,
): number {
  const code = text.charCodeAt(start - 1);
  if (code !== SPACE && code !== DOT) return start;
  if (text.charCodeAt(start - 3) === SPACE && text.charCodeAt(start - 5) === SPACE)
    start = startOfParts(text, start, from, SPELLED_BEFORE);
  while (index > 0 && tokens[index - 1]!.start >= start) index--;
  const before = tokens[index - 1];
  if (before === undefined) return start;
  if (isDisguise(text.charCodeAt(before.start - 1))) return startOfParts(text, start, from, DISGUISED_BEFORE);
  return ADDRESSES.has(before.lower) ? startOfParts(text, start, from, ADDRESS_BEFORE) : start;
}

/** "@", "$" and the digits that stand for letters. */
const isDisguise = (code: number): boolean => code === 0x40 || code === 0x24 || isDigitCode(code);

/** "@лий" */
const DISGUISED = [/[@$013457][A-Za-zÀ-ԯ]{2,10}(?![A-Za-zÀ-ԯ\d.])/y];
/** "   F o x l e y", behind letters with spaces */
const SPELLED = [/ {1,3}[A-Za-zÀ-ԯ](?: [A-Za-zÀ-ԯ](?![A-Za-zÀ-ԯ\d'’])){2,14}/y];
const IS_SPELLED = /^[A-Za-zÀ-ԯ] [A-Za-zÀ-ԯ] [A-Za-zÀ-ԯ](?: |$)/;
/** A surname behind a name with a digit in it. */
const BEHIND_DISGUISED = [/ [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ'’-]{2,20}/y];
const IS_DISGUISED = /[A-Za-zÀ-ԯ][013457@$][A-Za-zÀ-ԯ]/;
/** "Archie Pemberton III", "Owen Hart, Jr." */
const GENERATION = [/,? (?:I{2,3}|IV|[JS]n?r)\b\.?/y];
const GENERATIONS = new Set('ii iii iv jr jnr sr snr'.split(' '));
/** "Fernandes, R." as in a register */
const BEHIND_COMMA = [...GENERATION, /, [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.(?=$|["”'’);,\n])/y];
/** " 'the gr8' bollinger": what somebody is called, and the surname behind it. */
const CALLED =
  / (?:"[^"\n]{2,14}"|“[^”\n]{2,14}”|'[^'\n]{2,14}'|‘[^’\n]{2,14}’|\([A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{1,11}\)) (?!and |is |has )[A-Za-zÀ-ԯ]{3,20}(?![A-Za-zÀ-ԯ])/uy;
/** "максима г": an initial without its dot, and no word of one letter. */
const LETTER = [/ (?:[гдзлмнпртфхцчшщэ]|[bdfghjklmpqtvz])(?=$|[ ,!?;:)])/y];
/** "Zubair bhai", "Lakshmi ma'am" */
const ADDRESSES_BEHIND = new Set("ma'am maam bhai bhaiya didi akka anna chechi sensei bi ji".split(' '));

/** Where a name ends with all that is written of it behind, of which `next` may be the first word. */
export function endOfWritten(
  { text }: TextDocument,
  start: number,
  end: number,
  to: number,
  next: Token,
): number {
  const code = text.charCodeAt(end);
  if (code === COMMA) return endOfParts(text, end, to, BEHIND_COMMA);
  if (code !== SPACE) return isDisguise(code) ? endOfParts(text, end, to, DISGUISED) : end;
  if (OPENING.includes(text[end + 1]!)) return endOfCalled(text, end, to);
  if (next.end - next.start === 1) {
    if (IS_SPELLED.test(text.slice(start, end))) return endOfParts(text, end, to, SPELLED);
    return isSmall(text.charCodeAt(start)) ? endOfParts(text, end, to, LETTER) : end;
  }
  if (next.casing === 'lower') {
    const isAddress = ADDRESSES_BEHIND.has(next.lower) && next.start === end + 1 && next.end <= to;
    return isAddress ? next.end : end;
  }
  if (GENERATIONS.has(next.lower)) return endOfParts(text, end, to, GENERATION);
  return IS_DISGUISED.test(text.slice(start, end)) ? endOfParts(text, end, to, BEHIND_DISGUISED) : end;
}

const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

/** Behind a nickname in quotes and the surname, or before the surname where that was found by itself. */
function endOfCalled(text: string, end: number, to: number): number {
  CALLED.lastIndex = end;
  if (!CALLED.test(text)) return end;
  if (CALLED.lastIndex <= to) return CALLED.lastIndex;
  return to > end + 3 && text[to - 1] === ' ' && CLOSING.includes(text[to - 2]!) ? to - 1 : end;
}
