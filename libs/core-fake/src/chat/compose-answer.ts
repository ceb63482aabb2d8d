import { derivedChoice } from '../seed/derived.js';
import { phrasesFor } from './phrases.js';

/** The answer to a question: the same for the same question and scenario, and it quotes the question as received. */
export function composeAnswer(question: string, scenario: string): string {
  const phrases = phrasesFor(question);
  // A function as replacement: "$&" in a question is text, not a pattern.
  const opening = derivedChoice(phrases.openings, 'opening', question).replace('{q}', () => question);
  return [
    opening,
    derivedChoice(phrases.explanations, 'explanation', question),
    derivedChoice(phrases.extras, 'extra', question),
    scenario === 'career' ? phrases.career : '',
    derivedChoice(phrases.closings, 'closing', question),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The answer again, with every placeholder in it. */
export function addressAnswer(answer: string, placeholders: readonly string[]): string {
  const { addressed } = phrasesFor(answer);
  return [answer, ...placeholders.map((placeholder) => addressed.replace('{p}', () => placeholder))].join(
    '\n\n',
  );
}

/** An answer of exactly so many UTF-16 units (one less where a character would be cut in half). */
export function stretchAnswer(answer: string, characters: number): string {
  const unit = `${answer}\n\n`;
  const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
  return text.isWellFormed() ? text : text.toWellFormed().slice(0, -1);
}
