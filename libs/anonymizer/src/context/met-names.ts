import type { Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const SURE = 0.9;
/** Shorter words are too often the beginnings of others. */
const SHORTEST = 3;

/** "Duffy yelled at me", where the dialog knows Mike Duffy: no list has all surnames, and none is needed any more. */
export function takeMet(document: TextDocument, candidates: Candidate[]): void {
  const { acquaintance } = document.shared;
  if (acquaintance === undefined) return;
  let decided: ReadonlySet<Token> | undefined;
  for (const token of document.tokens) {
    const { kind, start, end } = token;
    if (kind !== 'word' || end - start < SHORTEST || !acquaintance.hasSurname(token.lower)) continue;
    if (isAnotherWord(token)) continue;
    decided ??= wordsOfPersons(document, candidates);
    if (decided.has(token)) continue;
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

/** The words that a rule has looked at: it has decided on them. */
function wordsOfPersons({ tokens }: TextDocument, candidates: readonly Candidate[]): Set<Token> {
  const words = new Set<Token>();
  for (const { type, start, end } of candidates)
    if (type === 'PERSON')
      for (let i = tokenIndexAt(tokens, start); i < tokens.length && tokens[i]!.start < end; i++)
        words.add(tokens[i]!);
  return words;
}

/** "A big river", "Пушкин", "Ростов" */
const isAnotherWord = ({ word }: Token): boolean => word.isOrdinary || word.mayBeFigureInFull || word.isPlace;
