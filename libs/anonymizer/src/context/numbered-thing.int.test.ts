import { describe, expect, it } from '@jest/globals';
import { detect } from '../index.js';

describe('two or three dimensions', () => {
  it.each([
    'йоу, делаю игру на юнити, 2д платформер про ежа',
    'i built it in 2D first as pixel art, then higher',
  ])('are no class: %s', (text) => expect(detect(text)).toEqual([]));

  it.each([
    ['я учусь в 2Д классе', '2Д классе'],
    ['i am in 3D with my sister', '3D'],
  ])('and a class called so is one: %s', (text, value) => {
    expect(
      detect(text)
        .filter(({ type }) => type === 'CLASS')
        .map(({ start, end }) => text.slice(start, end)),
    ).toEqual([expect.stringContaining(value.slice(0, 2))]);
  });
});
