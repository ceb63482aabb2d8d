import type { Candidate } from '../recognizer.js';
import type { Acquaintance, TextDocument } from '../text/document.js';
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
    if (kind !== 'word' || end - start < SHORTEST || !isKnown(document, acquaintance, token)) continue;
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

/** "Val", and not "the Jazz Age": short forms are words too often, and are taken where no other capital stands beside. */
function isKnown({ tokens }: TextDocument, acquaintance: Acquaintance, token: Token): boolean {
  const { lower, casing, index } = token;
  if (acquaintance.hasSurname(lower)) return true;
  if (casing !== 'title' || !acquaintance.hasShortForm(lower)) return false;
  const before = tokens[index - 1];
  return (
    tokens[index + 1]?.casing === 'lower' &&
    (index < 2 || before?.casing === 'lower' || before?.lower === 'i')
  );
}

/** "Page 45", "Пушкин", "Ростов", "море Лаптевых" */
const isAnotherWord = ({ word, lower }: Token): boolean =>
  word.isStop || word.isOrdinary || word.mayBeFigureInFull || word.isPlace || OF_MANY.test(lower);

const OF_MANY = /(?:[оеё]в|[иы]н)(?:ы|ых|ыми)$/;
