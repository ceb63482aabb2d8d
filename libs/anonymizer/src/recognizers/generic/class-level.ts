import type { TextDocument } from '../../text/document.js';

const REACH = 64;
/** "4 класса", "7-х классов", without a letter */
const BARE_GRADE = /^(?:\d{1,2}(?:-?(?:го|х|м|й|му|ого))?|[а-я]{4,}(?:го|му|ых)) класс[а-я]{0,2}$/;
/** "для 6 класса", "для учеников 5-х классов", "ученику 5 класса", "объясни ребёнку 4 класса" */
const FOR_LEVEL =
  /(?<![а-я])(?:(?:для|как|на уровне|за)(?: (?:ученик(?:а|ов)|учени(?:цы|ц)|школьник(?:а|ов)|реб[её]нк[ау]|детей|учащихся))?|(?:ученику|школьнику|реб[её]нку|детям|ученикам|школьникам|учащимся)) $/;
const EXPLAINS =
  /(?<![а-я])(?:объясн|расскаж|растолк|поясн|описан|доклад|сказк|текст|понятн|план|список|книг)/;
const OWN =
  /(?<![а-я])(?:мо(?:его|ему|ей|их|им)|мне|наш(?:его|ему|ей|их)|сво(?:его|ему|ей)|сын[ау]?|доч[а-я]+|брат[ау]?|сестр[а-я]|внук[ау]?)(?: [а-я]+){0,2} $/;

/** "объясни ученику 5 класса": a level of explanation is nobody's class, "моему сыну из 5 класса" is. */
export function isLevelOfExplanation({ lower }: TextDocument, start: number, end: number): boolean {
  if (!BARE_GRADE.test(lower.slice(start, end))) return false;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (!FOR_LEVEL.test(before) || OWN.test(before)) return false;
  return EXPLAINS.test(before);
}

/** "I got 7B on my essay", "a 4C for my test": a level of work. */
export const isMarkOfWork = ({ lower }: TextDocument, start: number, end: number): boolean =>
  /\b(?:got|get|getting|scored|gave me)(?: an?)? $/.test(lower.slice(Math.max(0, start - 16), start)) &&
  /^ (?:on|for|in) (?:my|the|this|an?)\b/.test(lower.slice(end, end + 12));

const TWO_NUMBERS = /^\d{1,2}[/–-]\d{1,2}$/;
const COUNTED =
  /^ (?:предложен|слов|страниц|минут|раз(?![а-я])|человек|лет|абзац|строк|строч|пример|пункт|час|дн[ея]|недел|месяц|задач|штук|процент|балл|вопрос|книг|кадр|слайд)/;
const FRACTIONS = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])[^\n]{0,40}?(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/;

/** "6-7 предложений", "5/6, а не 4/6": a range of what is counted, and fractions. */
export function isRangeOrFraction({ lower }: TextDocument, start: number, end: number): boolean {
  const value = lower.slice(start, end);
  if (!TWO_NUMBERS.test(value)) return false;
  if (COUNTED.test(lower.slice(end, end + 12))) return true;
  const around = lower.slice(Math.max(0, start - REACH), end + REACH);
  return value.includes('/') && FRACTIONS.test(around) && !/класс|учусь|учится|групп/.test(around);
}

const NUMERAL =
  /(?<![а-я])(?:из|в) (?:двоичн|восьмеричн|десятичную|шестнадцатеричн)|(?<![a-z])(?:(?:from|to|into|in) (?:binary|octal|decimal|hex)|the same value as)/;

/** "7Д из шестнадцатеричной", "does 9-2 have the same value as 7": a numeral or a sum. */
export const isNumeral = ({ lower }: TextDocument, start: number, end: number): boolean =>
  NUMERAL.test(lower.slice(Math.max(0, start - REACH), end + REACH));

/** "Maths 10/10 Grade: 9": a mark of so many points. */
export const isOfPoints = ({ lower }: TextDocument, start: number): boolean =>
  /\d\/$/.test(lower.slice(Math.max(0, start - 2), start));

/** Bands whose names look like those of groups. */
const BANDS = /^(?:би-?2|u2|b-52|blink-182|sum 41|maroon 5|5sta)$/;

export const isBand = ({ lower }: TextDocument, start: number, end: number): boolean =>
  BANDS.test(lower.slice(start, end));

/** "Екатерины II в отношении": a ruler and the word behind. */
export const isRuler = ({ text }: TextDocument, start: number, end: number): boolean =>
  /^[IVX]+ [а-я]$/.test(text.slice(start, end)) &&
  /[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]+ $/.test(text.slice(Math.max(0, start - 16), start));
