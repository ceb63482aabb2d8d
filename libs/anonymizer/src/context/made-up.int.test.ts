import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const valuesOf = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));

describe('somebody who does not exist', () => {
  it.each([
    'Write eight percentage problems about a girl called Mia who runs a lemonade stand',
    'Write a dialogue in German where a guest orders soup from a rude waiter named Otto',
    'Make a class Dog with a bark method and an object called rex',
    'Who said "I think therefore I am", Plato or Descartes',
    'Девочка Лида из задачи про бассейн наливает воду двумя трубами, как решать?',
    'Переведи на английский: «Меня зовут Том, я живу в Лондоне» — это из упражнения 14',
    'Translate into Spanish from my workbook: My name is Carlos, I have two sisters and I live in Madrid',
    'Translate "Juan y María van al cine" and tell me why it is van and not va',
    'Диктант для 4 класса на безударные гласные, где Тимоша идёт с дедом на рыбалку.',
    'Составьте самостоятельную по теме «Проценты», 4 задания. Пусть герои будут с редкими именами: Ефим, Глафира.',
    'Напиши программу на Python, которая хранит оценки в словаре: ключи — Ivanov, Petrova, Sidorov',
  ])('is of a task, a book or a program: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'Dan, Eva, Fay and Gus each play a different sport. Dan hates sticks. Who plays hockey?',
    'how many ways can ali, ben, chloe and dev sit in a row if ali and ben must be together',
    'Рыцари всегда говорят правду, лжецы всегда врут. Артур сказал: «Берт лжец». Кто он?',
    'Grace, Tunde and Bola share a tank. The tap fills it in 3 hours, how long does Bola take?',
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
    'Why does Dorian stab the portrait at the end?',
    'Why does Penelope unpick her weaving every night?',
    'Why did Persephone eat six seeds?',
    'Хозяйка Медной горы отпустила Данилу, но отняла память. Почему?',
    'Почему Родион делит людей на тварей дрожащих и право имеющих?',
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
    ['Create a social story for an autistic pupil called Kofi who hits others', ['Kofi']],
    ['Come up with a bedtime story for a girl named Priya, she is 5', ['Priya']],
    ['Write a story about a boy called Oliver Barnes who goes to my school', ['Oliver Barnes']],
    ['A boy called Kofi ripped up the worksheet and cried, what do I do?', ['Kofi']],
    ['We were sitting in a row in the exam and Kevin copied from me', ['Kevin']],
    ['In how many ways can I say sorry to Chloe?', ['Chloe']],
    ['Составь диктант для 3 класса. Пусть Вика напишет его дома, она болеет', ['Вика']],
    ['Придумай диалог, где Вика признаётся мне что списала', ['Вика']],
    ['I have a Python list of kids in chess club: Emma, Liam, Noah', ['Emma', 'Liam', 'Noah']],
    ['Daisy copied the gatsby essay and I got blamed for it', ['Daisy']],
    ['how far is it from 19 Wattle Street to 6 Boundary Rd', ['19 Wattle Street', '6 Boundary Rd']],
    ['Переведи на английский: меня зовут Саша Котов, я учусь в 7Б', ['Саша Котов', '7Б']],
    ['зовут Родион, и меня дразнят Раскольниковым', ['Родион']],
    ['Lennie at my table gets teased whenever we read Of Mice and Men', ['Lennie']],
    ['my sister Penelope hates the chapter on weaving', ['Penelope']],
  ])('and who is somebody stays found: %s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});
