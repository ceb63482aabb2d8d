import { describe, expect, it } from '@jest/globals';
import { detect } from '../index.js';

const valuesOf = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));

describe('a name is nobody around the writer', () => {
  it.each([
    'Объясните роль Ирины Антоновны Антоновой в истории Пушкинского музея.',
    'расскажи биографию шишкина только без дат я их не запомню',
    'Толя из рассказа «Кино» трус или просто маленький',
    'Нашему ряду достался Суворов, соседнему Ушаков, а третьему Нахимов. Что взять самое яркое про нашего?',
    'my group got Toussaint Louverture and nobody knows who that is lol',
    'чё такого в моне лизе и кто она была',
  ])('in the words of a lesson: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'В учебнике написано: «Мой друг Артём живёт на Садовой улице, 5». Сколько здесь собственных имён?',
    'My textbook says: "My friend Hannah lives at 12 Rose Lane." How many capital letters are there?',
  ])('where a book speaks: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'help me start a speech as if i am Emmeline Pankhurst standing outside parliament',
    "Can I call Victor Frankenstein 'Victor' in my essay or must it be the surname?",
  ])('as a part to play, or spoken of: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    "If Mr Khan invests £2,000 at 3% compound interest for four years, what's it worth? I got 2251.02",
    "Write a dialogue at the doctor's for my ESL group, with A: Good morning, Mrs Brown. B: Hello, Dr Green.",
    'tell me a story where Elsa and Moana go camping',
    "Use 'although' and 'despite' in two sentences about a girl called Nina and her lost umbrella",
    'Tick the right one: Ravi is (taller / more tall) than his brother Arjun.',
    'Bonnie and Clyde were romantic in the film but what did they really do',
    'Put these in order: Jurassic, Triassic, Cretaceous, Permian',
    'Is Ben Nevis steep on all sides, or do I remember that wrong?',
    "miss said Boudicca's daughters are important but the textbook has one line about them",
    'titration mean from 24.30, 24.35, 25.10 and 24.25, do i leave out the 25.10',
  ])('of a task or a thing: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    'the twins in Blood Brothers, mickey and eddie, what are the differences in how they talk',
    'Как Аркадий в «Отцах и детях» относится к Кате?',
    'В «Чучеле» Лена прощает Диму?',
  ])('beside the title of the work that it is of: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });
});

describe('a name is somebody', () => {
  it.each([
    ['моя первая любовь Володя написал мне', ['Володя']],
    ['my friend Eddie says Blood Brothers is boring', ['Eddie']],
    ['my group got Katie and she never does anything', ['Katie']],
    ['Моя подруга Лёля из «Орлёнка» мне не пишет', ['Лёля']],
    ['Мне в пару достался Орлов, он всё списывает', ['Орлов']],
    ['Зоя из «Гармонии» и Марат из «Спектра» выиграли кубок', ['Зоя', 'Марат']],
    ['Петренко показывает нам опыты на каждом уроке', ['Петренко']],
    ['mr will gave us detention again', ['mr will']],
    ['In my exercise book Miss Patel wrote "See me", what now', ['Miss Patel']],
    ['Q3 A: mitosis or B: meiosis? my friend Ethan Walsh said A', ['Ethan Walsh']],
    ['наш автопортрет Маши Серовой висит в холле', ['Маши Серовой']],
    ['my group got Ryan Churchill and he never does anything', ['Ryan Churchill']],
    ['Can I call Chris Evans tonight, he is my lab partner', ['Chris Evans']],
    ['Please correct: "Dear Mrs Miller, my son Arjun is ill"', ['Mrs Miller', 'Arjun']],
    ['Mrs Said gave us detention and my mum is angry', ['Mrs Said']],
    ['My mum pays Mr Khan £20 an hour, is that 10% too much?', ['Mr Khan']],
  ])('in talk of one’s own: %s', (text, names) => {
    expect(valuesOf(text)).toEqual(names);
  });

  it('whose birthday is written with dots stays removed', () => {
    expect(valuesOf('у Кати день рождения 24.12')).toEqual(['Кати', '24.12']);
  });
});
