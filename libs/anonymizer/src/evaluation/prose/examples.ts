import { createHash } from 'node:crypto';
import type { Mark } from '../../context/mark.js';
import { findByRules } from '../../find-candidates.js';
import { isLong } from '../../prose/is-long.js';
import { addMarksOfMentions } from '../../prose/marks.js';
import type { MarksOfMentions } from '../../prose/marks-told.js';
import { readMentions, type Mention } from '../../prose/mention.js';
import { addMarksOfMessage } from '../../prose/message.js';
import type { Candidate } from '../../recognizer.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import type { Sample } from '../corpus.js';
import { readWriter, WRITERS, type Writer } from '../independent.js';

/** A place of a message where somebody may be named, with what is seen of it. */
export interface MentionExample {
  /** The message, so that what one alone has can be told. */
  readonly sample: Sample;
  /** Some of them twice, as two rules may say the same. */
  readonly marks: readonly string[];
  /** Whether somebody around the writer is named there. */
  readonly isOne: boolean;
}

const languages = ['ru', 'en'] as const;

/** The mentions of all long messages that were worked on, but for those of the writers left out. */
export const readMentionExamples = (left: ReadonlySet<Writer> = new Set()): MentionExample[] =>
  readMessages(WRITERS.long, left).flatMap((sample) => examplesOf(sample, (read) => isLong(read.document)));

/** The messages of all of the writers but those left out. */
export const readMessages = (writers: readonly Writer[], left: ReadonlySet<Writer>): Sample[] =>
  writers
    .filter((writer) => !left.has(writer))
    .flatMap((writer) => languages.flatMap((language) => readWriter(writer, language)));

/** A message with what rules have found in it. */
export interface ReadMessage {
  readonly document: TextDocument;
  readonly candidates: readonly Candidate[];
}

/** The marks of each mention. */
class Kept implements MarksOfMentions {
  readonly closed: Mark[][] = [];
  #open: Mark[] = [];

  push(mark: Mark): void {
    this.#open.push(mark);
  }

  close(): void {
    this.closed.push(this.#open);
    this.#open = [];
  }
}

/**
 * The mentions of a message.
 *
 * @param isJudged whether it is a message that they are judged in
 * @param isAsked whether a mention is judged; the others are there all the same
 */
export function examplesOf(
  sample: Sample,
  isJudged: (read: ReadMessage) => boolean,
  isAsked: (mention: Mention) => boolean = () => true,
): MentionExample[] {
  const document = readDocument(sample.text);
  const { tokens, folded } = document;
  const candidates = findByRules(document);
  if (!isJudged({ document, candidates })) return [];
  const mentions = readMentions(document, candidates);
  const ofMessage: Mark[] = [];
  addMarksOfMessage(ofMessage, document, mentions);
  const ofMentions = new Kept();
  addMarksOfMentions(ofMentions, document, candidates, mentions);
  return mentions.flatMap((mention, index) => {
    if (!isAsked(mention)) return [];
    const { first, last } = mention;
    const start = folded.originalStart(tokens[first]!.start);
    const end = folded.originalEnd(tokens[last]!.end);
    const values = sample.planted.filter((value) => value.start < end && value.end > start);
    const isOne = values.some(({ type }) => type === 'PERSON');
    // A town or a school is no person, and nobody's either.
    if (!isOne && values.length > 0) return [];
    const marks = [...ofMessage, ...ofMentions.closed[index]!];
    return [{ sample, marks: marks.map(({ name }) => name), isOne }];
  });
}

/** What tells whether weights were fitted to these examples: it changes with messages, mentions and marks. */
export function digestOf(examples: readonly MentionExample[]): string {
  const hash = createHash('sha256');
  for (const { marks, isOne } of examples) hash.update(`${isOne} ${marks.join('\n')}\n`);
  return hash.digest('base64url');
}
