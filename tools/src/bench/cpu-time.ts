import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const secondsPerTick = 0.01;

/** CPU seconds that a process has used, from /proc; undefined where there is none. */
function readCpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * secondsPerTick;
  } catch {
    return undefined;
  }
}

/** CPU seconds that all these processes have used; NaN where the system does not tell. */
function sumCpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (readCpuSeconds(pid) ?? NaN), 0);
}

/** Runs the work and tells the CPU seconds that these processes spent meanwhile; NaN where the system does not tell. */
export async function withCpuSeconds<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<[T, number]> {
  const before = sumCpuSeconds(pids);
  const result = await work();
  return [result, sumCpuSeconds(pids) - before];
}
