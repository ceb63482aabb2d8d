import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const secondsPerTick = 0.01;

/** CPU seconds that a process has used, from /proc; undefined where there is none. */
export function readCpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * secondsPerTick;
  } catch {
    return undefined;
  }
}
