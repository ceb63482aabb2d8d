import process from 'node:process';
import { growthOf } from './least-time.js';
import { measureStartUp } from './start-up.js';
import { joinMessages, measureStress, measureThroughput, readProse } from './speed.js';

/** Prints speed, latency, adversarial times and start-up, each with the limit it is held to. */

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (holds: boolean): string => (holds ? 'holds' : 'OVER');
const three = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' / ');

reportSpeed('chat messages of 1 KB as people write them', readProse());
reportSpeed('short messages joined to 1 KB, some twenty values in each', joinMessages());

out(`\n${'adversarial input, ms of processor time'.padEnd(40)}   16 KB   32 KB   64 KB growth`);
const stress = measureStress();
for (const { name, at16, at32, at64 } of stress) {
  const times = [at16, at32, at64].map((time) => time.toFixed(1).padStart(8)).join('');
  const growth = growthOf({ at16, at32, at64 }).toFixed(1).padStart(7);
  out(`${name.padEnd(40)}${times}${growth}${at32 < 50 ? '' : ' OVER'}`);
}
const slowest = stress.reduce((a, b) => (a.at32 > b.at32 ? a : b));
out(
  `every 32 KB under 50 ms: ${verdict(slowest.at32 < 50)}, slowest "${slowest.name}" ${slowest.at32.toFixed(1)} ms`,
);
const steepest = stress.reduce((a, b) => (growthOf(a) > growthOf(b) ? a : b));
out(
  `linear, twice the text takes at most three times as long: ${verdict(growthOf(steepest) <= 3)}, steepest "${steepest.name}" ${growthOf(steepest).toFixed(1)}`,
);

const start = measureStartUp(new URL('../index.js', import.meta.url).href);
out(
  `\nstart-up with the first message, in a fresh process: ${start.milliseconds.toFixed(0)} ms, ${start.megabytes.toFixed(1)} MB resident (heap ${start.heapMegabytes.toFixed(1)} MB)`,
);
out(`  under 100 ms: ${verdict(start.milliseconds < 100)}; under 30 MB: ${verdict(start.megabytes < 30)}`);

function reportSpeed(what: string, messages: readonly string[]): void {
  const speed = measureThroughput(messages);
  out(`\nspeed on ${speed.messages} ${what}, one thread (MB: a million bytes of UTF-8 text)`);
  out(`  MB/s of processor time, median / least / most: ${three(speed.processor)}`);
  out(`  MB/s by the clock, median / least / most:      ${three(speed.clock)}`);
  out(`  at least 5 MB/s of processor time: ${verdict(speed.processor[0] >= 5)}`);
  out(
    `  half of the messages within ${speed.half.toFixed(3)} ms, 99 % within ${speed.percentile99.toFixed(3)} ms`,
  );
  out(`  99 % under 1 ms: ${verdict(speed.percentile99 < 1)}`);
}
