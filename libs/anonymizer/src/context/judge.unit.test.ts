import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { QUESTIONS } from './candidate.js';
import { readClues } from './clues.js';
import { findShapes } from './find-shapes.js';
import { ContextJudge } from './judge.js';
import { marksOf, marksOfText } from './marks.js';
import { CLUE_COLUMNS, columnOf, MARK_COLUMNS, UNIT, weightTables } from './weight-table.js';
import { BY_OPENING, marksOfOpening } from './wording.js';

const TEXTS = [
  'Skyler',
  'we moved to Hebden Bridge in May, my code is FSM-204418 and the date 12.03.2010',
  'напиши mossy_toad, он из 7Б гимназии № 12, а живёт в Ростове-на-Дону уже давно, года три или больше',
];

describe('the judge of values by their surroundings', () => {
  it.each(TEXTS)('weighs what the weights were fitted to, clue by clue: %s', (text) => {
    const document = readDocument(text);
    const { clues, marks } = weightTables();
    const judge = new ContextJudge(document);
    const shapes = findShapes(document);
    expect(shapes).not.toEqual([]);
    for (const shaped of shapes) {
      const around = [...readClues(document, shaped)];
      const ofOpening = BY_OPENING.has(shaped.shape) ? marksOfOpening(document) : [];
      const ofValue = [...marksOfText(document), ...ofOpening, ...marksOf(document, shaped)];
      judge.judge(shaped, (question, sum) => {
        const weights = [
          ...around.map(
            ([place, name]) => clues.weights[clues.idOf(name) * CLUE_COLUMNS + columnOf(question, place)]!,
          ),
          ...ofValue.map(({ name }) => marks.weights[marks.idOf(name) * MARK_COLUMNS + question]!),
        ];
        expect(sum).toBe(weights.reduce((total, weight) => total + weight, 0) / UNIT);
      });
    }
  });

  it('asks of a shape the questions about that shape', () => {
    const document = readDocument('see mossy_toad99');
    const asked: string[] = [];
    for (const shaped of findShapes(document).filter(({ shape }) => shape === 'nick'))
      new ContextJudge(document).judge(shaped, (question) => asked.push(QUESTIONS[question]!.type));
    expect(asked).toEqual(['HANDLE', 'ID']);
  });

  it('tells what spoke most for an answer, the strongest first and no more than asked for', () => {
    const document = readDocument('we moved to Hebden Bridge last year');
    const [shaped] = findShapes(document);
    const judge = new ContextJudge(document);
    const all = judge.reasons(shaped!, 0, 100);
    expect(all).toContain('"moved" before2');
    expect(judge.reasons(shaped!, 0, 2)).toEqual(all.slice(0, 2));
  });
});
