import type { Token } from '../text/tokenize.js';
import type { PersonalDataType } from '../types.js';
import type { Mark } from './mark.js';

/**
 * What a value may look like when nothing but the words around it can tell: a run of words with capitals, a code, a nickname,
 * a date, a class, a school with its word for one; what a rule takes for a person or a class; a name beside a number, as that
 * of a street beside its house; a town and a name in small letters; the year of a school.
 */
export type Shape =
  | 'name'
  | 'code'
  | 'nick'
  | 'date'
  | 'class'
  | 'school'
  | 'person'
  | 'grade'
  | 'house'
  | 'town'
  | 'small'
  | 'year';

/** Something of such a shape; positions are those of the folded text. */
export interface Shaped {
  readonly shape: Shape;
  readonly start: number;
  readonly end: number;
  /** Indexes of its first and last token. */
  readonly first: number;
  readonly last: number;
  /** Of a date, when one is given. */
  readonly year?: number | undefined;
  /** Of a date, a house or a small town, how it is written: see their files. */
  readonly form?: string | undefined;
  /** What the rule says that found it. */
  readonly rule?: readonly Mark[] | undefined;
}

/** What only some shapes have. */
type Details = Pick<Shaped, 'year' | 'form' | 'rule'>;
const NO_DETAILS: Details = {};

/** Something of a shape from its first token to its last. All are made here: the engine reads objects of one make fastest. */
export const shapedOf = (
  shape: Shape,
  { index: first, start }: Token,
  { index: last, end }: Token,
  details: Details = NO_DETAILS,
): Shaped => shapedAs(shape, first, last, start, end, details);

/** Like `shapedOf`, for what begins or ends inside of a token or behind one. */
export const shapedAs = (
  shape: Shape,
  first: number,
  last: number,
  start: number,
  end: number,
  { year, form, rule }: Details = NO_DETAILS,
): Shaped => ({ shape, start, end, first, last, year, form, rule });

/** What something of a shape may be, in the order of the columns in the table of weights. */
export const QUESTIONS = [
  { shape: 'name', type: 'ADDRESS' },
  { shape: 'name', type: 'SCHOOL' },
  { shape: 'name', type: 'PERSON' },
  { shape: 'code', type: 'ID' },
  { shape: 'nick', type: 'HANDLE' },
  { shape: 'nick', type: 'ID' },
  { shape: 'date', type: 'DOB' },
  { shape: 'class', type: 'CLASS' },
  { shape: 'school', type: 'SCHOOL' },
  { shape: 'person', type: 'PERSON' },
  { shape: 'grade', type: 'CLASS' },
  { shape: 'house', type: 'ADDRESS' },
  { shape: 'town', type: 'ADDRESS' },
  { shape: 'small', type: 'PERSON' },
  { shape: 'year', type: 'CLASS' },
] as const satisfies readonly { shape: Shape; type: PersonalDataType }[];
