import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { isMonarchName } from './monarchs.js';

const ASKED_OF = new Set([
  'about',
  'after',
  'before',
  'by',
  'did',
  'does',
  'is',
  'of',
  'under',
  'was',
  'were',
]);
const OPINES =
  /^(?:am|assume|believe|feel|guess|hear|heard|hope|know|mean|said|suppose|swear|think|thought|wonder)$/;

/** "why is Elizabeth I called …", "how long did James I rule" */
function isMonarch(tokens: readonly Token[], index: number): boolean {
  const name = tokens[index];
  const before = tokens[index - 1];
  return (
    name !== undefined && before !== undefined && isMonarchName(name.lower) && ASKED_OF.has(before.lower)
  );
}

/** "Tell Madison I like her": no numeral of a ruler. */
export function isPronoun({ tokens, text, lower }: TextDocument, token: Token): boolean {
  if (token.lower !== 'i' || /^(?:(?:how|why|when|where) )?(?:did|was|were) /.test(lower)) return false;
  const verb = tokens[token.index + 1];
  if (isMonarch(tokens, token.index - 1) && !OPINES.test(verb?.lower ?? '')) return false;
  return (
    verb?.casing === 'lower' &&
    verb.script === 'latin' &&
    tokens[token.index - 1]?.script === 'latin' &&
    text.slice(token.end, verb.start) === ' ' &&
    !/^(?:was|is|and|of|in|became|ruled|reigned|had|did|die|died|the|from|who|at|to|by|on|as)$/.test(
      verb.lower,
    )
  );
}
