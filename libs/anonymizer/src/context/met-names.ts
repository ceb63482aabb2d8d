import { isMostTaught } from '../names/most-taught.js';
import { isPlace } from '../names/places.js';
import type { Candidate } from '../recognizer.js';
import { startsSentence } from '../text/position.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const SURE = 0.9;
/** Shorter words are too often the beginnings of others. */
const SHORTEST = 3;

/** "Duffy yelled at me", where the dialog knows Mike Duffy: no list has all surnames, and none is needed any more. */
export function takeMet(document: TextDocument, candidates: Candidate[]): void {
  const { acquaintance } = document.shared;
  if (acquaintance === undefined) return;
  for (const token of document.tokens) {
    const { kind, lower, start, end } = token;
    if (kind !== 'word' || end - start < SHORTEST || !acquaintance.mayBeCalled(lower)) continue;
    if (isAnotherWord(document, token)) continue;
    // What a rule has looked at is decided.
    if (candidates.some((other) => other.type === 'PERSON' && other.start < end && start < other.end))
      continue;
    candidates.push({
      start,
      end,
      type: 'PERSON',
      score: SURE,
      recognizer: 'met-names',
      reason: 'what somebody of the dialog is called by',
    });
  }
}

/** "Green is my favorite colour", "Пушкин", "Ростов" */
function isAnotherWord(document: TextDocument, token: Token): boolean {
  const { word, lower, casing } = token;
  if (word.isStop || isMostTaught(lower) || isPlace(lower)) return true;
  return word.isOrdinary && (casing !== 'title' || startsSentence(document, token));
}
