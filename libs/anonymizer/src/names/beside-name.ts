import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { GIVEN, SURNAME, SURNAME_FORM } from './roles.js';

/** "conor and niahm", "у олега воронкина и игаря": a word in small letters tied to a given name that is no word, or to a full one. */
export function isBesideName({ tokens }: TextDocument, { index, start }: Token): boolean {
  const and = tokens[index - 1];
  const name = tokens[index - 2];
  if (name === undefined || (and?.lower !== 'and' && and?.lower !== 'и')) return false;
  if (name.end + 1 !== and.start || and.end + 1 !== start) return false;
  if (and.lower === 'and') return (name.word.smallRoles & GIVEN) !== 0;
  const given = tokens[index - 3];
  if (given === undefined || given.end + 1 !== name.start || (given.word.smallRoles & GIVEN) === 0)
    return false;
  return (name.word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;
}
