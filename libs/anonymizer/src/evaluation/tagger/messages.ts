import { createHash } from 'node:crypto';
import { readDocument } from '../../text/document.js';
import { Features, MOST_FEATURES } from '../../tagger/features.js';
import { firstLabelOf, NOTHING, restLabelOf, TAGGED } from '../../tagger/labels.js';
import { UNIT, WEIGHTS } from '../../tagger/weight-table.js';
import { buildCorpus, type Sample } from '../corpus.js';
import { digestOfTexts, isOfDigest } from '../digest-sample.js';
import { readWriter } from '../independent.js';
import { KNOWN, type Writer } from '../writers.js';

const languages = ['ru', 'en'] as const;

/** A message with its words, what is seen of each, and what each belongs to. */
export interface SeenMessage {
  /** 0 for the development half, then each known writer. */
  readonly writer: number;
  readonly features: readonly Int32Array[];
  readonly labels: Uint8Array;
}

const list = new Int32Array(MOST_FEATURES);

/** The development half counts this many times: its messages are fewer than those of all others, and the only ones of many kinds. */
const TIMES_OWN = 2;

/**
 * The development half and the messages of known writers that are read, but for those left out; all of them take half a minute.
 */
export function* readMessages(
  left: ReadonlySet<Writer> = new Set(),
  isRead: (sample: Sample, index: number) => boolean = () => true,
): Generator<SeenMessage> {
  for (const language of languages)
    for (const sample of buildCorpus(language, 'dev').filter(isRead)) {
      const own = seen(sample, 0);
      for (let time = 0; time < TIMES_OWN; time++) yield own;
    }
  for (const [index, writer] of KNOWN.entries()) {
    if (left.has(writer)) continue;
    for (const language of languages)
      for (const sample of readWriter(writer, language).filter(isRead)) yield seen(sample, index + 1);
  }
}

function seen({ text, planted }: Sample, writer: number): SeenMessage {
  const document = readDocument(text);
  const { tokens, folded } = document;
  const features = new Features(document);
  const labels = new Uint8Array(tokens.length);
  let behind = 0;
  tokens.forEach((token, index) => {
    const start = folded.originalStart(token.start);
    const end = folded.originalEnd(token.end);
    const value = planted.find((one) => one.start < end && one.end > start);
    const type = value === undefined ? -1 : (TAGGED as readonly string[]).indexOf(value.type);
    labels[index] =
      value === undefined || type === -1
        ? NOTHING
        : behind <= value.start
          ? firstLabelOf(type)
          : restLabelOf(type);
    behind = end;
  });
  return {
    writer,
    labels,
    features: tokens.map((_, index) => list.slice(0, features.writeAll(index, list))),
  };
}

/** What tells whether weights were fitted to the messages at hand: it changes with messages, features and what cells weigh. */
export function digestOfMessages(left: ReadonlySet<Writer> = new Set()): string {
  const hash = createHash('sha256').update(digestOfTexts(left) + String([UNIT, ...WEIGHTS]));
  for (const { features, labels } of readMessages(left, isOfDigest)) {
    hash.update(labels);
    for (const one of features) hash.update(one);
  }
  return hash.digest('base64url');
}
