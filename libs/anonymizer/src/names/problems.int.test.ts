import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const namesIn = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names of problems, tales and lists of figures', () => {
  it.each([
    "Alice always lies, Bob always tells the truth, and one of them said 'I am Bob'. Who can it be?",
    'i dont get it. how much change does Leroy get from a fiver',
    "If today's Tuesday and Gwen's birthday is in 100 days, what weekday is it?",
    'is Ben Nevis higher than any mountain in Ontario',
    'Tell the story of Finn McCool as a rap',
    'Did Michael Collins write to Kitty Kiernan from London?',
    'For my panel on Irish women: Mary Robinson, Countess Markievicz, Katie Taylor.',
  ])('are nobody’s around: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ["Gwen's birthday is in 10 days and I need a card for her", 'Gwen'],
    ['Did Katie Taylor write to you?', 'Katie Taylor'],
    ['Is Ben Harris higher than me in the ranking?', 'Ben Harris'],
  ])('but somebody of the writer’s own is: %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });
});
