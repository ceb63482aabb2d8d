import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { isFound, type Mention } from './mention.js';

/** A colon, a dash or a bracket with its blanks, at most. */
const BESIDE = 3;

/** "Позвони Маше: 8 916 123-45-67": whoever has a phone number behind the name is somebody, whatever the message is about. */
export class NumbersBehind {
  readonly #starts: ReadonlySet<number>;

  constructor(
    private readonly document: TextDocument,
    candidates: readonly Candidate[],
  ) {
    const numbers = candidates.filter(({ type, score }) => type === 'PHONE' && score >= THRESHOLD);
    this.#starts = new Set(numbers.map(({ start }) => start));
  }

  has(mention: Mention): boolean {
    if (this.#starts.size === 0 || !isFound(mention)) return false;
    const { end } = this.document.tokens[mention.last]!;
    for (let away = 0; away <= BESIDE; away++) if (this.#starts.has(end + away)) return true;
    return false;
  }
}
