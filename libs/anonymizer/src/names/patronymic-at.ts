import { patronymicStem } from './decline.js';
import type { NameWords } from './name-words.js';
import { PATRONYMIC } from './roles.js';
import { isShortPatronymic, isSpokenPatronymic } from './spoken-patronymics.js';

/** Whether the word behind a given name is a patronymic: also one with a slip, "никалаевна", cut short, "никол.", and in Latin letters. */
export function isPatronymicAt(words: NameWords, i: number): boolean {
  if ((words.roles[i]! & PATRONYMIC) !== 0) return true;
  const { lower, word, end, casing } = words.token(i);
  if (words.document.text[end] === '.' && isShortPatronymic(lower))
    return casing === words.token(i - 1).casing;
  if (lower.length < 5 || word.isOrdinary || !/[нч]|n[aeuoy]|ch$/.test(lower.slice(-4))) return false;
  return isSpokenPatronymic(lower) || (patronymicStem(lower) !== undefined && !word.isListedSurname);
}
