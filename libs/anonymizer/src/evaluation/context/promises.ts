import process from 'node:process';
import { QUESTIONS } from '../../context/candidate.js';
import { detect } from '../../detect.js';
import type { Writer } from '../independent.js';
import { ofShape, type ShapedExample } from './examples.js';

const STEPS = [-1, -0.6, -0.2, 0.2, 0.6, 1, 1.4, 2];

/**
 * Tells, for each question and least sum, how many values that no rule finds would be found, how many messages without values
 * would be touched that no rule touches, and how much else.
 */
export function tellPromises(
  writer: Writer,
  examples: readonly ShapedExample[],
  weights: readonly Float64Array[],
): void {
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  tell(`\nwriter ${writer}: found / touched / else, by the least sum ${STEPS.join(', ')}`);
  const known = new Map<string, ReturnType<typeof detect>>();
  const byRules = (text: string) => {
    let spans = known.get(text);
    if (spans === undefined) {
      spans = detect(text).filter(({ recognizer }) => recognizer !== 'by-context');
      known.set(text, spans);
    }
    return spans;
  };
  QUESTIONS.forEach(({ shape, type }, question) => {
    for (const language of ['ru', 'en'] as const) {
      const open = ofShape(examples, question)
        .filter(({ sample }) => sample.language === language)
        .filter(
          ({ sample, start, end }) =>
            !byRules(sample.text).some((span) => span.start < end && span.end > start),
        )
        .map(({ clues, sample }) => ({
          sum: clues.reduce((total, clue) => total + weights[question]![clue]!, 0),
          sample,
        }));
      const cells = STEPS.map((least) => {
        const some = open.filter(({ sum }) => sum >= least);
        const found = some.filter(({ sample }) => sample.planted.some((value) => value.type === type));
        const touched = some.filter(
          ({ sample }) => sample.planted.length === 0 && byRules(sample.text).length === 0,
        );
        return `${found.length}/${touched.length}/${some.length - found.length - touched.length}`.padStart(9);
      });
      tell(`${`${shape} ${type}`.padEnd(16)}${language} ${cells.join(' ')}`);
    }
  });
}
