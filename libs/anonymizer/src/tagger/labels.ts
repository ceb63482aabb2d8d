import type { PersonalDataType } from '../types.js';

/** What is told by the words around it. E-mail, links, cards and phones have forms of their own. */
export const TAGGED = [
  'PERSON',
  'ADDRESS',
  'SCHOOL',
  'CLASS',
  'HANDLE',
  'ID',
  'DOB',
] as const satisfies readonly PersonalDataType[];

/** The label of a word that belongs to no value. */
export const NOTHING = 0;
/** The first word of a value has another label than the rest of it. */
export const LABELS = 1 + 2 * TAGGED.length;
export const firstLabelOf = (type: number): number => 1 + 2 * type;
export const restLabelOf = (type: number): number => 2 + 2 * type;
