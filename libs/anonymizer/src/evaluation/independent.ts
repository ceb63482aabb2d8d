import { existsSync, readFileSync } from 'node:fs';
import type { PersonalDataType } from '../types.js';
import type { Language, Planted, Sample } from './corpus.js';
import { FITTED, WRITERS, type Part, type Writer } from './writers.js';

/** Those who wrote in one language alone. */
const ONLY: Readonly<Record<string, Language>> = { bc: 'en', cg: 'ru' };

/**
 * The writers named behind an option of the command line, with commas between them: `--writers a,f`; none without the option. They
 * are of those that some weights are fitted to.
 *
 * @throws RangeError for the name of no such writer
 */
export const writersBehind = (option: string, args: readonly string[]): Writer[] =>
  (valueBehind(option, args)?.split(',') ?? []).map((name) => {
    const writer = FITTED.find((one) => one === name);
    if (writer === undefined)
      throw new RangeError(
        `${option}: no writer of the fit is called "${name}". They are ${FITTED.join(', ')}.`,
      );
    return writer;
  });

/** What stands behind an option; nothing without the option. */
export function valueBehind(option: string, args: readonly string[]): string | undefined {
  const at = args.indexOf(option);
  return at === -1 ? undefined : (args[at + 1] ?? '');
}

const HEADING = /^# (\S+)$/;
const VALUE = /\[\[([A-Z]+):(.*?)\]\]/gs;

const ROWS: Readonly<Record<PersonalDataType, string>> = {
  PERSON: 'person',
  EMAIL: 'contact',
  URL: 'contact',
  CARD: 'contact',
  PHONE: 'phone',
  ADDRESS: 'address',
  DOB: 'dob',
  ID: 'id',
  HANDLE: 'handle',
  SCHOOL: 'school',
  CLASS: 'class',
};

/** The same folder for the compiled scorer. */
const folder = new URL('../../src/evaluation/independent/', import.meta.url);
const fileOf = (writer: Writer, language: Language): URL => new URL(`${writer}-${language}.txt`, folder);

const writesIn = (writer: Writer, language: Language): boolean => (ONLY[writer] ?? language) === language;

/** Whether the messages of a part are at hand: sealed ones may be kept elsewhere. */
export function hasPart(language: Language, part: Part): boolean {
  return WRITERS[part].every((writer) => existsSync(fileOf(writer, language)) || !writesIn(writer, language));
}

/** Every message of a part. */
export function readIndependent(language: Language, part: Part): Sample[] {
  return WRITERS[part].flatMap((writer) => readWriter(writer, language));
}

/**
 * Reads the messages of a writer: under headings, `# group`, a message a line, values as `[[TYPE:value]]`, ends of lines as `\n`.
 *
 * @example
 * readWriter('e', 'en')[0]; // { text: 'write me at …', language: 'en', group: 'contact', planted: [{ start: 12, … }] }
 */
export function readWriter(writer: Writer, language: Language): Sample[] {
  if (!writesIn(writer, language)) return [];
  let group = '';
  const samples: Sample[] = [];
  for (const line of readFileSync(fileOf(writer, language), 'utf8').split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) group = heading[1]!;
    else if (line !== '') samples.push(readLine(line.replaceAll('\\n', '\n'), language, group));
  }
  return samples;
}

function readLine(line: string, language: Language, group: string): Sample {
  const planted: Planted[] = [];
  let text = '';
  let behind = 0;
  for (const { 0: mark, 1: type, 2: value, index } of line.matchAll(VALUE)) {
    text += line.slice(behind, index);
    behind = index + mark.length;
    const start = text.length;
    text += value!;
    planted.push({ start, end: text.length, ...rowOf(type as PersonalDataType, group) });
  }
  return { text: text + line.slice(behind), language, group, planted };
}

function rowOf(type: PersonalDataType, group: string): Pick<Planted, 'type' | 'group'> {
  if (type === 'PERSON' && group === 'noisy') return { type, group };
  if (type === 'ADDRESS' && group === 'town') return { type, group };
  return { type, group: ROWS[type] };
}
