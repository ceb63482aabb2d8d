import { execFileSync } from 'node:child_process';
import process from 'node:process';

const RUNS = 7;

/** What loading the package and the first message cost a fresh process. */
export interface StartUp {
  readonly milliseconds: number;
  /** Growth of the resident memory, in millions of bytes. */
  readonly megabytes: number;
  /** Growth of the JavaScript heap after a collection, in millions of bytes. */
  readonly heapMegabytes: number;
}

/** Measures it several times and gives the medians. `entry` is the URL of the built package. */
export function measureStartUp(entry: string): StartUp {
  const code = `
    globalThis.gc();
    const before = process.memoryUsage();
    const begin = performance.now();
    const { detect } = await import(${JSON.stringify(entry)});
    detect('Меня зовут Маша, my name is Emma');
    const milliseconds = performance.now() - begin;
    const rss = process.memoryUsage().rss;
    globalThis.gc();
    const heap = process.memoryUsage().heapUsed;
    console.log(JSON.stringify({
      milliseconds, megabytes: (rss - before.rss) / 1e6, heapMegabytes: (heap - before.heapUsed) / 1e6 }));`;
  const runs = Array.from(
    { length: RUNS },
    () =>
      JSON.parse(
        execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
          encoding: 'utf8',
        }),
      ) as StartUp,
  );
  const median = (pick: (run: StartUp) => number): number =>
    runs.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  return {
    milliseconds: median((run) => run.milliseconds),
    megabytes: median((run) => run.megabytes),
    heapMegabytes: median((run) => run.heapMegabytes),
  };
}
