import { quantitiesOf } from '../context/quantities.js';
import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { EDGE, lookAt, type Look } from './look.js';
import { ROLE_BITS } from './weight-table.js';
import { hashOf, mix, SEED } from './word-looks.js';

/** So much of what stands between two words is looked at: its end. */
const LONGEST_GAP = 6;
/** Words farther than two away are looked at without their order, too. */
export const NEAR = 2;
export const FAR = 8;

/** A feature is a number of 32 bits: a hash of what is seen, and of where. */
const feature = (where: number, a: number, b = 0, c = 0): number =>
  mix(mix(mix(Math.imul(where + 1, SEED), a), b), c);

/** On which side of a word another one stands. */
export type Side = 0 | 1;
export const LEFT = 0;
export const RIGHT = 1;

/** What a word tells, whatever else is there: of itself, and of others in whose neighbourhood it stands on the left or right. */
export const ROLE = {
  own: 0,
  nextLeft: 1,
  nextRight: 2,
  secondLeft: 3,
  secondRight: 4,
  thirdLeft: 5,
  thirdRight: 6,
  farLeft: 7,
  farRight: 8,
} as const;
export const ROLES = 9;
const OF_WORD = 20;
const OF_STEM = 21;
const FIRST_KINDS = 24;
const KINDS = 3;
const FIRST_TOPIC = 30;

/** Of what a word tells in its roles, the features differ in their last bits. */
const inRole = (feature: number, role: number): number => feature | role;
const withoutRole = (feature: number): number => feature & -(1 << ROLE_BITS);

/** What stands for the word in its roles. */
export const wordOf = ({ hash }: Look): number => withoutRole(feature(OF_WORD, hash));
/** Longer words have a stem, too. */
export const stemOf = ({ stem }: Look): number => withoutRole(feature(OF_STEM, stem));

/** What a word tells of itself beside its spelling. */
export function writeOwn({ hash, facts, kind, shape, casing, word, number }: Look, into: Int32Array): number {
  let count = 0;
  into[count++] = word === undefined ? feature(0, number) : feature(1, hash, casing);
  into[count++] = feature(2, facts);
  into[count++] = feature(3, shape);
  if (word === undefined) return count;
  const { beginnings, endings, ending, length } = word;
  for (let i = 0; i < beginnings.length; i++) {
    into[count++] = feature(4 + i, beginnings[i]!);
    into[count++] = feature(8 + i, endings[i]!, casing);
  }
  into[count++] = feature(12, ending, kind);
  into[count++] = feature(13, kind, length);
  return count;
}

/** What the kinds of two words beside each other tell of one of them, with what stands between them. */
export function writeKinds(
  side: Side,
  beside: Look,
  gap: number,
  { kind, shape }: Look,
  into: Int32Array,
): number {
  const where = FIRST_KINDS + KINDS * side;
  into[0] = feature(where, beside.kind, kind);
  into[1] = feature(where + 1, gap, kind);
  into[2] = feature(where + 2, beside.shape, gap, shape);
  return 3;
}

/** What a word of some kind is in a message that speaks of something. */
export function writeTopic(topic: number, { kind, shape }: Look, into: Int32Array): number {
  into[0] = feature(FIRST_TOPIC, topic, kind);
  into[1] = feature(FIRST_TOPIC + 1, topic, shape);
  return 2;
}

/** What is seen of a message. */
export class Features {
  readonly looks: readonly Look[];
  /** What stands in front of each word, and behind the last one. */
  readonly gaps: Int32Array;
  readonly topic: number;

  constructor(document: TextDocument) {
    const { text, tokens } = document;
    const { length } = tokens;
    this.looks = tokens.map(lookAt);
    this.gaps = new Int32Array(length + 1);
    let behind = 0;
    for (let i = 0; i < length; i++) {
      const { start, end } = tokens[i]!;
      this.gaps[i] = hashOf(text, Math.max(behind, start - LONGEST_GAP), start);
      behind = end;
    }
    this.gaps[length] = hashOf(text, behind, Math.min(text.length, behind + LONGEST_GAP));
    this.topic = topicOf(document);
  }

  /** The word, or what stands beyond the edge. */
  at(index: number): Look {
    return this.looks[index] ?? EDGE;
  }

  /** Writes all that tells of a word, and tells how many features that are: what fitting needs. */
  writeAll(index: number, into: Int32Array): number {
    const look = this.looks[index]!;
    let count = 0;
    const add = (role: number, one: Look | undefined): void => {
      if (one === undefined) return;
      into[count++] = inRole(wordOf(one), role);
      if (role === ROLE.nextLeft || role === ROLE.nextRight) into[count++] = inRole(stemOf(one), role);
    };
    count += writeOwn(look, into);
    add(ROLE.own, look);
    add(ROLE.nextLeft, this.at(index - 1));
    add(ROLE.nextRight, this.at(index + 1));
    add(ROLE.secondLeft, this.at(index - 2));
    add(ROLE.secondRight, this.at(index + 2));
    add(ROLE.thirdLeft, this.at(index - 3));
    add(ROLE.thirdRight, this.at(index + 3));
    for (let away = NEAR + 1; away <= FAR; away++) {
      add(ROLE.farLeft, this.looks[index - away]);
      add(ROLE.farRight, this.looks[index + away]);
    }
    count += writeKinds(LEFT, this.at(index - 1), this.gaps[index]!, look, into.subarray(count));
    count += writeKinds(RIGHT, this.at(index + 1), this.gaps[index + 1]!, look, into.subarray(count));
    count += writeTopic(this.topic, look, into.subarray(count));
    return count;
  }
}

/** No word has more features. */
export const MOST_FEATURES = 64;

/** What the message speaks of. */
function topicOf(document: TextDocument): number {
  const { isOwn, personal, lesson, figures, relations } = subjectOf(document);
  return (
    Number(isOwn) |
    (Number(personal > 0) << 1) |
    (Number(lesson > 0) << 2) |
    (Number(figures.length > 0) << 3) |
    (Number(quantitiesOf(document) > 0) << 4) |
    (Number(relations > 0) << 5)
  );
}
