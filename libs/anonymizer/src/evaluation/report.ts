import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildCorpus, type Half, type Language, type Sample } from './corpus.js';
import { hasPart, readIndependent, readWriter, writersBehind } from './independent.js';
import { LIMITS, NEGATIVE_LIMITS } from './limits.js';
import { scoreSamples } from './score.js';
import { type Part } from './writers.js';

const LABELS: Readonly<Record<string, string>> = {
  contact: 'e-mail, URL, card',
  phone: 'phone',
  id: 'ID with checksum or trigger',
  dob: 'date of birth with trigger',
  person: 'person',
  noisy: 'person: typos, homoglyphs, lower case',
  address: 'address',
  town: 'address: bare town',
  school: 'school',
  class: 'class',
  handle: 'handle',
};

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (holds: boolean): string => (holds ? 'holds' : 'OVER');
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

function reportOn(language: Language, name: string, samples: readonly Sample[], showFailures: boolean): void {
  const score = scoreSamples(samples);
  const positives = samples.length - score.negatives;
  out(`\n${language}, ${name}: ${positives} messages with values, ${score.negatives} without`);
  out(
    `${'leaked'.padEnd(40)}${'values'.padStart(8)}${'leaked'.padStart(8)}${'%'.padStart(8)}${'limit'.padStart(8)}${'chars %'.padStart(9)}`,
  );
  for (const [group, limits] of Object.entries(LIMITS)) {
    const row = score.rows.find((candidate) => candidate.group === group);
    if (row === undefined) continue;
    const limit = limits[language];
    const share = percent(row.leaked, row.values);
    const mark = share > limit ? ' OVER' : ' holds';
    out(
      `${LABELS[group]!.padEnd(40)}${String(row.values).padStart(8)}${String(row.leaked).padStart(8)}${share.toFixed(1).padStart(8)}${String(limit).padStart(8)}${percent(row.leakedCharacters, row.characters).toFixed(1).padStart(9)}${mark}`,
    );
  }
  const touched = percent(score.touched, score.negatives).toFixed(1);
  const figures = percent(score.figuresTouched, score.figureQuestions).toFixed(1);
  out(
    `negatives touched: ${score.touched} of ${score.negatives} (${touched} %, limit ${NEGATIVE_LIMITS[language]} %: ${verdict(Number(touched) <= NEGATIVE_LIMITS[language])})`,
  );
  out(
    `  of these, figures: ${score.figuresTouched} of ${score.figureQuestions} (${figures} %, limit 2 %: ${verdict(Number(figures) <= 2)})`,
  );
  if (showFailures) for (const failure of score.failures) out(`  ${failure}`);
}

const showFailures = process.argv.includes('--failures');
const isDev = process.argv.includes('--dev');
const languages = ['ru', 'en'] as const;
const reportOnHalf = (half: Half) => {
  for (const language of languages)
    reportOn(language, `${half} half`, buildCorpus(language, half), showFailures && half === 'dev');
};
/** Parts whose messages may be read. */
const OPEN: ReadonlySet<Part> = new Set<Part>(['opened', 'chat', 'long']);
const reportOnPart = (part: Part) => {
  for (const language of languages) {
    if (!hasPart(language, part)) continue;
    const samples = readIndependent(language, part);
    reportOn(language, `written independently, ${part}`, samples, showFailures && OPEN.has(part));
  }
};
const writers = writersBehind('--writers', process.argv);
if (writers.length > 0) {
  for (const language of languages) {
    const samples = writers.flatMap((writer) => readWriter(writer, language));
    reportOn(language, `written by ${writers.join(', ')}`, samples, showFailures);
  }
} else {
  reportOnHalf('dev');
  reportOnPart('opened');
  reportOnPart('chat');
  reportOnPart('long');
  if (!isDev) {
    reportOnHalf('test');
    reportOnPart('unfitted');
    reportOnPart('sealed');
    reportOnPart('odd');
    reportOnPart('long unfitted');
    reportOnPart('long sealed');
    reportPerformance();
  }
}

/** Times are those of the built package: what runs a source file directly adds its own to every function. */
function reportPerformance(): void {
  const built = fileURLToPath(new URL('../../dist/evaluation/performance.js', import.meta.url));
  if (!existsSync(built)) {
    out('\nspeed and start-up are measured on the built package: npx nx build anonymizer');
    return;
  }
  execFileSync(process.execPath, [built], { stdio: ['ignore', 'inherit', 'inherit'] });
}
