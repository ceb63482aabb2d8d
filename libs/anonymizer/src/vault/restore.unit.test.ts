import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { createRestorer, restoreText } from './restore.js';
import type { Vault } from './vault.js';

const vault: Vault = {
  version: 1,
  entries: [
    { type: 'PERSON', number: 1, value: 'Маша 😀', keys: [] },
    { type: 'PERSON', number: 12, value: '[PERSON_1]', keys: [] },
    { type: 'EMAIL', number: 1, value: 'a@b.ru', keys: [] },
  ],
};
const ANSWER = 'Да, [PERSON_1]! [[EMAIL_1] и [PERSON_12], [PERSON_2], [PER, [PERSON_1]у [x](y) [EMAIL_1';
const SHOWN = 'Да, Маша 😀! [a@b.ru и [PERSON_1], [PERSON_2], [PER, Маша 😀у [x](y) [EMAIL_1';

const stream = (fragments: string[]): string => {
  const restorer = createRestorer(vault);
  return fragments.map((fragment) => restorer.push(fragment)).join('') + restorer.end();
};

describe('restoring', () => {
  it('puts values back and leaves unknown placeholders alone', () => {
    expect(restoreText(ANSWER, vault)).toBe(SHOWN);
  });

  it('gives the same text for every cut in two and in three, and for single characters', () => {
    expect(stream(ANSWER.split(''))).toBe(SHOWN);
    for (let a = 0; a <= ANSWER.length; a++) {
      for (let b = a; b <= ANSWER.length; b++) {
        expect(stream([ANSWER.slice(0, a), ANSWER.slice(a, b), ANSWER.slice(b)])).toBe(SHOWN);
      }
    }
  });

  it('holds back nothing but a possible beginning of a placeholder of this vault', () => {
    const restorer = createRestorer(vault);
    expect(restorer.push('Привет [')).toBe('Привет ');
    expect(restorer.push('1] = [PE')).toBe('[1] = ');
    expect(restorer.push('R')).toBe('');
    expect(restorer.push('S_')).toBe('[PERS_');
    expect(restorer.end()).toBe('');
  });

  it('joins a case ending to the name of a person, and nothing else', () => {
    const { vault: known } = anonymize('Меня зовут Маша, почта a@b.ru');
    expect(restoreText('Дай [PERSON_1]у и [PERSON_1]ой, [PERSON_1], [PERSON_1]бвгд', known)).toBe(
      'Дай Машу и Машей, Маша, Машабвгд',
    );
    expect(restoreText("[PERSON_1]'s, [EMAIL_1]у, [PERSON_1]Я", known)).toBe("Маша's, a@b.ruу, МашаЯ");
  });

  it('holds back no more of a name than its last two letters and a possible ending', () => {
    const { vault: known } = anonymize('Меня зовут Маша');
    const restorer = createRestorer(known);
    expect(restorer.push('Привет, [PERSON_1]')).toBe('Привет, Ма');
    expect(restorer.push('ам')).toBe('');
    expect(restorer.push('и')).toBe('');
    expect(restorer.push('н')).toBe('шаамин');
    expect(restorer.push(' [PERSON_1]!')).toBe(' Маша!');
    expect(restorer.end()).toBe('');
  });

  it('shows no half of a character outside the basic plane', () => {
    const value = 'М\u{1d41a}я';
    const restorer = createRestorer({
      version: 1,
      entries: [{ type: 'PERSON', number: 1, value, keys: [] }],
    });
    expect(restorer.push('[PERSON_1]')).toBe(value);
  });

  it('shows a bracket at once when the vault is empty', () => {
    expect(createRestorer({ version: 1, entries: [] }).push('a[')).toBe('a[');
  });

  it('makes nothing else of a placeholder that the user wrote where nicknames are spoken of', () => {
    const { text, spans } = anonymize('меня зовут Маша, пиши в личку [PERSON_1]');
    expect(text).toBe('меня зовут [PERSON_1], пиши в личку [TEXT_1]');
    expect(spans).toHaveLength(1);
  });

  it.each(['[PERSON\\_1]', '\\[PERSON\\_1\\]'])(
    'knows %s of Markdown, and user text that looks like it survives',
    (escaped) => {
      const { vault: known } = anonymize('Меня зовут Маша');
      expect(restoreText(`**${escaped}**, привет`, known)).toBe('**Маша**, привет');
      const text = `что такое ${escaped}?`;
      const written = anonymize(text, known);
      expect(written.text).toBe('что такое [TEXT_1]?');
      expect(restoreText(written.text, written.vault)).toBe(text);
    },
  );

  it('survives user text that looks like a placeholder, also one that is taken', () => {
    const first = anonymize('Почта a@b.ru');
    const text = '[EMAIL_1] и c@d.ru, ещё [TEXT_1]';
    const second = anonymize(text, first.vault);
    expect(second.text).toBe('[TEXT_1] и [EMAIL_2], ещё [TEXT_2]');
    expect(restoreText(second.text, second.vault)).toBe(text);
  });
});
