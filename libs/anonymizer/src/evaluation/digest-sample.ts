import { createHash } from 'node:crypto';
import { buildCorpus, type Sample } from './corpus.js';
import { readWriter } from './independent.js';
import { FITTED, type Writer } from './writers.js';

/**
 * Of so many messages one tells by what is seen of it whether weights are fitted. What changes features, marks or rules changes many
 * messages, and some of these among them; to see all of them takes the tests as long as three hundred others.
 */
const ONE_IN = 5;

/** Whether a message is one of those, by its place among the messages of its writer. */
export const isOfDigest = (_message: unknown, index: number): boolean => index % ONE_IN === 0;

const languages = ['ru', 'en'] as const;

/** All of them tell by what they say, and by what of it are values: of the development half and of the writers that weights are fitted to. */
export function digestOfTexts(left: ReadonlySet<Writer>): string {
  const hash = createHash('sha256');
  const add = ({ text, planted }: Sample): void => {
    const values = planted.map(({ type, start, end }) => `${type} ${start} ${end}`);
    hash.update(`${text}\n${values.join()}\n`);
  };
  for (const language of languages) buildCorpus(language, 'dev').forEach(add);
  for (const writer of FITTED)
    if (!left.has(writer)) for (const language of languages) readWriter(writer, language).forEach(add);
  return hash.digest('base64url');
}
