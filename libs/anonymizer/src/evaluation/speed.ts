import process from 'node:process';
import { detect } from '../index.js';
import { ADVERSARIAL } from './adversarial.js';
import { buildCorpus } from './corpus.js';
import { readIndependent } from './independent.js';
import { leastTime, type Doubling } from './least-time.js';
import { Chance } from './random.js';

const KILOBYTE = 1024;
/**
 * Rounds before the first that counts. Behind some eighty the compiler of the engine, which works beside the detector and
 * on the same account of processor time, has nothing left to do; before, it took up to a third.
 */
const WARM_UP = 100;
const RUNS = 9;
const ROUNDS = 4;

/** Figures of a benchmark. A megabyte is a million bytes of the UTF-8 text of the messages. */
export interface Throughput {
  readonly messages: number;
  /** Megabytes a second of processor time, the median of the runs, with the least and the most. */
  readonly processor: readonly [median: number, least: number, most: number];
  /** Megabytes a second by the clock, the same. */
  readonly clock: readonly [median: number, least: number, most: number];
  /** Milliseconds a message takes by the clock: half of them, and 99 of a hundred, the median of the runs. */
  readonly half: number;
  readonly percentile99: number;
}

/** Milliseconds of processor time for one input at three lengths. */
export interface Stress extends Doubling {
  readonly name: string;
}

/** Shorter messages are no kilobyte: what is left has 900 bytes in the mean. */
const LEAST_BYTES = 700;

/** Messages of both languages that one person has written, some kilobyte each: prose, and few values in it. */
export const readProse = (): string[] =>
  (['ru', 'en'] as const)
    .flatMap((language) =>
      (['long', 'long sealed'] as const).flatMap((part) =>
        readIndependent(language, part).map(({ text }) => text),
      ),
    )
    .filter((text) => Buffer.byteLength(text) >= LEAST_BYTES);

/**
 * Messages of both corpora and languages, with and without values, shuffled and joined until they fill a kilobyte: some twenty
 * values in each, far more than anybody writes.
 */
export function joinMessages(): string[] {
  const chance = new Chance(4_096);
  const messages: string[] = [];
  for (const language of ['ru', 'en'] as const) {
    const samples = buildCorpus(language, 'dev').map(({ text }) => ({ text, order: chance.below(1e9) }));
    let message = '';
    for (const { text } of samples.sort((a, b) => a.order - b.order)) {
      message += `${text}. `;
      if (Buffer.byteLength(message) < KILOBYTE) continue;
      messages.push(message);
      message = '';
    }
  }
  return messages.sort((a, b) => (a.length % 7) - (b.length % 7));
}

/** Runs the detector over messages of some kilobyte, one thread. */
export function measureThroughput(messages: readonly string[]): Throughput {
  const bytes = ROUNDS * messages.reduce((sum, message) => sum + Buffer.byteLength(message), 0);
  for (let i = 0; i < WARM_UP; i++) for (const message of messages) detect(message);
  const runs = Array.from({ length: RUNS }, () => {
    const times: number[] = [];
    const cpu = process.cpuUsage();
    const begin = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const message of messages) {
        const start = performance.now();
        detect(message);
        times.push(performance.now() - start);
      }
    }
    const clock = performance.now() - begin;
    const { user, system } = process.cpuUsage(cpu);
    times.sort((a, b) => a - b);
    return { clock: bytes / clock / 1000, processor: bytes / (user + system), times };
  });
  const share = (part: number): number =>
    spread(runs.map(({ times }) => times[Math.floor(times.length * part)]!))[0];
  return {
    messages: messages.length,
    processor: spread(runs.map(({ processor }) => processor)),
    clock: spread(runs.map(({ clock }) => clock)),
    half: share(0.5),
    percentile99: share(0.99),
  };
}

/** Runs the detector over every adversarial input, at three lengths. */
export function measureStress(): Stress[] {
  return Object.entries(ADVERSARIAL).map(([name, make]) => {
    const timeAt = (kilobytes: number): number => {
      const text = make(kilobytes * KILOBYTE);
      return leastTime(() => detect(text));
    };
    timeAt(4);
    return { name, at16: timeAt(16), at32: timeAt(32), at64: timeAt(64) };
  });
}

function spread(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)]!, sorted[0]!, sorted.at(-1)!];
}
