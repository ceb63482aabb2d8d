import { describe, expect, it } from '@jest/globals';
import { createRestorer } from './restore.js';
import type { Vault } from './vault.js';

const NAMES = ['Маша', 'Сергей', 'Иван Петров', 'Emma', '😀 Оля'];
const vault: Vault = {
  version: 1,
  entries: [
    ...NAMES.map((value, index) => ({ type: 'PERSON' as const, number: index + 1, value, keys: [] })),
    { type: 'EMAIL', number: 1, value: 'a@b.ru', keys: [] },
  ],
};
const restored = new Map(vault.entries.map((entry) => [`[${entry.type}_${entry.number}]`, entry.value]));

/** A frame, and what it has to show, for a placeholder without an ending. */
const FRAMES = ['Да, @!', '[@ ]', 'x @ [PER @', '«@» [9] ы', '@ и @', '@[EMAIL_1] é', 'Ё@.', '[PERSON_9@'];
/** Endings behind the first name, and what they make of it. */
const ENDINGS = [
  ['[PERSON_1]у', 'Машу'],
  ['[PERSON_1]ой', 'Машей'],
  ['[PERSON_2]ю', 'Сергею'],
  ['[PERSON_3]ым', 'Иван Петровым'],
  ["[PERSON_4]'s", "Emma's"],
  ['[PERSON_5]ами', '😀 Олями'],
  ['[PERSON_1]абвг', 'Машаабвг'],
  ['[PERSON_1]уу', 'Машауу'],
  ['[PERSON_1]Я', 'МашаЯ'],
  ['[PERSON_1', '[PERSON_1'],
  ['[PERSON_77]у', '[PERSON_77]у'],
  ['[PERSON_1]-у', 'Маша-у'],
  ['[PERSON\\_1]у', 'Машу'],
  ['\\[PERSON\\_1\\]у', 'Машу'],
  ['\\[PERSON_1\\]', 'Маша'],
  ['\\[PERSON_1]', '\\Маша'],
  ['[PERSON_1\\]', '[PERSON_1\\]'],
  ['\\\\[PERSON_1\\]', '\\Маша'],
  ['[PER\\[EMAIL_1\\]', '[PERa@b.ru'],
  ['[PERSON\\1]', '[PERSON\\1]'],
  ['[PERSON\\\\_1]', '[PERSON\\\\_1]'],
  ['[EMAIL_1]у', 'a@b.ruу'],
  ['[person_1]', '[person_1]'],
  ['[PERSON_01]', '[PERSON_01]'],
  ['[[PERSON_1]]', '[Маша]'],
] as const;

const pieces: (readonly [string, string])[] = [
  ...restored,
  ...ENDINGS,
  ['[PERSON_1][PERSON_2]', 'МашаСергей'],
  ['[PERSON_1]а[PERSON_2]а', 'МашаСергея'],
  ['—', '—'],
];
const answers = pieces.flatMap(([written, shown]) =>
  FRAMES.map(
    (frame) =>
      [frame.replaceAll('@', written), frame.replaceAll('@', shown).replace('[EMAIL_1]', 'a@b.ru')] as const,
  ),
);

const show = (fragments: readonly string[]): string => {
  const restorer = createRestorer(vault);
  let shown = '';
  for (const fragment of fragments) shown += restorer.push(fragment);
  return shown + restorer.end();
};

describe('restoring 200 answers', () => {
  it('has that many to restore', () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
  });

  it('gives the same text for every cut in two and in three, and for single characters', () => {
    const wrong: string[] = [];
    for (const [written, shown] of answers) {
      if (show(written.split('')) !== shown) wrong.push(written);
      for (let a = 0; a <= written.length; a++)
        for (let b = a; b <= written.length; b++)
          if (show([written.slice(0, a), written.slice(a, b), written.slice(b)]) !== shown)
            wrong.push(written);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('gives the same text for UTF-8 cut in two at every byte', () => {
    for (const [written, shown] of answers) {
      const bytes = new TextEncoder().encode(written);
      for (let at = 0; at <= bytes.length; at++) {
        const decoder = new TextDecoder();
        const first = decoder.decode(bytes.subarray(0, at), { stream: true });
        expect(show([first, decoder.decode(bytes.subarray(at))])).toBe(shown);
      }
    }
  });
});
