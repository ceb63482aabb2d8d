const pieceUnits = 4_096;

/**
 * A text that grows by its end and is mostly read there. A string that grows so is copied whole whenever a part of it is read,
 * which takes a long answer time in proportion to the square of its length; here no more is copied than a piece and what is
 * asked for. Lengths and offsets are UTF-16 units.
 */
export class GrowingText {
  /** All of the same length. */
  readonly #pieces: string[] = [];
  #last = '';

  get length(): number {
    return this.#pieces.length * pieceUnits + this.#last.length;
  }

  append(text: string): void {
    let last = this.#last + text;
    let from = 0;
    for (; last.length - from >= pieceUnits; from += pieceUnits)
      this.#pieces.push(last.slice(from, from + pieceUnits));
    if (from > 0) last = last.slice(from);
    this.#last = last;
  }

  /** As of a string, but for offsets from 0 on only. */
  slice(from: number, to: number = this.length): string {
    const first = Math.min(Math.floor(from / pieceUnits), this.#pieces.length);
    const start = from - first * pieceUnits;
    const end = to - first * pieceUnits;
    const behind = Math.ceil(to / pieceUnits);
    if (first >= this.#pieces.length) return this.#last.slice(start, end);
    const all = this.#pieces.slice(first, behind).join('');
    return (behind > this.#pieces.length ? all + this.#last : all).slice(start, end);
  }
}
