import { createHash } from 'node:crypto';
import { buildCorpus } from '../corpus.js';
import { readWriter, WRITERS, type Writer } from '../independent.js';
import { Names, readExamples, type ShapedExample } from './examples.js';

const languages = ['ru', 'en'] as const;

/** What the weights are fitted to. */
export interface AllExamples {
  readonly names: Names;
  /** Of the development half. */
  readonly own: readonly ShapedExample[];
  /** Of each opened writer. */
  readonly others: ReadonlyMap<Writer, readonly ShapedExample[]>;
}

/** Reads the development half and the opened messages; it takes some ten seconds. */
export function readAllExamples(): AllExamples {
  const names = new Names();
  const own = readExamples(
    languages.flatMap((language) => buildCorpus(language, 'dev')),
    names,
  );
  const others = new Map<Writer, ShapedExample[]>();
  for (const writer of WRITERS.opened) {
    const samples = languages.flatMap((language) => readWriter(writer, language));
    others.set(writer, readExamples(samples, names));
  }
  return { names, own, others };
}

/** What tells whether weights were fitted to these examples: it changes with messages, shapes, clues and marks. */
export function digestOf({ names, own, others }: AllExamples): string {
  const hash = createHash('sha256');
  for (const { shape, types, clues } of [own, ...others.values()].flat())
    hash.update(`${shape} ${[...types].join()} ${clues.join()}\n`);
  return hash.update(names.names.join('\n')).digest('base64url');
}
