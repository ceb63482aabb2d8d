import { describe, expect, it } from '@jest/globals';
import { normaliseQuestion } from './normalise-question.js';

describe('the normal form of a question', () => {
  it.each([
    ['Почему небо голубое?', 'почему небо голубое'],
    ['  Why is   the sky blue. ', 'why is the sky blue'],
    ['И\u0306од', 'йод'],
    ['Ёж?', 'ёж'],
  ])('makes %j and %j the same', (one, other) => {
    expect(normaliseQuestion(one)).toBe(normaliseQuestion(other));
  });

  it.each([
    ['что такое CO', 'что такое Co'],
    ['сколько 5²', 'сколько 52'],
    ['сколько 5!', 'сколько 5'],
    ['почему?!', 'почему'],
    ['что делает `a  b`', 'что делает `a b`'],
    ['```\nif x:\n  a  = 1\n```', '```\nif x:\n  a = 1\n```'],
    ['незакрытый ```a  b', 'незакрытый ```a b'],
    ['for x:\n    y', 'for x:\n  y'],
    ['что делает ``a  b``', 'что делает ``a b``'],
    ['что делает `a\n b  c`', 'что делает `a\n b c`'],
    ['~~~\nx  = 1\n~~~', '~~~\nx = 1\n~~~'],
    ['что это:\n    s = "a  b"', 'что это:\n    s = "a b"'],
    ['Сколько символов в строке "a   b"?', 'Сколько символов в строке "a b"?'],
    ["print('a  b')", "print('a b')"],
    ['слово «на  тура»', 'слово «на тура»'],
    ['почему ```x?', 'почему ```x'],
    ['правда??', 'правда'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(normaliseQuestion(one)).not.toBe(normaliseQuestion(other));
  });
});
