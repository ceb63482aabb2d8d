import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import { startsSentence } from '../text/position.js';
import type { NameChain } from './name-chain.js';

const WRITES =
  /(?<![а-я])(?:хочу|хотим|пишу|пишем|готовлю|готовим|делаю|собираю|помоги(?:те)?|проверь(?:те)?)(?![а-я])|\b(?:i|we|help me)\b/;
const BEFORE_RELATION = /^(?:старш|младш|двоюродн|родн|средн|older$|younger$|big$|little$)/;

/** "Дед Иннокентий воевал под Курском, хочу про него рассказ": a relation that opens a message of somebody's own is theirs. */
export function isOfWriter(document: TextDocument, { first }: NameChain): boolean {
  const { tokens } = document;
  const relation = tokens[first - 1];
  if (relation?.word.isRelation !== true) return false;
  const before = tokens[first - 2];
  const opening = before !== undefined && BEFORE_RELATION.test(before.lower) ? before : relation;
  return opening.casing === 'title' && startsSentence(document, opening) && occurs(document, WRITES);
}
