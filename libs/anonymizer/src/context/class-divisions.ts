import { isStreamKind } from '../recognizers/en/class-streams.js';
import type { Token } from '../text/tokenize.js';

/** Words between a grade and the letter or the number of a class. */
const SECTION =
  '[Ss]ection|[Ss]ec|[Rr]oom|[Ss]et|[Gg]roup|[Gg]rp|[Dd]ivision|[Dd]iv|[Ss]tream|[Pp]od|[Hh]omeroom|[Bb]atch|буква|подгруппа';
/** Whatever may stand between the number and what divides the grade: "th grade", "-й класс". */
const NOUN = String.raw`(?:st|nd|rd|th)?(?:[ -](?:[Gg]rade|[Cc]lass|[Ff]orm|[Yy]ear|[Pp]eriod|[Ss]td|кл\.?|[Кк]ласс[а-я]{0,2}))?`;
const ENDING = '(?:-?(?:й|ый|ой|ом|го|му|м|э))?';
const OPENING = '["«“\'(]';
const CLOSING = '["»”\')]';
const NO_MORE = String.raw`(?![\p{L}\d])`;

/** Subjects and branches that stand between a grade and the letter or the number of a group: "12 Bio B", "11 sci C". */
const SUBJECTS =
  'physics phys chemistry chem biology bio science sci arts art commerce comm com maths math humanities hum tech business english eng history hist geography geog french fr spanish german computing textiles drama music law'.split(
    ' ',
  );
const IS_SUBJECT = new Set(SUBJECTS);
const SUBJECT = SUBJECTS.map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`).join('|');

/** Whether it is a subject or a branch that a class may be told by, together with a letter. */
export const isSubjectOfClass = (word: string): boolean => IS_SUBJECT.has(word);

/** What makes a class of a grade, by kind. The first that fits counts. */
const KINDS: readonly (readonly [kind: string, form: string])[] = [
  ['section', `,? (?:${SECTION})\\.? ${OPENING}?(?:[A-Za-zА-Яа-я]|\\d{1,3}[A-Z]?)${NO_MORE}${CLOSING}?`],
  ['section', `(?<=[а-я]), буква [А-ЯЁ]${NO_MORE}`],
  ['named section', `,? (?:[Ss]ection|[Ss]tream|[Gg]roup|[Tt]eam|[Hh]ouse) \\p{Lu}\\p{L}{2,11}${NO_MORE}`],
  ['named section', ` \\p{L}{3,9} team${NO_MORE}`],
  ['subject', `[A-Za-z]{1,2}/(?:[A-Za-z]{0,2}\\d|[A-Z][a-z])${NO_MORE}`],
  ['code', `-?(?![xXхХeE]\\d)[A-Za-zА-Яа-я]{1,2}\\d${NO_MORE}`],
  ['long code', `\\p{Lu}\\p{L}{1,3}\\d${NO_MORE}`],
  ['code behind', `, \\d{1,2}\\p{Lu}{1,3}\\d?${NO_MORE}`],
  ['code behind', ` \\p{Lu}{1,2}\\d${NO_MORE}`],
  ['letter', `[-./]?${OPENING}?[А-ЯЁа-яёA-Za-z]${NO_MORE}${CLOSING}?(?:[-/]?\\d${NO_MORE})?`],
  ['letter behind', `${ENDING} ${OPENING}?[А-ЯЁа-яёA-Za-z]${NO_MORE}${CLOSING}?`],
  ['letter behind', `${ENDING}-?${OPENING}?[А-ЯЁа-яёA-Za-z]${NO_MORE}${CLOSING}?`],
  ['spoken letter', `[ -][абвгджклм]э${NO_MORE}`],
  ['subject', `[ -](?:${SUBJECT})(?:[ -][A-Z]|[/-]\\d| \\d(?! \\p{Ll}{3,}s))${NO_MORE}`],
  ['number', String.raw`[./-]\d{1,2}(?!\d)`],
  ['room', String.raw`-[1-9]\d{2}(?![\d-])`],
  ['quoted', ` ?["«“]\\p{L}{1,6}["»”]`],
  ['branch', `-\\p{Lu}\\p{L}{3,11}-\\d${NO_MORE}`],
  ['name', `[ -]?\\p{Lu}\\p{L}{2,11}`],
  ['name', ` \\p{Ll}{3,14}${NO_MORE}`],
  ['letters', ` ?\\p{Lu}{2,3}(?!\\p{L})`],
];
const DIVISION = new RegExp(`${NOUN}(?:${KINDS.map(([, form]) => `(${form})`).join('|')})`, 'uy');

/** How far what divides a grade reaches, and of which kind it is. */
export interface Division {
  readonly end: number;
  readonly kind: string;
}

/** What divides the grade that ends there; a name still has to be looked at: see `kindOfName`. */
export function divisionAt(text: string, end: number): Division | undefined {
  DIVISION.lastIndex = end;
  const match = DIVISION.exec(text);
  if (match === null) return undefined;
  for (let i = 0; i < KINDS.length; i++)
    if (match[i + 1] !== undefined) return { end: DIVISION.lastIndex, kind: KINDS[i]![0] };
  return undefined;
}

/** Profiles of Russian classes, and words for them in small letters. */
const PROFILE = /^(?:физ|хим|соц|мат|лингв|информ|инж|гум|тех|био|мед|ист|эконом|юр|кадет)[а-я]{0,14}$/;

export const isProfile = (word: string): boolean => PROFILE.test(word);

/** What a class may be called by the last word of its name; undefined for a word in small letters that is nobody's. */
export function kindOfName({ lower, word, casing }: Token): string | undefined {
  if (isStreamKind(lower)) return casing === 'lower' ? 'small stream' : 'stream';
  if (isProfile(lower)) return 'profile';
  if (casing === 'lower') return undefined;
  if (word.isFigure) return 'figure';
  if (word.given !== undefined) return 'given name';
  if (word.isPlace) return 'place';
  return word.isOrdinary || word.isStop ? 'word' : 'name';
}
