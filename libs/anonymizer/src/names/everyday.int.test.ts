import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const RUSSIAN = 'Андрей Антон Владимир Роман Лев Марк Анатолий Артём Боря Лёва Тоня Галя Надя Лука'.split(
  ' ',
);
const ENGLISH = 'Owen Jordan Taylor Blake Carter Parker Emma Jack Patrick Diana Percy Ruth'.split(' ');

describe('frequent given names that figures bear as well', () => {
  it.each(RUSSIAN)('are removed from talk that names no lesson: %s', (name) => {
    expect(anonymize(`а ${name} опять забыл форму`).text).toBe('а [PERSON_1] опять забыл форму');
    expect(anonymize(`${name} не пришёл на тренировку`).text).toBe('[PERSON_1] не пришёл на тренировку');
    expect(anonymize(`почему ${name} плачет?`).text).toBe('почему [PERSON_1] плачет?');
  });

  it.each(ENGLISH)('are removed from talk that names no lesson: %s', (name) => {
    expect(anonymize(`${name} forgot his lunch`).text).toBe('[PERSON_1] forgot his lunch');
    expect(anonymize(`why is ${name} crying at recess?`).text).toBe('why is [PERSON_1] crying at recess?');
  });

  it.each([
    ['Камилла, что значит слово «кофе»', '[PERSON_1], что значит слово «кофе»'],
    ['Дима опять забыл словарь', '[PERSON_1] опять забыл словарь'],
    ['met Savannah at camp', 'met [PERSON_1] at camp'],
  ])('are removed though the message speaks of words or a town bears the name: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });

  it.each(['Почему Татьяна отказала Онегину?', 'when did Lincoln free the slaves', 'Why does Hamlet wait?'])(
    'stay in a lesson: %s',
    (text) => {
      expect(anonymize(text).text).toBe(text);
    },
  );
});

describe('the pronoun of the first person', () => {
  it.each(['How do I tell my coach I quit?', 'Do I need a pen?', 'Can I ask the nurse I saw?'])(
    "is nobody's initial: %s",
    (text) => {
      expect(anonymize(text).text).toBe(text);
    },
  );
});

describe('persons of the news', () => {
  it.each(['How tall is Victor Wembanyama?', 'virat kohli records', 'What did Shigeru Miyamoto draw?'])(
    'are left by their full names: %s',
    (text) => {
      expect(anonymize(text).text).toBe(text);
    },
  );

  it.each([
    ['Kyla Burton left early', '[PERSON_1] left early'],
    ['my friend Simone moved away', 'my friend [PERSON_1] moved away'],
  ])('lend no name to those of whom only a part is theirs: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });
});
