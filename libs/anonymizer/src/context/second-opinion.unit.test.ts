import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../recognizer.js';
import { detect } from '../detect.js';
import { readDocument } from '../text/document.js';
import { askable, askAgain } from './second-opinion.js';

const candidate = (text: string, value: string, more: Partial<Candidate> = {}): Candidate => ({
  start: text.indexOf(value),
  end: text.indexOf(value) + value.length,
  type: 'PERSON',
  score: 0.66,
  recognizer: 'person',
  reason: 'given name',
  ...more,
});

const LESSON = "In Python my list ['Anna','Bob','Cara'] prints backwards, why";
const PERSONAL = 'Моя подруга Маша болеет';

describe('a second opinion', () => {
  it('takes away what all around speaks against, and says so', () => {
    const candidates = [candidate(LESSON, 'Anna')];
    askAgain(readDocument(LESSON), candidates);
    expect(candidates[0]!.score).toBeLessThan(0.5);
    expect(candidates[0]!.reason).toBe('given name; all around speaks against it');
  });

  it('lets what all around told take the place of what it takes away', () => {
    const standingBy = { type: 'ADDRESS', recognizer: 'by-context', score: 0.45 } as const;
    const candidates = [candidate(LESSON, 'Anna'), candidate(LESSON, 'Anna', standingBy)];
    askAgain(readDocument(LESSON), candidates);
    expect(candidates.filter(({ score }) => score >= 0.5)).toMatchObject([{ type: 'ADDRESS' }]);
  });

  it.each([
    'Is Marley a boys or a girls name? We have a new pupil',
    'в классе две Полины, три Артёма и один Савва, подскажите игру',
  ])('does not take away whom the words around, in their order, tell of: %s', (text) => {
    expect(detect(text)).not.toEqual([]);
  });

  it('takes for a person whom a rule left to a lesson though all around speaks of life', () => {
    const text = 'Granny Joan lived through the war, turn her story into a paragraph';
    const left = { score: 0.3, reason: 'given name, in a lesson' };
    const candidates = [candidate(text, 'Joan', left)];
    askAgain(readDocument(text), candidates);
    expect(candidates[0]!.score).toBeGreaterThan(0.5);
    expect(candidates[0]!.reason).toBe('given name, in a lesson; all around speaks for somebody');
  });

  it('does not doubt the bearer of a frequent name that is written whole', () => {
    const text = 'мой учитель Иванов Иван Иванович, классный Иванов Иван Петрович';
    expect(detect(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Иванов Иван Иванович',
      'Иванов Иван Петрович',
    ]);
    const two = 'Мои учителя Иванов Иван Иванович и Петров Пётр Петрович';
    expect(detect(two)).toHaveLength(2);
    expect(detect('Учитель Толстой Лев Николаевич открыл школу')).toEqual([]);
  });

  it.each([
    'Gleb, Yana and Timur stand in a queue, Yana behind Gleb',
    'Лариса, Тимур и Глеб стоят в очереди, Глеб не последний',
  ])('takes away the given names of a riddle, and all of them: %s', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it.each([
    ['Nora + Felix, Ella + Noah', 4],
    ['Emma, Jack and Lucy', 3],
    ['Катя + Вова, Дина + Лёва', 4],
    ['Катя и Вова, Дина и Лёва', 4],
  ])('doubts nobody where the whole message is a list of names: %s', (text, names) => {
    expect(detect(text)).toHaveLength(names);
  });

  it.each(['Вера, Надежда, Любовь', 'aslan = jesus?'])(
    'but it does where the names are words, or something is said of them: %s',
    (text) => {
      expect(detect(text)).toEqual([]);
    },
  );

  it.each(['Дежурят: Тимур, Яна, Глеб', 'Absent today: Nora, Felix, Iris'])(
    'but not those of a list of pupils: %s',
    (text) => {
      expect(detect(text)).toHaveLength(3);
    },
  );

  it.each([
    'Find the adverb in the sentence: Hugo slowly opened my umbrella',
    'Где нужны запятые: Рита ты не видела мой зонт',
    'Make it passive: Hugo broke our window',
    'Раскрой скобки: Тимур (не)успел на автобус',
    'переведи: My name is Hugo Lindqvist, I am from Leeds',
    'Составь диалог: Hi, I am Nora! Hello, Nora!',
  ])('leaves a given name in a sentence to work on, and any in one to translate: %s', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it.each([
    'If Imogen ___ (see) the ghost, she ___ (scream)',
    'My workbook: Imogen faces north and turns 90 degrees clockwise. Which way does she face?',
    'Comprehension: "Imogen stared at the door." How does Imogen feel?',
  ])('leaves a given name in a task: %s', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it.each([
    'My problem: Imogen ignores me since camp',
    'pls correct: "me and imogen was late for PE"',
    'Swim practice: Imogen is first, who is second',
    'Mrs Green gave me 3 detentions and I hate her',
    'Name: ___ is what I wrote on the form, and Imogen laughed at me',
  ])('but nobody of the life that the writer tells of: %s', (text) => {
    expect(detect(text)).toHaveLength(1);
  });

  it.each([
    'Once upon a time there lived a boy named Imre who never slept',
    'A pirate called Gregor has 3 chests with 40 coins each',
  ])('leaves those of tales: %s', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it('but not whoever the writer knows by such a name', () => {
    expect(detect('My grandpa is a farmer called Gregor and I miss him')).toHaveLength(1);
  });

  it('asks about the surnames of textbooks behind a title', () => {
    const [text, titled] = ['Mr Green sells 36 eggs', { score: 1, reason: 'name behind a title' }];
    const asked = askable(readDocument(text), candidate(text, 'Mr Green', titled));
    expect(asked!.rule!.map(({ name }) => name)).toContain('surname of textbooks');
  });

  it.each([
    'Скажи честно: Рита меня любит? где запятые',
    'Is the grammar right: Hugo Lindqvist is absent since Monday',
  ])('but no full name, and none behind another word: %s', (text) => {
    expect(detect(text)).toHaveLength(1);
  });

  it('leaves no name to a translation that is known beforehand', () => {
    const text = 'переведи: My name is Hugo';
    expect(detect(text, { knownNames: ['Hugo'] })).toHaveLength(1);
  });

  it.each([
    'Отпустите, пожалуйста, Динару Усову на балет',
    'Зинаида Аркадьевна по родному языку задала пересказ',
  ])('finds a full name that a lesson speaks beside: %s', (text) => {
    expect(detect(text)).toHaveLength(1);
  });

  it('leaves what nothing speaks against', () => {
    const candidates = [candidate(PERSONAL, 'Маша')];
    askAgain(readDocument(PERSONAL), candidates);
    expect(candidates).toEqual([candidate(PERSONAL, 'Маша')]);
  });

  it('takes for a person whom a rule left to a sum though a number to call stands beside', () => {
    const found = detect("Who can drive? Dana's mom (555) 010-7823. Write a carpool message");
    expect(found.map(({ type }) => type)).toEqual(['PERSON', 'PHONE']);
  });

  it('takes no person away from a message that holds an address or a number', () => {
    const candidates = [
      candidate(LESSON, 'Anna'),
      candidate(LESSON, 'Bob', { type: 'ID', recognizer: 'iban' }),
    ];
    askAgain(readDocument(LESSON), candidates);
    expect(candidates[0]!.score).toBe(0.66);
  });

  it.each([
    ['recognizers whose word is the last one', { recognizer: 'known-names' }],
    ['classes that are not removed anyway', { recognizer: 'class-en', score: 0.4 }],
  ])('is not asked of %s', (_what, more) => {
    expect(askable(readDocument(LESSON), candidate(LESSON, 'Anna', more))).toBeUndefined();
  });

  it('is told which rule found the value, why and how surely', () => {
    const asked = askable(readDocument(PERSONAL), candidate(PERSONAL, 'Маша'));
    expect(asked).toMatchObject({ shape: 'person', first: 2, last: 2 });
    expect(asked!.rule!.map(({ name }) => name)).toEqual([
      'by person',
      'because given name',
      'score 6',
      "telling of one's own: given name",
    ]);
  });
});
