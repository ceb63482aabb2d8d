import { createHash } from 'node:crypto';
import type { Mark } from '../../context/mark.js';
import { findByRules } from '../../find-candidates.js';
import { ASPECTS, placeOf, type Aspect } from '../../prose/aspects.js';
import { isLong } from '../../prose/is-long.js';
import { addMarksOfMentions } from '../../prose/marks.js';
import type { MarksOfMentions } from '../../prose/marks-told.js';
import { readMentions, type Mention } from '../../prose/mention.js';
import { addMarksOfMessage } from '../../prose/message.js';
import { vocabularyOf } from '../../prose/vocabulary.js';
import { markOfWord, type WordPlace } from '../../prose/word-places.js';
import { otherValuesIn } from '../../prose/worth-of-names.js';
import type { Candidate } from '../../recognizer.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import type { Sample } from '../corpus.js';
import { isOfDigest } from '../digest-sample.js';
import { readWriter } from '../independent.js';
import { WRITERS, type Writer } from '../writers.js';
import type { ValuedExample } from './binned-values.js';
import type { MarkedExample } from './fit-marks.js';

/** A place of a message where somebody may be named, with what is seen of it. */
export interface MarkedMention {
  readonly mention: Mention;
  /** By aspect, and some of them twice, as two rules may say the same: see prose/aspects.ts. */
  readonly marks: readonly (readonly string[])[];
  readonly isOne: boolean;
  /** A town or a school is no person, and nobody's either: it tells of the others, and is not learned from. */
  readonly isOther: boolean;
}

/** What is seen of a message with all places where somebody may be named: plain, so that one process may write it for another. */
export interface MarkedMessage {
  readonly writer: Writer;
  readonly hasValues: boolean;
  /** How many, and those besides its names by their beginnings. */
  readonly words: number;
  readonly vocabulary: readonly string[];
  /** Values that are no persons. */
  readonly otherValues: number;
  readonly mentions: readonly MarkedMention[];
}

const languages = ['ru', 'en'] as const;

/** Which messages of a writer are read, by their places among these. */
type IsRead = (sample: Sample, index: number) => boolean;

const isAny: IsRead = () => true;

/** What is seen of the long messages of those who wrote long ones. */
export const readLong = (left: ReadonlySet<Writer>, isRead = isAny): MarkedMessage[] =>
  readMessages(without(WRITERS.long, left), isRead, isLong);

/** What is seen of the other messages of writers of chat. */
export const readChat = (writers: readonly Writer[], isRead = isAny): MarkedMessage[] =>
  readMessages(writers, isRead, (document) => !isLong(document));

/** What is seen of some messages of both, by which a test tells whether weights are fitted to all. */
export const readSome = (left: ReadonlySet<Writer> = new Set()): MarkedMessage[] => [
  ...readLong(left, isOfDigest),
  ...readChat(without(WRITERS.chat, left), isOfDigest),
];

const without = (writers: readonly Writer[], left: ReadonlySet<Writer>): Writer[] =>
  writers.filter((writer) => !left.has(writer));

/** What weights of mentions are fitted to. */
export const mentionsIn = (messages: readonly MarkedMessage[]): MarkedExample[] =>
  messages.flatMap((message) =>
    message.mentions.flatMap(({ marks, isOne, isOther }) =>
      isOther ? [] : { message, marks: marks.flat(), isOne },
    ),
  );

function readMessages(
  writers: readonly Writer[],
  isRead: IsRead,
  isOne: (document: TextDocument) => boolean,
): MarkedMessage[] {
  const messages: MarkedMessage[] = [];
  for (const writer of writers)
    for (const language of languages)
      for (const sample of readWriter(writer, language).filter(isRead)) {
        const document = readDocument(sample.text);
        if (isOne(document)) messages.push(markMessage(writer, sample, document));
      }
  return messages;
}

function markMessage(writer: Writer, sample: Sample, document: TextDocument): MarkedMessage {
  const candidates = findByRules(document);
  const mentions = readMentions(document, candidates);
  return {
    writer,
    hasValues: sample.planted.length > 0,
    words: document.tokens.length,
    vocabulary: [...vocabularyOf(document, mentions)],
    otherValues: otherValuesIn(candidates),
    mentions: markMentions(sample, document, candidates, mentions),
  };
}

/** The marks of each mention, by aspect. */
class Kept implements MarksOfMentions {
  readonly closed: Mark[][][] = [];
  #open: Mark[][] = ASPECTS.map(() => []);
  #aspect = 0;

  turnTo(aspect: Aspect): void {
    this.#aspect = placeOf[aspect];
  }

  push(mark: Mark): void {
    this.#open[this.#aspect]!.push(mark);
  }

  pushWord(token: Token, place: WordPlace): void {
    this.#open[placeOf[place]]!.push(markOfWord(token, place));
  }

  close(): void {
    this.closed.push(this.#open);
    this.#open = ASPECTS.map(() => []);
  }
}

function markMentions(
  sample: Sample,
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): MarkedMention[] {
  const { tokens, folded } = document;
  const ofMessage = new Kept();
  addMarksOfMessage(ofMessage, document, mentions);
  ofMessage.close();
  const ofMentions = new Kept();
  addMarksOfMentions(ofMentions, document, candidates, mentions);
  return mentions.map((mention, index) => {
    const { first, last } = mention;
    const start = folded.originalStart(tokens[first]!.start);
    const end = folded.originalEnd(tokens[last]!.end);
    const values = sample.planted.filter((value) => value.start < end && value.end > start);
    const isOne = values.some(({ type }) => type === 'PERSON');
    const marks = ASPECTS.map((_, aspect) =>
      [...ofMessage.closed[0]![aspect]!, ...ofMentions.closed[index]![aspect]!].map(({ name }) => name),
    );
    return { mention, marks, isOne, isOther: !isOne && values.length > 0 };
  });
}

/**
 * What tells whether weights were fitted to the messages at hand: it changes with all texts, and with the mentions, marks and names
 * beside each other of some of them.
 */
export const digestOf = (
  texts: string,
  messages: readonly MarkedMessage[],
  names: readonly ValuedExample[],
): string =>
  digestOfLines([
    texts,
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
