import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import { basename, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writersBehind } from './independent.js';
import { WRITTEN } from './prose/write-tables.js';
import { FITTED, WRITERS, type Writer } from './writers.js';

/**
 * Fits all weights and writes them into `src/data`: npm run anonymizer:fit. The tagger and the second opinion are fitted to the
 * development half and all known writers. What judges messages last has to see how sure these are of writers that they do not know,
 * or it would trust them too much; so the chat writers are parted into groups, and what is seen of each comes from a tagger and a
 * second opinion fitted without it (cross-fitting; Wolpert 1992 calls it stacking).
 *
 * With `--without a,f` all of it leaves out the messages of these writers, so that the report may count what is made of them. With
 * `--judge` only what judges last is fitted again, where rules have changed and what the others are fitted to has not.
 */

const GROUPS = 4;
/** What each of them takes of memory, in bytes. */
const ROOM = 2e9;
const AT_ONCE = Math.max(1, Math.min(GROUPS, availableParallelism(), Math.floor(freemem() / ROOM)));
/** What is fitted before the judge. */
const EARLIER = ['context-names', 'context-weights', 'tagger-weights'].map((name) => `data/${name}.ts`);

const run = promisify(execFile);
const sources = fileURLToPath(new URL('../', import.meta.url));
const folder = fileURLToPath(new URL('../../tmp/fit/', import.meta.url));
const left = writersBehind('--without', process.argv);
const isJudgeAlone = process.argv.includes('--judge');
/** Where one of them fails, the others are in vain. */
const stop = new AbortController();
const began = performance.now();

/** A copy of the sources with weights of its own, so that these may be worked on while it takes its time. */
interface Copy {
  readonly at: string;
}

interface Part extends Copy {
  /** The chat writers that its weights do not know. */
  readonly group: readonly Writer[];
  /** Where what is seen of them is written. */
  readonly marked: string;
}

const marked = `${folder}marked/`;
const whole: Copy = { at: `${folder}whole/src/` };
const parts = partChat().map((group, index): Part => ({
  at: `${folder}${index}/src/`,
  group,
  marked: `${marked}${index}.jsonl`,
}));
/** Told once the weights of all parts are fitted, so that nothing half done is fitted to. */
const whoIsKept = `${folder}writers.json`;
const kept = JSON.stringify({ left, groups: parts.map(({ group }) => group) });

if (!isJudgeAlone) await rm(folder, { recursive: true, force: true });
else if ((await readFile(whoIsKept, 'utf8').catch(() => '')) !== kept)
  throw new Error(`${folder} keeps no weights of a fit without the same writers: fit without --judge.`);
await mkdir(marked, { recursive: true });
for (const copy of parts) await copySources(copy, isJudgeAlone);
await copySources(whole, false);
await inTurns([...parts.map((part) => () => seePart(part)), () => fitEarlier(whole, [])]);
await writeFile(whoIsKept, kept);
await runScript(whole, 'prose/fit', [...optionOf('--without', left), '--marked', marked]);
const judge = Object.values(WRITTEN);
for (const file of isJudgeAlone ? judge : [...EARLIER, ...judge]) await cp(whole.at + file, sources + file);

/** The chat writers that are not left out; those who stand beside each other wrote alike, and come into different groups. */
function partChat(): Writer[][] {
  const writers = WRITERS.chat.filter((writer) => !left.includes(writer));
  return Array.from({ length: GROUPS }, (_, group) =>
    writers.filter((_writer, index) => index % GROUPS === group),
  ).filter((group) => group.length > 0);
}

/** Messages that nothing is fitted to, as those of the sealed writers. */
function isOfOthers(path: string): boolean {
  return path.endsWith('.txt') && !FITTED.some((writer) => basename(path).startsWith(`${writer}-`));
}

/** @param keepsWeights whether those stay that were fitted there before */
async function copySources({ at }: Copy, keepsWeights: boolean): Promise<void> {
  const isCopied = (path: string): boolean =>
    !path.endsWith('.test.ts') &&
    !isOfOthers(path) &&
    !(keepsWeights && EARLIER.includes(relative(sources, path)));
  await cp(sources, at, { recursive: true, filter: isCopied });
}

/** Writes what is seen of the writers of a part by weights that do not know them. */
async function seePart(part: Part): Promise<void> {
  await fitEarlier(part, part.group);
  await runScript(part, 'prose/mark', [...optionOf('--writers', part.group), '--into', part.marked]);
}

/** The tagger and the second opinion do not hear of each other. */
async function fitEarlier(copy: Copy, group: readonly Writer[]): Promise<void> {
  if (isJudgeAlone) return;
  const without = optionOf('--without', [...left, ...group]);
  await runScript(copy, 'context/fit', without);
  await runScript(copy, 'tagger/fit', without);
}

async function runScript({ at }: Copy, script: string, args: readonly string[]): Promise<void> {
  const path = `${at}evaluation/${script}.ts`;
  const { stdout } = await run(process.execPath, [...process.execArgv, path, ...args], {
    signal: stop.signal,
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  for (const line of ['done', ...stdout.split('\n')])
    if (line !== '') process.stdout.write(`${minutes} min  ${relative(folder, path)}: ${line}\n`);
}

async function inTurns(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).catch((failure: unknown) => {
    stop.abort();
    throw failure;
  });
}

function optionOf(option: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [option, names.join(',')];
}
