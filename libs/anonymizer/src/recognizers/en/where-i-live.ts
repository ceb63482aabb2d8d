import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { tokenIndexAt } from '../../text/document.js';

const LIVING =
  /^ is (?:where (?:i|we) (?:live|lived|am from|are from|come from|grew up|was born|stay)|my home ?(?:town|village))(?![a-z])/;
const MOST_WORDS = 3;

/** "Limerick is where i live": a town in front of what tells of it. */
export const whereILive: Recognizer = {
  name: 'where-i-live',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    for (const cue of document.cued) {
      const next = cue.lower === 'is' ? document.tokens[cue.index + 1]?.lower : undefined;
      if (next !== 'where' && next !== 'my') continue;
      const at = cue.start - 1;
      if (!LIVING.test(document.lower.slice(Math.max(0, at), at + 36))) continue;
      const start = startOfTown(document, at);
      if (start === undefined) continue;
      found.push({
        start,
        end: at,
        type: 'ADDRESS',
        score: 0.88,
        recognizer: 'where-i-live',
        reason: 'town in front of "where I live"',
      });
    }
    return found;
  },
};

function startOfTown({ tokens, text }: TextDocument, end: number): number | undefined {
  let i = tokenIndexAt(tokens, end) - 1;
  if (tokens[i]?.end !== end) return undefined;
  const last = i;
  const isTown = ({ casing, word }: (typeof tokens)[number]): boolean =>
    !word.isStop && (casing === 'title' || (casing === 'lower' && word.isPlace));
  if (!isTown(tokens[i]!)) return undefined;
  while (i > 0 && last - i < MOST_WORDS - 1 && isTown(tokens[i - 1]!) && text[tokens[i - 1]!.end] === ' ')
    i--;
  return tokens[i]!.start;
}
