import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Mention } from './mention.js';

/** A colon, a dash or a bracket with its blanks, at most. */
const BESIDE = 3;
/** Kept for examples (RFC 2606): "jane.doe@example.com" is nobody's. */
const OF_EXAMPLE = /[@.]example(?:\.[a-z]+)?$/;

/**
 * "Позвони Маше: 8 916 123-45-67": whoever has a phone number or an address of e-mail behind the name is somebody, whatever the message
 * is about.
 */
export class ContactsBehind {
  readonly #starts: ReadonlySet<number>;

  constructor(
    private readonly document: TextDocument,
    candidates: readonly Candidate[],
  ) {
    const isContact = ({ type, score, start, end }: Candidate): boolean =>
      score >= THRESHOLD &&
      (type === 'PHONE' || (type === 'EMAIL' && !OF_EXAMPLE.test(document.lower.slice(start, end))));
    this.#starts = new Set(candidates.filter(isContact).map(({ start }) => start));
  }

  has({ first, last, best }: Mention): boolean {
    if (this.#starts.size === 0) return false;
    const { word } = this.document.tokens[first]!;
    if (best === undefined && word.given === undefined) return false;
    const { end } = this.document.tokens[last]!;
    for (let away = 0; away <= BESIDE; away++) if (this.#starts.has(end + away)) return true;
    return false;
  }
}
