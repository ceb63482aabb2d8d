import { detect } from '../detect.js';
import { ADVERSARIAL } from './adversarial.js';
import { buildCorpus } from './corpus.js';

const KILOBYTE = 1024;
const ROUNDS = 6;

/** Prints throughput and latency on messages of one kilobyte, and times on adversarial inputs of 32 and 16 KB. */
export function measureSpeed(out: (line: string) => void): void {
  const messages = makeMessages();
  for (const message of messages.slice(0, 300)) detect(message);
  const times: number[] = [];
  let bytes = 0;
  const begin = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    for (const message of messages) {
      const start = performance.now();
      detect(message);
      times.push(performance.now() - start);
      bytes += Buffer.byteLength(message);
    }
  }
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${times[Math.floor(times.length * share)]!.toFixed(3)} ms`;
  out(
    `\nspeed on 1 KB chat messages: ${(bytes / 1e6 / seconds).toFixed(1)} MB/s; median ${at(0.5)}, 99th percentile ${at(0.99)}`,
  );
  out(`\n${'adversarial input'.padEnd(28)}${'16 KB'.padStart(10)}${'32 KB'.padStart(10)}`);
  for (const [name, make] of Object.entries(ADVERSARIAL)) {
    out(
      `${name.padEnd(28)}${timed(make(16 * KILOBYTE)).padStart(10)}${timed(make(32 * KILOBYTE)).padStart(10)}`,
    );
  }
}

/** Messages of the corpus, joined until they fill a kilobyte. */
function makeMessages(): string[] {
  const messages: string[] = [];
  for (const language of ['ru', 'en'] as const) {
    let message = '';
    for (const { text } of buildCorpus(language, 'dev')) {
      message += `${text}. `;
      if (Buffer.byteLength(message) < KILOBYTE) continue;
      messages.push(message);
      message = '';
    }
  }
  return messages;
}

function timed(text: string): string {
  let best = Infinity;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    detect(text);
    best = Math.min(best, performance.now() - start);
  }
  return `${best.toFixed(1)} ms`;
}
