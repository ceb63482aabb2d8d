import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import { chainOf, type NameChain } from './name-chain.js';
import { PATRONYMIC } from './roles.js';

const SPOKEN = /^(?:[а-я]{2,}(?:[ыи]ч(?:[ауе]|ем)?|(?:нн|вн|лн|льн|чн|хн)(?:[аыеу]|ой)))$/;

/** "сан саныч", "марь иванна": a shortened given name and a patronymic as it is spoken. */
export function readContracted(document: TextDocument, i: number): NameChain | undefined {
  const given = document.tokens[i]!;
  const patronymic = document.tokens[i + 1];
  if (!isNextWord(document, given, patronymic) || patronymic.casing !== given.casing) return undefined;
  const { lower } = patronymic;
  if (!SPOKEN.test(lower) || patronymic.word.isOrdinary) return undefined;
  return chainOf(i, i + 1, patronymic.end, { given, patronymic, roles: PATRONYMIC });
}
