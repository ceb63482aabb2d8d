import { isStreamKind } from '../recognizers/en/class-streams.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';

const SECTION =
  '[Ss]ection|[Ss]ec|[Ss]et|[Ss]tream|[Dd]ivision|[Dd]iv|[Rr]oom|[Rr]m|[Pp]od|[Gg]roup|[Gg]rp|[Bb]atch|[Hh]omeroom|[Hh][Rr]|буква|подгруппа';
const NAME = String.raw`[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{2,11}(?![A-Za-zÀ-ԯ])`;

/** "-22", ", Division B", " - Section C", ", section Tulip", ", room 12B", " team Orion", " «З»", " (10Б)", ", 6LC", " B div", " 5" */
const BEHIND = [
  /[-/]\d{1,3}(?![\d.])/y,
  /[a-zа-яA-ZА-Я](?![A-Za-zÀ-ԯ])/y,
  new RegExp(
    String.raw`(?:,| [-–—])? (?:${SECTION})\.? ["«“]?(?:[A-Za-zÀ-ԯ]|\d{1,3}[A-Z]?)["»”]?(?![A-Za-zÀ-ԯ\d])`,
    'y',
  ),
  new RegExp(String.raw`(?:,| [-–—])? (?:[Ss]ection|[Ss]tream|[Gg]roup|[Dd]ivision|team) ${NAME}`, 'y'),
  // "5th C" behind "Upper", "set M2", ", Team B", ", 3rd grade", "grade B class", "Physics B"
  /(?<=\d)(?:st|nd|rd|th)(?![a-z])(?: (?:grade|class|form|year|std))?(?: [A-Z](?![A-Za-zÀ-ԯ]))?/y,
  /(?<= [A-Z])\d(?![\d.])/y,
  /,? [Tt]eam [A-Z](?![A-Za-zÀ-ԯ])/y,
  /, (?:\d{1,2}(?:st|nd|rd|th) (?:grade|class|form|year)|(?:[Gg]rade|[Yy]ear|[Ff]orm|[Cc]lass) \d{1,2})(?![a-z\d])/y,
  /(?<=(?:grade|form|year|std|\d) [A-Z]) class(?![a-z])/y,
  /(?<=\d[ -](?:Physics|Chemistry|Biology|Science|Sci|Arts?|Commerce|Comm?|Maths|Humanities)) (?:[A-Z]|\d)(?![A-Za-zÀ-ԯ\d])/y,
  // "12 Textiles A"
  /(?<=(?<![A-Za-zÀ-ԯ\d.,])\d{1,2} [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{2,11}) [A-Z](?![A-Za-zÀ-ԯ\d.'’])/y,
  / ["«“][A-Za-zÀ-ԯ]["»”]/y,
  / \(\d{0,2}[A-ZА-ЯЁ]\)/y,
  // "VII «Б» класс", "девятых «А» и «Г»", "из 8-2 взвода", "my S2 class"
  /["»”]? (?:класс(?:а|е|у|ом|ов|ам|ами|ах)?|взвод(?:а|е|у|ом)?)(?![а-яё])/y,
  /["»”] и ["«“][А-ЯЁа-яё]["»”]/y,
  /(?<=\d[A-Za-z]?) class(?![A-Za-z]| (?:teacher|photo|test|rep|trip|list|size|of)\b)/y,
  /(?<=[A-Za-zÀ-ԯ]{4}), \d{1,2}[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]{1,3}\d?(?![A-Za-zÀ-ԯ\d])/y,
  /(?<=\d(?:st|nd|rd|th)) std(?: [A-Z])?(?: div)?(?![A-Za-zÀ-ԯ])/y,
  /(?<=[A-Z]) div(?![A-Za-zÀ-ԯ])/y,
  /(?<=grade) [a-z]{3,9} team(?![A-Za-zÀ-ԯ])/y,
];

const GRADE =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const SHORT_NOUN = String.raw`(?:y|yr|cls|gr|кл)\.? ?|[py]\d{1,2} class |${GRADE}[- ](?:grade|year) `;
/** "физмат " in front of "10М" */
const PROFILE = '(?:физ-?мат|хим-?био|био-?хим|соц-?гум|соц-?экон?|инфо-?мат|физ-?тех)[а-я]{0,12} ';
/** "группа " in front of "ИС-21" */
const OF_GROUP =
  '(?:(?:под)?групп(?:а|ы|е|у|ой|ою)|гр\\.?|класс(?:а|е|у|ом)?|взвод(?:а|е|у|ом)?)(?:: | ?№ ?| )|гр\\.|(?<!(?:tutor|reg|registration|form|reading|english|maths) )group ';
/** "section b of " in front of "8th grade" */
const SECTION_OF = '(?:section|sec|division|div) [a-z] of ';
/** "yr. ", "y11 class ", "seventh-grade ", "физмат ", "группа ", "section b of " */
const BEFORE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ԯ\d-])(?:${SHORT_NOUN}|${PROFILE}|${OF_GROUP}|${SECTION_OF})$`,
);
/** "grade 2, " in front of "room 14B", "1st " in front of "grade, 1-B", "junior " in front of "2C" */
const BEFORE_SECTION = new RegExp(
  String.raw`(?<![A-Za-zÀ-ԯ\d-])(?:(?:grade|gr|year|yr|class|form|std|primary)\.? \d{1,2},? |${GRADE}[- ](?:grade|class|form|year),? |${SHORT_NOUN})$`,
);
const BEFORE_NOUN = new RegExp(String.raw`(?<![A-Za-zÀ-ԯ\d-])${GRADE} $`);
const BEFORE_NUMBER = new RegExp(
  String.raw`(?<![A-Za-zÀ-ԯ\d-])(?:junior |senior |upper |lower |middle |inter |(?:std|standard|grade|year|form|class|primary|secondary|jss|advisory|tutor group)\.? |${SHORT_NOUN})$`,
);
const OF_SECTION = /^(?:room|rm|section|sec|set|team|division|div|group|stream|homeroom|hr)(?![a-z])/;
const OF_NOUN = /^(?:grade|class|form|year)(?:,| [a-z](?![a-z]))/;
const OF_NUMBER = /^\d{1,2}[ -]?[a-z](?![a-z])/;
const BEFORE_FORM = /(?<![A-Za-zÀ-ԯ\d-])(?:lower|upper|sixth|fifth|junior|senior) $/;
const FORM = /^(?:form|sixth|fifth|fourth|infants|third)(?![a-z])/;

/** The words that the patterns above begin or end with. */
const SECTIONS = new Set(
  'section sec set stream division div room rm pod group grp batch homeroom hr буква подгруппа team std class st nd rd th grade form year'.split(
    ' ',
  ),
);
const NOUNS = new Set(
  'y yr cls gr кл class grade year form std standard group primary secondary jss advisory lower upper sixth fifth junior senior middle inter of'.split(
    ' ',
  ),
);

/** The section behind a class, and the short word for one in front of it. */
export const classGrowth: Growth = {
  startOf({ lower }, { start }, from, before) {
    if (!(
      before.kind === 'number' ||
      NOUNS.has(before.lower) ||
      isOrdinal(before) ||
      isProfile(before) ||
      isGroup(before)
    ))
      return start;
    const value = lower.slice(start, start + 10);
    if (isGroup(before) && !CODE.test(value)) return start;
    return startOfParts(lower, start, from, patternBefore(value));
  },
  endOf(document, { start, end }, to, next) {
    if (!mayGoOn(next) || isNumberApart(document, end, next)) return behindQuote(document, end, to);
    const grown = behindQuote(document, endOfParts(document.text, end, to, BEHIND), to);
    return endOfStream(document, start, grown, to);
  },
};

/** "7 «Б» контрольная": a letter that stands in quotation marks stands in both. */
const behindQuote = ({ text }: TextDocument, end: number, to: number): number =>
  end < to && IN_QUOTES.test(text.slice(Math.max(0, end - 2), end + 1)) ? end + 1 : end;
const IN_QUOTES = /^["«“][A-Za-zÀ-ԯ]["»”]$/;

const isProfile = ({ lower, script }: Token): boolean =>
  script === 'cyrillic' && /^(?:физ|хим|био|соц|инфо|мат|гум|тех|эк)/.test(lower);

/** "ИС-21", "эк-22-1", "4211", "9"Б"", "7Б": no bare grade, which no group is called by. */
const CODE =
  /^(?:[а-яa-z]{1,5}-?\d|\d{1,2}-?[«"]?[а-яa-z]|\d{1,2}[-.]\d|\d{3,4}|[а-я]{4,}|\d{1,2} (?!класс))/;
const isGroup = ({ lower }: Token): boolean => lower === 'гр' || /^(?:(?:под)?групп|класс|взвод)/.test(lower);

/** "st" of "1st" */
const isOrdinal = ({ lower }: Token): boolean => /^(?:st|nd|rd|th)$/.test(lower);

function patternBefore(value: string): RegExp {
  if (FORM.test(value)) return BEFORE_FORM;
  if (OF_SECTION.test(value)) return BEFORE_SECTION;
  if (OF_NOUN.test(value)) return BEFORE_NOUN;
  return OF_NUMBER.test(value) ? BEFORE_NUMBER : BEFORE;
}

const mayGoOn = ({ kind, casing, lower, start, end }: Token): boolean =>
  kind === 'number' ||
  end - start === 1 ||
  casing !== 'lower' ||
  SECTIONS.has(lower) ||
  isStreamKind(lower) ||
  /^(?:класс|взвод)/.test(lower);

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
  /^\d{1,2}\/\d{1,2}$|^(?:year|yr|y|grade|gr|class|form|primary|jss|ss|p|std|kindy|kindergarten|reception|nursery|prep)\.? ?(?:\d{1,2}(?:\/\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)?$/;
