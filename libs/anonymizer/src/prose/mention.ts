import { caseStem } from '../names/case-stem.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { tagsOf } from '../tagger/tagger.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

/** A place of a message where somebody may be named. */
export interface Mention {
  /** Indexes of its first and last word. */
  readonly first: number;
  readonly last: number;
  /** The persons that candidates take there, by index; none where only the words around tell of somebody. */
  readonly candidates: readonly number[];
  /** The one that is held for most. */
  readonly best: Candidate | undefined;
  /** How likely its words are parts of a value: the least and the most likely one. */
  readonly least: number;
  readonly most: number;
  /** What is the same wherever this name stands, in its case forms too, unless they are those of another name as well. */
  readonly name: string;
  /** Whether its first word is written in small letters. */
  readonly isSmall: boolean;
}

/** Whether a rule found somebody there. */
export const isFound = ({ best }: Mention): boolean => best !== undefined && best.score >= THRESHOLD;

/** A word that no rule knows is asked about where it is so likely part of a value, or a given name; one in small letters later. */
const LEAST_LIKELY = 0.02;
const LEAST_LIKELY_SMALL = 0.1;

/** All places of a message where somebody may be named, in text order. */
export function readMentions(document: TextDocument, candidates: readonly Candidate[]): Mention[] {
  const { tokens } = document;
  const places = placesOf(document, candidates);
  const taken = new Uint8Array(tokens.length);
  for (const { first, last } of places) taken.fill(1, first, last + 1);
  for (const token of tokens)
    if (taken[token.index] === 0 && mayBe(document, token))
      places.push({ first: token.index, last: token.index, candidates: [] });
  return places.sort((a, b) => a.first - b.first).map((place) => toMention(document, candidates, place));
}

interface Place {
  readonly first: number;
  last: number;
  readonly candidates: number[];
}

/** Candidates that touch each other share a place. */
function placesOf({ tokens }: TextDocument, candidates: readonly Candidate[]): Place[] {
  const spans: Place[] = [];
  candidates.forEach(({ type, start, end }, index) => {
    if (type !== 'PERSON') return;
    const first = tokenIndexAt(tokens, start);
    const last = Math.max(first, tokenIndexAt(tokens, end) - 1);
    if (last < tokens.length) spans.push({ first, last, candidates: [index] });
  });
  spans.sort((a, b) => a.first - b.first || b.last - a.last);
  const places: Place[] = [];
  for (const span of spans) {
    const before = places.at(-1);
    if (before === undefined || span.first > before.last) {
      places.push(span);
      continue;
    }
    before.last = Math.max(before.last, span.last);
    before.candidates.push(...span.candidates);
  }
  return places;
}

function mayBe(document: TextDocument, token: Token): boolean {
  const { locales } = document.options;
  const { index, kind, casing, word, script } = token;
  if (isLetterOfNumber(document, token)) return false;
  if (kind !== 'word' || locales?.includes(script === 'cyrillic' ? 'ru' : 'en') === false) return false;
  const tags = tagsOf(document);
  if (casing === 'lower') return tags.likelihoodAt(index) >= LEAST_LIKELY_SMALL;
  return !word.isStop && (word.given !== undefined || tags.likelihoodAt(index) >= LEAST_LIKELY);
}

/** "7Б": the letter of a class is nobody, however often it stands there. */
const isLetterOfNumber = ({ tokens }: TextDocument, { index, start, end }: Token): boolean =>
  end - start === 1 && index > 0 && tokens[index - 1]!.end === start && tokens[index - 1]!.kind === 'number';

function toMention(
  document: TextDocument,
  all: readonly Candidate[],
  { first, last, candidates }: Place,
): Mention {
  const tags = tagsOf(document);
  let least = 1;
  let most = 0;
  for (let i = first; i <= last; i++) {
    const likely = tags.likelihoodAt(i);
    least = Math.min(least, likely);
    most = Math.max(most, likely);
  }
  let best: Candidate | undefined;
  for (const index of candidates) if (best === undefined || all[index]!.score > best.score) best = all[index];
  const isSmall = document.tokens[first]!.casing === 'lower';
  return { first, last, candidates, best, least, most, name: nameOf(document, first, last), isSmall };
}

/** "Mrs Green" is told by "Green", "Salut Karim" by "Karim": the given name, or else the last word. */
function nameOf({ tokens }: TextDocument, first: number, last: number): string {
  let index = first;
  while (index < last && tokens[index]!.word.given === undefined) index++;
  const { lower, script, word } = tokens[index]!;
  if (script !== 'cyrillic') return lower;
  // "Оля", "Оле": what is left of a short name without its ending may be another one's as well.
  return word.given?.people.join() ?? caseStem(lower);
}
