import { describe, expect, it } from '@jest/globals';
import { addressAnswer, composeAnswer, stretchAnswer } from './compose-answer.js';

describe('compose answer', () => {
  it('gives the same answer to the same question, and another to another', () => {
    expect(composeAnswer('Why?', 'general')).toBe(composeAnswer('Why?', 'general'));
    expect(composeAnswer('Why?', 'general')).not.toBe(composeAnswer('How?', 'general'));
  });

  it.each(['Почему небо голубое?', 'Why $& and $1 {q}?', 'two\nlines 😀 [PERSON_1]', ' spaces '])(
    'quotes the question exactly as received: %j',
    (question) => expect(composeAnswer(question, 'general')).toContain(question),
  );

  it('answers in the language of the question', () => {
    expect(composeAnswer('Что такое x?', 'general')).toMatch(/[а-я]{5}/);
    expect(composeAnswer('What is x?', 'general')).not.toMatch(/[а-я]/i);
  });

  it('uses Markdown now and then, not always', () => {
    const answers = Array.from({ length: 40 }, (_, index) => composeAnswer(`Question ${index}`, 'general'));
    const withMarkdown = answers.filter((answer) => /\*\*|\n- |```/.test(answer)).length;
    expect(withMarkdown).toBeGreaterThan(5);
    expect(withMarkdown).toBeLessThan(35);
  });

  it('speaks of the future in a career dialog only', () => {
    expect(composeAnswer('What now?', 'career')).toContain('professions');
    expect(composeAnswer('What now?', 'general')).not.toContain('professions');
  });

  it('names every placeholder it is given', () => {
    expect(addressAnswer('Hello.', ['[A_1]', '[B_2]'])).toMatch(/\[A_1\].*\[B_2\]/s);
  });

  it('stretches to the length asked for without half a character', () => {
    expect(stretchAnswer('abc', 100)).toHaveLength(100);
    expect(stretchAnswer('😀', 5).isWellFormed()).toBe(true);
  });
});
