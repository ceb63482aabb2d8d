import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { isPossessive } from '../names/possessive.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const SURE = 0.9;
/** Shorter words are too often the beginnings of others. */
const SHORTEST = 3;

/**
 * "Duffy yelled at me", where the dialog knows Mike Duffy: no list has all surnames, and none is needed any more. "Димин
 * телефон", where it knows Дима.
 */
export function takeMet(document: TextDocument, candidates: Candidate[]): void {
  const { shared, text } = document;
  const { acquaintance } = shared;
  if (acquaintance === undefined) return;
  let decided: ReadonlySet<Token> | undefined;
  let removed: ReadonlySet<Token> | undefined;
  const add = ({ start, end }: Token, reason: string): void =>
    void candidates.push({ start, end, type: 'PERSON', score: SURE, recognizer: 'met-names', reason });
  for (const token of document.tokens) {
    const { kind, start, end, lower } = token;
    if (kind !== 'word' || end - start < SHORTEST) continue;
    if (acquaintance.hasSurname(lower) && !isAnotherWord(token)) {
      decided ??= wordsOfPersons(document, candidates, -Infinity);
      if (!decided.has(token)) add(token, 'surname of somebody of the dialog');
    } else if (isPossessive(text, start, end) && !isAnotherWord(token) && acquaintance.hasPossessive(lower)) {
      removed ??= wordsOfPersons(document, candidates, THRESHOLD);
      if (!removed.has(token)) add(token, 'what somebody of the dialog has');
    }
  }
}

/** The words that a rule has looked at: it has decided on them. */
function wordsOfPersons(
  { tokens }: TextDocument,
  candidates: readonly Candidate[],
  least: number,
): Set<Token> {
  const words = new Set<Token>();
  for (const { type, start, end, score } of candidates)
    if (type === 'PERSON' && score >= least)
      for (let i = tokenIndexAt(tokens, start); i < tokens.length && tokens[i]!.start < end; i++)
        words.add(tokens[i]!);
  return words;
}

/** "A big river", "Пушкин", "Ростов" */
const isAnotherWord = ({ word }: Token): boolean => word.isOrdinary || word.mayBeFigureInFull || word.isPlace;
