import { execFileSync } from 'node:child_process';

/** Files that a process has open beside its sockets, with room to spare. */
const spare = 200;

/** How many sockets a process may hold: as many as wanted, or as the limit on open files leaves room for. */
export function affordableSockets(wanted: number, limit: number): number {
  return Math.max(0, Math.min(wanted, limit - spare));
}

/** The limit on open files that a process started from here has. */
export function readOpenFilesLimit(): number {
  const told = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return told === 'unlimited' ? Infinity : Number(told);
}
