import { buildCorpus, type Half, type Language } from './corpus.js';
import { scoreSamples } from './score.js';
import { measureSpeed } from './speed.js';

/** The most that may leak, in per cent, by row of the table: Russian, English. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  contact: [1, 1],
  phone: [2, 3],
  id: [3, 3],
  dob: [3, 3],
  person: [5, 6],
  noisy: [20, 20],
  address: [8, 12],
  town: [30, 30],
  school: [8, 15],
  class: [5, 10],
  handle: [10, 10],
};
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
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

function reportOn(language: Language, half: Half, showFailures: boolean): void {
  const samples = buildCorpus(language, half);
  const score = scoreSamples(samples);
  const positives = samples.length - score.negatives;
  out(`\n${language}, ${half} half: ${positives} messages with values, ${score.negatives} without`);
  out(
    `${'leaked'.padEnd(40)}${'values'.padStart(8)}${'leaked'.padStart(8)}${'%'.padStart(8)}${'limit'.padStart(8)}${'chars %'.padStart(9)}`,
  );
  for (const [group, limits] of Object.entries(LIMITS)) {
    const row = score.rows.find((candidate) => candidate.group === group);
    if (row === undefined) continue;
    const limit = limits[language === 'ru' ? 0 : 1];
    const share = percent(row.leaked, row.values);
    const mark = share > limit ? ' over' : '';
    out(
      `${LABELS[group]!.padEnd(40)}${String(row.values).padStart(8)}${String(row.leaked).padStart(8)}${share.toFixed(1).padStart(8)}${String(limit).padStart(8)}${percent(row.leakedCharacters, row.characters).toFixed(1).padStart(9)}${mark}`,
    );
  }
  const touched = percent(score.touched, score.negatives).toFixed(1);
  const figures = percent(score.figuresTouched, score.figureQuestions).toFixed(1);
  out(
    `negatives touched: ${score.touched} of ${score.negatives} (${touched} %, limit ${language === 'ru' ? 2 : 3} %)`,
  );
  out(`  of these, figures: ${score.figuresTouched} of ${score.figureQuestions} (${figures} %, limit 2 %)`);
  if (showFailures) for (const failure of score.failures) out(`  ${failure}`);
}

const failuresOf = process.argv.includes('--failures') ? 'dev' : '';
const halves: readonly Half[] = process.argv.includes('--dev') ? ['dev'] : ['dev', 'test'];
for (const half of halves)
  for (const language of ['ru', 'en'] as const) reportOn(language, half, failuresOf === half);
if (!process.argv.includes('--dev')) measureSpeed(out);
