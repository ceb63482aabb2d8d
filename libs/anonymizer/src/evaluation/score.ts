import { detect } from '../detect.js';
import type { Planted, Sample } from './corpus.js';

/** Results of one row of the table. */
export interface Row {
  group: string;
  values: number;
  /** Values of which at least one letter or digit was left. */
  leaked: number;
  characters: number;
  leakedCharacters: number;
}

/** Results of a corpus. */
export interface Score {
  readonly rows: readonly Row[];
  readonly negatives: number;
  readonly touched: number;
  readonly figureQuestions: number;
  readonly figuresTouched: number;
  /** Planted values that leaked, and negatives that were touched. */
  readonly failures: readonly string[];
}

/** Runs the detector over samples and counts what it left and what it should not have touched. */
export function scoreSamples(samples: readonly Sample[]): Score {
  const rows = new Map<string, Row>();
  const failures: string[] = [];
  const counts = { negatives: 0, touched: 0, figureQuestions: 0, figuresTouched: 0 };
  for (const sample of samples) {
    const spans = detect(sample.text);
    if (sample.planted.length === 0) {
      const isFigures = sample.group === 'figures';
      counts.negatives++;
      if (isFigures) counts.figureQuestions++;
      if (spans.length === 0) continue;
      counts.touched++;
      if (isFigures) counts.figuresTouched++;
      const marks = spans.map(
        (span) => `${span.type} "${sample.text.slice(span.start, span.end)}" (${span.recognizer})`,
      );
      failures.push(`touched: ${sample.text} → ${marks.join(', ')}`);
      continue;
    }
    for (const planted of sample.planted) {
      const left = lettersLeft(sample.text, planted, spans);
      const row = rowOf(rows, planted.group);
      row.values++;
      row.characters += planted.end - planted.start;
      row.leakedCharacters += left;
      if (left === 0) continue;
      row.leaked++;
      failures.push(
        `leaked ${planted.group}: ${sample.text.slice(planted.start, planted.end)} ← ${sample.text}`,
      );
    }
  }
  return { rows: [...rows.values()], ...counts, failures };
}

function rowOf(rows: Map<string, Row>, group: string): Row {
  const row = rows.get(group) ?? { group, values: 0, leaked: 0, characters: 0, leakedCharacters: 0 };
  rows.set(group, row);
  return row;
}

function lettersLeft(
  text: string,
  planted: Planted,
  spans: readonly { start: number; end: number }[],
): number {
  let left = 0;
  for (let i = planted.start; i < planted.end; i++) {
    const isCovered = spans.some((span) => span.start <= i && i < span.end);
    if (!isCovered && /[\p{L}\p{N}]/u.test(text[i]!)) left++;
  }
  return left;
}
