import type { TextDocument } from '../text/document.js';
import { endOfParts, startOfParts } from './growth.js';

/** How names are written where something slipped, and with the forms of address of many lands. */

/** "K A T Y " */
const SPELLED_BEFORE = /(?<![\p{L}\d])(?:\p{Lu} ){3,12}$/u;
/** "0льга ", "Вит@лий ": a digit or a sign for a letter. */
const DISGUISED_BEFORE = /(?<![\p{L}\d])(?:0|\p{Lu}\p{L}{0,8}[013457@$])\p{L}{2,10} $/u;
/** "Aunty ", "доц. ", "Dr.", "Lt. Col. ", "Grandad ", "Mr and " */
const ADDRESS_BEFORE =
  /(?<!\p{L})(?:(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Дд]оц|[Пп]роф|Sgt|Lt|Col|Maj|Capt|Cpl|Gen|Cmdr|Cllr|Rev|Insp|PC|Sra?|Hon)(?:\.? |\. ?|$)|(?:[Mm]r|[Dd]r|[Mm]rs)\.? (?:and|&) |(?:Aunt(?:y|ie)?|(?<!(?:my|his|her|our|your|their|the) )(?:aunt(?:y|ie)|uncle|lil)|[Bb]ig|Lil|Uncle|Mama|Papa|Gran(?:d?dad|dpa|dma|ny)?|Nana?|Cousin|Sergeant|Captain|Sister|Father|Brother|Sheikh|Imam|Pastor|Reverend) )+$/u;
/** Where a name begins with all that is written of it in front. */
export function startOfWritten({ text }: TextDocument, start: number, from: number): number {
  const before = text.charCodeAt(start - 1);
  if (before !== SPACE && before !== DOT) return start;
  start = startOfParts(text, start, from, SPELLED_BEFORE);
  start = startOfParts(text, start, from, DISGUISED_BEFORE);
  return startOfParts(text, start, from, ADDRESS_BEFORE);
}

const SPACE = 0x20;
const DOT = 0x2e;
const COMMA = 0x2c;
const CLOSING = '"”\'’)';
const OPENING = '"“\'‘(';

/** "@лий" */
const DISGUISED = /[@$013457]\p{L}{2,10}(?![\p{L}\d.])/uy;
/** "   F o x l e y", behind letters with spaces */
const SPELLED = / {1,3}\p{L}(?: \p{L}(?![\p{L}\d'’])){2,14}/uy;
const IS_SPELLED = /^\p{L} \p{L} \p{L}(?: |$)/u;
/** A surname behind a name with a digit in it. */
const BEHIND_DISGUISED = / \p{Lu}[\p{Ll}'’-]{2,20}/uy;
const IS_DISGUISED = /\p{L}[013457@$]\p{L}/u;
/** "Zubair bhai", "Lakshmi ma'am" */
const ADDRESS_BEHIND = / (?:ma'?am|bhai|bhaiya|didi|akka|anna|chechi|sensei|bi|ji)(?!\p{L})/uy;
/** "Archie Pemberton III", "Owen Hart, Jr." */
const GENERATION = /,? (?:I{2,3}|IV|[JS]n?r)\b\.?/y;
/** "Fernandes, R." as in a register */
const INITIAL_BEHIND_COMMA = /, \p{Lu}\.(?=$|["”'’);,\n])/uy;
/** " 'the gr8' bollinger": what somebody is called, and the surname behind it. */
const CALLED =
  / (?:"[^"\n]{2,14}"|“[^”\n]{2,14}”|'[^'\n]{2,14}'|‘[^’\n]{2,14}’|\(\p{Lu}\p{Ll}{1,11}\)) (?!and |is |has )\p{L}{3,20}(?!\p{L})/uy;
/** "максима г": an initial without its dot, and no word of one letter. */
const LETTER = / (?:[гдзлмнпртфхцчшщэ]|[bdfghjklmpqtvz])(?=$|[ ,!?;:)])/uy;

/** Where a name ends with all that is written of it behind. */
export function endOfWritten({ text }: TextDocument, start: number, end: number, to: number): number {
  const code = text.charCodeAt(end);
  if (code === COMMA) return endOfParts(text, end, to, [GENERATION, INITIAL_BEHIND_COMMA]);
  if (code !== SPACE) return code >= 0x41 ? end : endOfParts(text, end, to, [DISGUISED]);
  const value = text.slice(start, end);
  if (IS_SPELLED.test(value)) return endOfParts(text, end, to, [SPELLED]);
  if (IS_DISGUISED.test(value)) return endOfParts(text, end, to, [BEHIND_DISGUISED]);
  const quoted = OPENING.includes(text[end + 1]!) ? endOfCalled(text, end, to) : end;
  return endOfParts(
    text,
    quoted,
    to,
    isSmall(text.charCodeAt(start)) ? [LETTER, ADDRESS_BEHIND] : [ADDRESS_BEHIND, GENERATION],
  );
}

const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

/** Behind a nickname in quotes and the surname, or before the surname where that was found by itself. */
function endOfCalled(text: string, end: number, to: number): number {
  CALLED.lastIndex = end;
  if (!CALLED.test(text)) return end;
  if (CALLED.lastIndex <= to) return CALLED.lastIndex;
  return to > end + 3 && text[to - 1] === ' ' && CLOSING.includes(text[to - 2]!) ? to - 1 : end;
}
