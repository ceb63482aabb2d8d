import { isStreamKind } from '../recognizers/en/class-streams.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';

const SECTION =
  '[Ss]ection|[Ss]ec|[Ss]et|[Ss]tream|[Dd]ivision|[Dd]iv|[Rr]oom|[Rr]m|[Pp]od|[Gg]roup|[Gg]rp|[Bb]atch|[Hh]omeroom|[Hh][Rr]|буква|подгруппа';
const NAME = String.raw`\p{Lu}\p{L}{2,11}(?!\p{L})`;

/** "-22", ", Division B", ", section Tulip", ", room 12B", " team Orion", " «З»", " (10Б)", ", 6LC", " B div", " 5" */
const BEHIND = [
  /[-/]\d{1,3}(?![\d.])/y,
  /[a-zа-яA-ZА-Я](?![\p{L}])/uy,
  new RegExp(String.raw`,? (?:${SECTION})\.? ["«“]?(?:\p{L}|\d{1,3}[A-Z]?)["»”]?(?![\p{L}\d])`, 'uy'),
  new RegExp(String.raw`,? (?:[Ss]ection|[Ss]tream|[Gg]roup|[Dd]ivision|team) ${NAME}`, 'uy'),
  / ["«“]\p{L}["»”]/uy,
  / \(\d{0,2}[A-ZА-ЯЁ]\)/y,
  /(?<=\p{L}{4}), \d{1,2}\p{Lu}{1,3}\d?(?![\p{L}\d])/uy,
  /(?<=\d(?:st|nd|rd|th)) std(?: [A-Z])?(?: div)?(?!\p{L})/uy,
  /(?<=[A-Z]) div(?!\p{L})/uy,
  /(?<=grade) [a-z]{3,9} team(?!\p{L})/uy,
];

const GRADE =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
/** "yr. ", "y11 class ", "seventh-grade ", "sixth " in front of "form 12C", "junior " in front of "infants" */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?:y|yr|cls|gr|кл)\.? ?|[py]\d{1,2} class |${GRADE}[- ](?:grade|year) )$`,
  'u',
);
const BEFORE_FORM = /(?<![\p{L}\d-])(?:lower|upper|sixth|fifth|junior|senior) $/u;
const FORM = /^(?:form|sixth|fifth|fourth|infants|third)(?![a-z])/;

/** The words that the patterns above begin or end with. */
const SECTIONS = new Set(
  'section sec set stream division div room rm pod group grp batch homeroom hr буква подгруппа team std class'.split(
    ' ',
  ),
);
const NOUNS = new Set('y yr cls gr кл class grade year lower upper sixth fifth junior senior'.split(' '));

/** The section behind a class, and the short word for one in front of it. */
export const classGrowth: Growth = {
  startOf({ lower }, { start }, from, before) {
    if (!NOUNS.has(before.lower)) return start;
    return startOfParts(lower, start, from, FORM.test(lower.slice(start, start + 8)) ? BEFORE_FORM : BEFORE);
  },
  endOf(document, { start, end }, to, next) {
    if (!mayGoOn(next) || isNumberApart(document, end, next)) return end;
    const grown = endOfParts(document.text, end, to, BEHIND);
    return endOfStream(document, start, grown, to);
  },
};

const mayGoOn = ({ kind, casing, lower, start, end }: Token): boolean =>
  kind === 'number' || end - start === 1 || casing !== 'lower' || SECTIONS.has(lower) || isStreamKind(lower);

/** "7Б 8А": the number behind a space is that of another class. */
const isNumberApart = ({ text }: TextDocument, end: number, { kind, start }: Token): boolean =>
  kind === 'number' && start === end + 1 && text.charCodeAt(end) === 0x20;

/** "Primary 5", "Year Six": behind a bare grade, what classes are named after: " Oak", " kingfisher class". */
function endOfStream({ tokens, text, lower }: TextDocument, start: number, end: number, to: number): number {
  if (text.charCodeAt(end) !== 0x20) return end;
  // "year 4 penguin" of "year 4 penguin class"
  if (text.startsWith('class', end + 1) && isStreamKind(tokens[tokenIndexAt(tokens, end) - 1]!.lower))
    return Math.min(to, end + ' class'.length);
  if (!BARE.test(lower.slice(start, end))) return end;
  const name = tokens[tokenIndexAt(tokens, end)];
  if (name === undefined || name.start !== end + 1 || name.end > to || !isStreamKind(name.lower)) return end;
  if (name.casing === 'title') return name.end;
  return text.startsWith(' class', name.end) ? name.end + ' class'.length : end;
}

const BARE =
  /^(?:year|yr|y|grade|gr|class|form|primary|jss|ss|p|std|kindy|kindergarten|reception|nursery|prep)\.? ?(?:\d{1,2}(?:\/\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)?$/;
