import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const valuesOf = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));

describe('somebody who does not exist', () => {
  it.each([
    'Write eight percentage problems about a girl called Mia who runs a lemonade stand',
    'Write a dialogue in German where a guest orders soup from a rude waiter named Otto',
    'Make a class Dog with a bark method and an object called rex',
    "Link isn't called Zelda, settle this",
    'Who said "I think therefore I am", Plato or Descartes',
    'Девочка Лида из задачи про бассейн наливает воду двумя трубами, как решать?',
    'Переведи на английский: «Меня зовут Том, я живу в Лондоне» — это из упражнения 14',
    'Translate into Spanish from my workbook: My name is Carlos, I have two sisters and I live in Madrid',
    'Translate "Juan y María van al cine" and tell me why it is van and not va',
    "Kevin says 0.999 equals 1 and Rita says it doesn't. The worksheet asks who is right.",
    'A girl called Zoe pulls a sledge of mass 12 kg. I am stuck on this physics question.',
    'tell me a bedtime story about a fox called ruby who is scared of the dark',
    'Write a dialogue between a waiter and a customer called Mr Brown, about eight lines',
    'Диктант для 4 класса на безударные гласные, где Тимоша идёт с дедом на рыбалку.',
    'Составьте самостоятельную по теме «Проценты», 4 задания. Пусть герои будут с редкими именами: Ефим, Глафира.',
    'Напиши программу на Python, которая хранит оценки в словаре: ключи — Ivanov, Petrova, Sidorov',
  ])('is of a task, a book or a program: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'Dan, Eva, Fay and Gus each play a different sport. Dan hates sticks. Who plays hockey?',
    'how many ways can ali, ben, chloe and dev sit in a row if ali and ben must be together',
    'Рыцари всегда говорят правду, лжецы всегда врут. Артур сказал: «Мы с Бертом оба лжецы». Кто он?',
    'Двое играют в крестики-нолики, Женя ходит первой. Может ли она выиграть?',
  ])('stands in a puzzle: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'Какая температура на поверхности Венеры?',
    'How far is Perth from Brisbane',
    'Кроссворд: гимнастка, шесть букв, первая М',
  ])('is a planet, a town far away or a letter: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'Dorian stabs the portrait at the end, explain it like I am ten',
    'Penelope unpicks her weaving every night, loyal or playing for time?',
    'Persephone ate six seeds so winter lasts six months?',
    'Хозяйка Медной горы отпустила Данилу, но отняла память. Почему?',
    'Родион делит людей на тварей дрожащих и право имеющих',
    'Draft a role card for Queen Elizabeth I for our Tudor banquet',
  ])('is told of with what belongs to the story: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    ['my friend is called Mia, write her a birthday poem', ['Mia']],
    ['My friends Dan and Eva each play a different sport, what club suits both?', ['Dan', 'Eva']],
    ['Out of Dafydd and Dewi, how many ways can I pick a captain for our team?', ['Dafydd', 'Dewi']],
    ['Составь карточку с пятью примерами для Жени, ребёнок путает приставки', ['Жени']],
    ['Translate into French: "Gwilym Roper has lost his book."', ['Gwilym Roper']],
    ['Emergency form: Sam, blood group A, allergic to nuts', ['Sam']],
    ['how far is it from 19 Wattle Street to 6 Boundary Rd', ['19 Wattle Street', '6 Boundary Rd']],
    ['Переведи на английский: меня зовут Саша Котов, я учусь в 7Б', ['Саша Котов', '7Б']],
    ['зовут Родион, и меня дразнят Раскольниковым', ['Родион']],
    ['Lennie at my table gets teased whenever we read Of Mice and Men', ['Lennie']],
    ['my sister Penelope hates the chapter on weaving', ['Penelope']],
  ])('and who is somebody stays found: %s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});
