import { decideInChat } from './chat/decide.js';
import { takeNamesakes } from './chat/take-namesakes.js';
import { takeCompany } from './context/company.js';
import { takeMet } from './context/met-names.js';
import { leaveNobodys } from './context/nobodys-after-all.js';
import { leaveSurelyNothing } from './context/surely-nothing.js';
import { askAgain } from './context/second-opinion.js';
import { decideInProse } from './prose/decide.js';
import type { Candidate, Recognizer } from './recognizer.js';
import { BESIDE_PERSONS, RECOGNIZERS } from './recognizers/all.js';
import type { TextDocument } from './text/document.js';
import type { Locale } from './types.js';

/** Each recognizer makes its candidates in its own way; the engine reads them fastest when all are made in one. */
const alike = ({ start, end, type, score, recognizer, reason }: Candidate): Candidate => ({
  start,
  end,
  type,
  score,
  recognizer,
  reason,
});

/** Everything that may be a value, with what all around says of it. */
export function findCandidates(document: TextDocument): Candidate[] {
  const candidates = findByRules(document);
  decideInProse(document, candidates);
  decideInChat(document, candidates);
  leaveNobodys(document, candidates);
  takeMet(document, candidates);
  ask(document, BESIDE_PERSONS, candidates);
  takeNamesakes(document, candidates);
  return candidates;
}

/** What is found by what stands around each value, before a message is judged as a whole. */
export function findByRules(document: TextDocument): Candidate[] {
  const candidates = askRecognizers(document);
  askAgain(document, candidates);
  leaveSurelyNothing(document, candidates);
  takeCompany(document, candidates);
  return candidates;
}

/** What every recognizer finds, in their order. */
export function askRecognizers(document: TextDocument): Candidate[] {
  const { locales } = document.options;
  locales?.forEach(checkLocale);
  const candidates: Candidate[] = [];
  ask(document, RECOGNIZERS, candidates);
  return candidates;
}

/** Adds what each recognizer finds, with what those before it have found at hand. */
function ask(document: TextDocument, recognizers: readonly Recognizer[], candidates: Candidate[]): void {
  const { locales } = document.options;
  for (const recognizer of recognizers) {
    if (recognizer.locale !== undefined && locales?.includes(recognizer.locale) === false) continue;
    const found = recognizer.find(document, candidates);
    for (let i = 0; i < found.length; i++) candidates.push(alike(found[i]!));
  }
}

const LOCALES: readonly unknown[] = ['ru', 'en'] satisfies Locale[];

/** "RU" or "ru-RU" would leave out recognizers without a word, and what they find would leave. */
function checkLocale(locale: unknown): void {
  if (!LOCALES.includes(locale))
    throw new TypeError(`locales: "${String(locale)}" is none of ${LOCALES.join(', ')}`);
}
