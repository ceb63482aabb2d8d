import { describe, expect, it } from '@jest/globals';
import { askRecognizers } from '../find-candidates.js';
import { readDocument, type TextDocument } from '../text/document.js';
import { QUESTIONS, type Shaped } from './candidate.js';
import { readClues } from './clues.js';
import { ContextJudge } from './judge.js';
import { marksOf, marksOfText } from './marks.js';
import { askable } from './second-opinion.js';
import { CLUE_COLUMNS, columnOf, MARK_COLUMNS, UNIT, weightTables } from './weight-table.js';
import { marksOfOpening } from './wording.js';

const TEXTS = [
  'Emma',
  'Emma and Oliver have 12 apples, how many has each of them if Emma has two more?',
  'напиши от имени Тани, она из 7Б, а живёт в Ростове-на-Дону уже давно, года три или больше',
];

const shapesIn = (document: TextDocument): Shaped[] =>
  askRecognizers(document).flatMap((candidate) => askable(document, candidate) ?? []);

describe('the judge of what rules find, by its surroundings', () => {
  it.each(TEXTS)('weighs what the weights were fitted to, clue by clue: %s', (text) => {
    const document = readDocument(text);
    const { clues, marks } = weightTables();
    const judge = new ContextJudge(document);
    const shapes = shapesIn(document);
    expect(shapes).not.toEqual([]);
    for (const shaped of shapes) {
      const question = QUESTIONS.findIndex(({ shape }) => shape === shaped.shape);
      const ofOpening = shaped.shape === 'person' ? marksOfOpening(document) : [];
      const ofValue = [...marksOfText(document), ...ofOpening, ...marksOf(document, shaped)];
      const weights = [
        ...[...readClues(document, shaped)].map(
          ([place, name]) => clues.weights[clues.idOf(name) * CLUE_COLUMNS + columnOf(question, place)]!,
        ),
        ...ofValue.map(({ name }) => marks.weights[marks.idOf(name) * MARK_COLUMNS + question]!),
      ];
      expect(judge.judge(shaped)).toBe(weights.reduce((total, weight) => total + weight, 0) / UNIT);
    }
  });
});
