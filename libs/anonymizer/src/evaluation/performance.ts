import process from 'node:process';
import { measureStartUp } from './start-up.js';
import { measureStress, measureThroughput } from './speed.js';

/** Prints speed, latency, adversarial times and start-up, each with the limit it is held to. */

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (holds: boolean): string => (holds ? 'holds' : 'OVER');
const three = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' / ');

const speed = measureThroughput();
out(`\nspeed on ${speed.messages} chat messages of 1 KB, one thread (MB: a million bytes of UTF-8 text)`);
out(`  MB/s of processor time, median / least / most: ${three(speed.processor)}`);
out(`  MB/s by the clock, median / least / most:      ${three(speed.clock)}`);
out(`  at least 5 MB/s of processor time: ${verdict(speed.processor[0] >= 5)}`);
out(
  `  half of the messages within ${speed.half.toFixed(3)} ms, 99 % within ${speed.percentile99.toFixed(3)} ms`,
);
out(`  99 % under 1 ms: ${verdict(speed.percentile99 < 1)}`);

out(`\n${'adversarial input, ms of processor time'.padEnd(40)}   16 KB   32 KB   64 KB  64:32`);
const stress = measureStress();
for (const { name, at16, at32, at64 } of stress) {
  const times = [at16, at32, at64].map((time) => time.toFixed(1).padStart(8)).join('');
  out(
    `${name.padEnd(40)}${times}${(at64 / Math.max(at32, 0.5)).toFixed(1).padStart(7)}${at32 < 50 ? '' : ' OVER'}`,
  );
}
const slowest = stress.reduce((a, b) => (a.at32 > b.at32 ? a : b));
out(
  `every 32 KB under 50 ms: ${verdict(slowest.at32 < 50)}, slowest "${slowest.name}" ${slowest.at32.toFixed(1)} ms`,
);
const steepest = stress.reduce((a, b) => (ratio(a) > ratio(b) ? a : b));
out(
  `linear, 64 KB at most three times 32 KB: ${verdict(ratio(steepest) <= 3)}, steepest "${steepest.name}" ${ratio(steepest).toFixed(1)}`,
);

const start = measureStartUp(new URL('../index.js', import.meta.url).href);
out(
  `\nstart-up with the first message, in a fresh process: ${start.milliseconds.toFixed(0)} ms, ${start.megabytes.toFixed(1)} MB resident (heap ${start.heapMegabytes.toFixed(1)} MB)`,
);
out(`  under 100 ms: ${verdict(start.milliseconds < 100)}; under 30 MB: ${verdict(start.megabytes < 30)}`);

/** Of what takes less than a millisecond, the ratio is that of the clock's grain. */
function ratio({ at32, at64 }: { at32: number; at64: number }): number {
  return at64 / Math.max(at32, 1);
}
