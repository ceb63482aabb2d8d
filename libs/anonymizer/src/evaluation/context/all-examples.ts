import { createHash } from 'node:crypto';
import { buildCorpus, type Sample } from '../corpus.js';
import { digestOfTexts, isOfDigest } from '../digest-sample.js';
import { readWriter } from '../independent.js';
import { KNOWN, type Writer } from '../writers.js';
import { Names, readExamples, type ShapedExample } from './examples.js';

const languages = ['ru', 'en'] as const;

/** What the weights are fitted to. */
export interface AllExamples {
  readonly names: Names;
  /** Of the development half. */
  readonly own: readonly ShapedExample[];
  /** Of each writer who is known. */
  readonly others: ReadonlyMap<Writer, readonly ShapedExample[]>;
}

/** Reads the development half and the messages of known writers; it takes half a minute. */
export const readAllExamples = (): AllExamples => readExamplesOf(() => true);

/** What tells whether weights were fitted to the messages at hand: it changes with them, with shapes, clues and marks. */
export function digestOfExamples(left: ReadonlySet<Writer> = new Set()): string {
  const { names, own, others } = readExamplesOf(isOfDigest, left);
  const hash = createHash('sha256').update(digestOfTexts(left));
  for (const { shape, types, clues } of [own, ...others.values()].flat())
    hash.update(`${shape} ${[...types].join()} ${clues.join()}\n`);
  return hash.update(names.names.join('\n')).digest('base64url');
}

function readExamplesOf(
  isRead: (sample: Sample, index: number) => boolean,
  left: ReadonlySet<Writer> = new Set(),
): AllExamples {
  const names = new Names();
  const examplesOf = (samples: readonly Sample[]): ShapedExample[] =>
    readExamples(samples.filter(isRead), names);
  const own = examplesOf(languages.flatMap((language) => buildCorpus(language, 'dev')));
  const others = new Map(
    KNOWN.filter((writer) => !left.has(writer)).map((writer) => [
      writer,
      examplesOf(languages.flatMap((language) => readWriter(writer, language))),
    ]),
  );
  return { names, own, others };
}
