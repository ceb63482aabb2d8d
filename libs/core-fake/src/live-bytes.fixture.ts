import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that live on the heap and in buffers; what is dead, but not collected yet, does not count. */
export function liveBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Waits until everything in this process that can go on had so many turns to do so, however slow the machine is. */
export async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done++) await turn();
}
