import { createHash } from 'node:crypto';
import type { Mark } from '../../context/mark.js';
import { findByRules } from '../../find-candidates.js';
import { isLong } from '../../prose/is-long.js';
import { addMarksOfMentions } from '../../prose/marks.js';
import type { MarksOfMentions } from '../../prose/marks-told.js';
import { readMentions, type Mention } from '../../prose/mention.js';
import { addMarksOfMessage } from '../../prose/message.js';
import { markOfWord, type WordPlace } from '../../prose/word-places.js';
import type { Candidate } from '../../recognizer.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import type { Sample } from '../corpus.js';
import { readWriter, WRITERS, type Writer } from '../independent.js';
import type { ValuedExample } from './boosting.js';
import type { MarkedExample } from './fit-marks.js';

/** A place of a message where somebody may be named, with what is seen of it. */
export interface MentionExample extends MarkedExample {
  readonly mention: Mention;
  /** A town or a school is no person, and nobody's either: it tells of the others, and is not learned from. */
  readonly isOther: boolean;
}

/** A message with all places where somebody may be named. */
export interface MarkedMessage {
  readonly writer: Writer;
  readonly sample: Sample;
  readonly document: TextDocument;
  readonly candidates: readonly Candidate[];
  readonly mentions: readonly MentionExample[];
}

const languages = ['ru', 'en'] as const;

/**
 * The messages that nothing else is fitted to, but for those of the writers left out: of others the rules and the other weights are
 * too sure. Long ones of those who wrote long ones, and the others of those who wrote others.
 */
export const readExamples = (left: ReadonlySet<Writer> = new Set()): MarkedMessage[] => [
  ...readMessages(WRITERS.long, left, isLong),
  ...readMessages(WRITERS.chat, left, (document) => !isLong(document)),
];

/** What weights of mentions are fitted to. */
export const mentionsIn = (messages: readonly MarkedMessage[]): MentionExample[] =>
  messages.flatMap(({ mentions }) => mentions.filter(({ isOther }) => !isOther));

function readMessages(
  writers: readonly Writer[],
  left: ReadonlySet<Writer>,
  isOne: (document: TextDocument) => boolean,
): MarkedMessage[] {
  const messages: MarkedMessage[] = [];
  for (const writer of writers) {
    if (left.has(writer)) continue;
    for (const language of languages)
      for (const sample of readWriter(writer, language)) {
        const document = readDocument(sample.text);
        if (!isOne(document)) continue;
        const candidates = findByRules(document);
        const mentions = markMentions(sample, document, candidates);
        messages.push({ writer, sample, document, candidates, mentions });
      }
  }
  return messages;
}

/** The marks of each mention. */
class Kept implements MarksOfMentions {
  readonly closed: Mark[][] = [];
  #open: Mark[] = [];

  push(mark: Mark): void {
    this.#open.push(mark);
  }

  pushWord(token: Token, place: WordPlace): void {
    this.#open.push(markOfWord(token, place));
  }

  close(): void {
    this.closed.push(this.#open);
    this.#open = [];
  }
}

function markMentions(
  sample: Sample,
  document: TextDocument,
  candidates: readonly Candidate[],
): MentionExample[] {
  const { tokens, folded } = document;
  const mentions = readMentions(document, candidates);
  const ofMessage: Mark[] = [];
  addMarksOfMessage(ofMessage, document, mentions);
  const ofMentions = new Kept();
  addMarksOfMentions(ofMentions, document, candidates, mentions);
  return mentions.map((mention, index) => {
    const { first, last } = mention;
    const start = folded.originalStart(tokens[first]!.start);
    const end = folded.originalEnd(tokens[last]!.end);
    const values = sample.planted.filter((value) => value.start < end && value.end > start);
    const isOne = values.some(({ type }) => type === 'PERSON');
    const marks = [...ofMessage, ...ofMentions.closed[index]!].map(({ name }) => name);
    return { sample, mention, marks, isOne, isOther: !isOne && values.length > 0 };
  });
}

/** What tells whether weights were fitted to these messages: it changes with them, their mentions, marks and names beside each other. */
export const digestOf = (messages: readonly MarkedMessage[], names: readonly ValuedExample[]): string =>
  digestOfLines([
    ...linesOf(mentionsIn(messages)),
    ...names.map(({ isOne, values }) => `${isOne} ${values.map((value) => value.toFixed(2)).join()}`),
  ]);

const linesOf = (examples: readonly MarkedExample[]): string[] =>
  examples.map(({ marks, isOne }) => `${isOne} ${marks.join('\n')}`);

function digestOfLines(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('base64url');
}
