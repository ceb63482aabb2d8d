import { constants, existsSync, mkdirSync, openSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';
import { ConfigError } from './config.js';

/** Where lines go. What cannot be written is dropped and counted: a full disk is no reason to stop serving, or not to end. */
export interface Lines extends DestinationStream {
  /** Lines dropped since the start. */
  lost(): number;
}

/** UTF-16 units that wait for a slow reader at most. */
const maxWaiting = 4 * 1024 * 1024;
const againAfterMs = 10;
/** How long a process that ends tries to get its last lines out. */
const lastLinesMs = 500;
const newline = 0x0a;
const nothing = Buffer.alloc(0);

/** One a process: what two write there at once may get mixed up. */
export const openStandardOutput = (): Lines => createLines(1, {});

/** @throws ConfigError that names PORTAL_AUDIT_FILE */
export function openAuditFile(file: string): Lines {
  // Without O_NONBLOCK a named pipe that nobody reads would hold up the start.
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK;
  try {
    makeFolder(dirname(file));
    return createLines(openSync(file, flags), { stream: 'audit' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ConfigError(new Map([['PORTAL_AUDIT_FILE', `cannot be opened for writing (${code})`]]));
  }
}

/** By node's `recursive` this goes on for ever where the system says ENOENT for a folder that may not be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // An instance beside this one has made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * pino's own destination tells of a failed write by an `error` that ends the process, and the lines that it still has it tries
 * to write for ever when the process ends.
 */
function createLines(fd: number, marks: object): Lines {
  let waiting: string[] = [];
  let waitingLength = 0;
  /** What is left of what is being written. */
  let inHand: Buffer = nothing;
  /** From taking lines in hand until none is there: one write at a time keeps their order. */
  let isBusy = false;
  /** Whether a write is under way that the system will finish, also when the process ends. */
  let isUnderWay = false;
  /** Whether the last that was written is half a line, whose rest is the beginning of what is in hand. */
  let isMidLine = false;
  let isWell = true;
  let lost = 0;
  let told = 0;

  const takeWaiting = () => {
    const taken = Buffer.from(waiting.join(''));
    waiting = [];
    waitingLength = 0;
    inHand = inHand.length === 0 ? taken : Buffer.concat([inHand, taken]);
  };
  const begin = () => {
    if (isWell && lost > told) {
      told = lost;
      waiting.push(tellLost(marks, lost));
    }
    isBusy = waiting.length > 0;
    if (!isBusy) return;
    takeWaiting();
    writeOn();
  };
  const writeOn = () => {
    isUnderWay = true;
    write(fd, inHand, onWritten);
  };
  const onWritten = (error: NodeJS.ErrnoException | null, length: number) => {
    isUnderWay = false;
    if (error && isPassing(error)) return void setTimeout(writeOn, againAfterMs).unref();
    if (error) {
      isWell = false;
      // The half of a line that is written gets its other half as soon as anything can be written.
      const dropFrom = isMidLine ? inHand.indexOf(newline) + 1 : 0;
      lost += countLines(inHand.subarray(dropFrom));
      inHand = inHand.subarray(0, dropFrom);
      return begin();
    }
    if (length > 0) isMidLine = inHand[length - 1] !== newline;
    inHand = inHand.subarray(length);
    if (inHand.length > 0) return writeOn();
    isWell = true;
    begin();
  };

  process.once('exit', () => {
    if (isUnderWay) inHand = nothing;
    takeWaiting();
    writeNow(fd, inHand);
  });

  return {
    lost: () => lost,
    write(line) {
      if (waitingLength + line.length > maxWaiting) {
        lost++;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (!isBusy) begin();
    },
  };
}

/** The reader is slow: there is nothing wrong with the file. */
const isPassing = ({ code }: NodeJS.ErrnoException): boolean => code === 'EAGAIN' || code === 'EBUSY';

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count++;
  return count;
}

/** Told once anything can be written again. The number is that since the start, so that one of these may be lost as well. */
function tellLost(marks: object, lost: number): string {
  const line = { level: 'warn', time: new Date().toISOString(), ...marks, lost, msg: 'lines were lost' };
  return `${JSON.stringify(line)}\n`;
}

/** As much as can be written before the process ends. */
function writeNow(fd: number, bytes: Buffer): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  const until = performance.now() + lastLinesMs;
  for (let at = 0; at < bytes.length && performance.now() < until;) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if (!isPassing(error as NodeJS.ErrnoException)) return;
      Atomics.wait(never, 0, 0, againAfterMs);
    }
  }
}
