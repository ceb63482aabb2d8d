import type { Candidate } from '../recognizer.js';
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
    const { kind, start, end } = token;
    if (kind !== 'word' || end - start < SHORTEST || !acquaintance.hasSurname(token.lower)) continue;
    if (isAnotherWord(token)) continue;
    // What a rule has looked at is decided.
    if (candidates.some((other) => other.type === 'PERSON' && other.start < end && start < other.end))
      continue;
    candidates.push({
      start,
      end,
      type: 'PERSON',
      score: SURE,
      recognizer: 'met-names',
      reason: 'surname of somebody of the dialog',
    });
  }
}

/** "Page 45", "Пушкин", "Ростов" */
const isAnotherWord = ({ word }: Token): boolean => word.isOrdinary || word.mayBeFigureInFull || word.isPlace;
