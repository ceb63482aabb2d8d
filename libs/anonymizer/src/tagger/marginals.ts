import { LABELS, NOTHING } from './labels.js';

/** What it is worth that a label follows another: a row for each label, and one more for the beginning of a text. */
type Transitions = Float32Array;

/**
 * How likely each label of each word is, given all words of a text: the forward-backward algorithm of a linear chain. Few labels of
 * a word are likely at all, and only those are looked at.
 */
export class Marginals {
  readonly #followed: Float64Array;
  readonly #unit: number;
  readonly #beyond: number;
  readonly #least: number;
  /** How likely a label is by itself that is worth so many whole units less than the best one. */
  readonly #powers: Float64Array;
  /** The likely labels of all words, and where those of each word begin. */
  #labels = new Uint8Array(0);
  #starts = new Int32Array(0);
  #emitted = new Float64Array(0);
  #forward = new Float64Array(0);
  #backward = new Float64Array(0);

  /**
   * @param unit of what labels are worth
   * @param beyond labels that are less likely than the best one of a word by so many powers of e, by themselves or behind the words
   *   before, are left out, but for nothing by itself
   */
  constructor(transitions: Transitions, unit = 1, beyond = Infinity) {
    this.#followed = Float64Array.from(transitions, (worth) => Math.exp(worth));
    this.#unit = unit;
    this.#beyond = beyond / unit;
    this.#least = Math.exp(-beyond);
    const units = Number.isFinite(this.#beyond) ? Math.floor(this.#beyond) + 1 : 0;
    this.#powers = Float64Array.from({ length: units }, (_, less) => Math.exp(-less * unit));
  }

  /**
   * Reads the words from one up to another. Those before and behind them are certainly no values.
   *
   * @param worth of each label for each word of the text, a row for each word
   * @param into the likelihoods, in rows as well, which hold zeros
   */
  read(worth: Float32Array | Int32Array, from: number, to: number, into: Float32Array): void {
    const length = to - from;
    this.#fit(length);
    this.#readForward(worth, from, length);
    this.#readBackward(length, to * LABELS === into.length);
    const starts = this.#starts;
    const forward = this.#forward;
    const backward = this.#backward;
    for (let i = 0; i < length; i++) {
      let total = 0;
      for (let at = starts[i]!; at < starts[i + 1]!; at++) total += forward[at]! * backward[at]!;
      for (let at = starts[i]!; at < starts[i + 1]!; at++)
        into[(from + i) * LABELS + this.#labels[at]!] = (forward[at]! * backward[at]!) / total;
    }
  }

  #readForward(worth: Float32Array | Int32Array, from: number, length: number): void {
    const labels = this.#labels;
    const starts = this.#starts;
    const emitted = this.#emitted;
    const forward = this.#forward;
    const followed = this.#followed;
    const unit = this.#unit;
    const beyond = this.#beyond;
    const powers = this.#powers;
    // Fitting has fractions of units.
    const known = worth instanceof Int32Array ? powers.length : 0;
    const before = (from === 0 ? BEGINNING : NOTHING) * LABELS;
    let used = 0;
    for (let i = 0; i < length; i++) {
      const first = used;
      const last = i === 0 ? 0 : starts[i - 1]!;
      const source = (from + i) * LABELS;
      let most = worth[source]!;
      for (let label = 1; label < LABELS; label++)
        if (worth[source + label]! > most) most = worth[source + label]!;
      starts[i] = first;
      let total = 0;
      for (let label = 0; label < LABELS; label++) {
        const less = most - worth[source + label]!;
        // What follows may make it likely again that there is nothing, more than all words by themselves.
        if (less > beyond && label !== NOTHING) continue;
        const own = less < known ? powers[less]! : Math.exp(-less * unit);
        let sum = 0;
        if (i === 0) sum = followed[before + label]!;
        else
          for (let at = last; at < first; at++) sum += forward[at]! * followed[labels[at]! * LABELS + label]!;
        labels[used] = label;
        emitted[used] = own;
        total += forward[used++] = sum * own;
      }
      const least = total * this.#least;
      const behind = used;
      used = first;
      for (let at = first; at < behind; at++) {
        if (forward[at]! < least) continue;
        labels[used] = labels[at]!;
        emitted[used] = emitted[at]!;
        forward[used++] = forward[at]! / total;
      }
    }
    starts[length] = used;
  }

  #readBackward(length: number, isLast: boolean): void {
    const labels = this.#labels;
    const starts = this.#starts;
    const emitted = this.#emitted;
    const backward = this.#backward;
    const followed = this.#followed;
    for (let at = starts[length - 1]!; at < starts[length]!; at++)
      backward[at] = isLast ? 1 : followed[labels[at]! * LABELS + NOTHING]!;
    for (let i = length - 2; i >= 0; i--) {
      const behind = starts[i + 1]!;
      let total = 0;
      for (let at = starts[i]!; at < behind; at++) {
        const row = labels[at]! * LABELS;
        let sum = 0;
        for (let next = behind; next < starts[i + 2]!; next++)
          sum += followed[row + labels[next]!]! * emitted[next]! * backward[next]!;
        total += backward[at] = sum;
      }
      for (let at = starts[i]!; at < behind; at++) backward[at]! /= total;
    }
  }

  /** How likely each label is behind each other one, at the word that was read at the index: what fitting needs. */
  pairsAt(index: number, into: Float64Array, at: number): void {
    const labels = this.#labels;
    const starts = this.#starts;
    const own = starts[index]!;
    let total = 0;
    into.fill(0, at, at + LABELS * LABELS);
    for (let last = starts[index - 1]!; last < own; last++)
      for (let here = own; here < starts[index + 1]!; here++) {
        const pair = labels[last]! * LABELS + labels[here]!;
        total += into[at + pair] =
          this.#forward[last]! * this.#followed[pair]! * this.#emitted[here]! * this.#backward[here]!;
      }
    for (let i = at; i < at + LABELS * LABELS; i++) into[i]! /= total;
  }

  /** Fitting changes what it is worth that a label follows another. */
  set(transition: number, worth: number): void {
    this.#followed[transition] = Math.exp(worth);
  }

  #fit(length: number): void {
    if (this.#starts.length > length) return;
    this.#labels = new Uint8Array(length * LABELS);
    this.#starts = new Int32Array(length + 1);
    this.#emitted = new Float64Array(length * LABELS);
    this.#forward = new Float64Array(length * LABELS);
    this.#backward = new Float64Array(length * LABELS);
  }
}

/** The row of transitions from the beginning of a text. */
export const BEGINNING = LABELS;
