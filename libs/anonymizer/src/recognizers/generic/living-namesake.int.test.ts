import { describe, expect, it } from '@jest/globals';
import { detect, explain } from '../../detect.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('somebody around the writer who bears the name of a figure', () => {
  it.each([
    ['Scout lost our class copy of To Kill a Mockingbird, what do I write?', ['Scout']],
    ['Nelson fell off the stage in our Trafalgar musical', ['Nelson']],
    ['Juliet has been given detention for climbing on the balcony', ['Juliet']],
    ['Hermione in Year 5 has stopped putting her hand up', ['Hermione']],
    ['Есенин опоздал на урок, что писать в дневник?', ['Есенин']],
    ['Суворов разбил окно, нужен образец объяснительной', ['Суворов']],
    ['Обломов Вадим ничего не делает в групповом проекте', ['Обломов Вадим']],
  ])('is found by what people at school do: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    ['Пушкин из седьмого «А» просил напомнить про экскурсию', ['Пушкин']],
    ['Павлик Морозов из параллельного класса на меня злится', ['Павлик Морозов']],
    ['Студент второго курса Ломоносов третий раз не пришёл', ['Ломоносов']],
    ['Atticus, my eldest, wants to study law', ['Atticus']],
    ['Portia from the debate team gave a speech about mercy', ['Portia']],
    ['Добрыня – так правда зовут моего брата – спросил, был ли богатырь', ['Добрыня']],
  ])('is found where it is told who it is: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    ['Virginia is afraid of Virginia Woolf, five friendly facts please', ['Virginia']],
    ['Daisy says Daisy Buchanan did nothing wrong', ['Daisy']],
    ['Jane started crying when we reached the red-room in Jane Eyre', ['Jane']],
  ])('speaks of a namesake: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    ['Anne got the amsterdam question wrong in the quiz about Anne Frank, what can i tell her', ['Anne']],
    ['Илья три недели болел, какие темы по истории ему догнать?', ['Илья']],
  ])('is whom something is asked for: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    ['Jack London-Smith drew the Yukon in the wrong place', ['Jack London-Smith']],
    ['Lily Potter-Reed made a clay bowl', ['Lily Potter-Reed']],
  ])('goes on with another surname: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    'Пушкин опаздывал на дуэль?',
    'Почему Раскольников не сдал экзамены?',
    'Чехов подарил нам смешные рассказы',
    'Dickens broke my heart again',
    'Newton taught us that force equals mass times acceleration',
    'Rutherford did the gold foil experiment',
    'Shakespeare is boring for my daughter. How can I help her enjoy it?',
    'Gatsby loves Daisy and asks Nick to help him',
    'Macbeth in our class is taught in spring, who kills him?',
    'Лермонтов из параллельного мира',
    'Суворов со своей командой перешёл Альпы',
    'Печорин считает, что Печорин лишний',
    'Толстой не любит Наполеона, почему Толстой так пишет?',
    'Juliet says Romeo is banished, where does she say it?',
    'Jane is lonely in Jane Eyre',
    'Hamlet in Year 10 or in Year 11?',
    'Who played Romeo in our school play in 1996?',
    'What did the war office tell her? Elsie Inglis in WW1',
    'Tim Berners-Lee and the web',
    'Helena Bonham-Carter as Bellatrix',
    'Irene Joliot-Curie got a Nobel prize',
    'Антон, Борис или Виктор разбил окно. Антон говорит: Борис. Правду сказал один. Кто?',
    'Прочитай текст. «Пушкин опоздал на урок, потому что помогал соседке донести сумки до дома». Почему он опоздал?',
  ])('and who only does what is told in lessons is nobody: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it('is explained', () => {
    const text = 'Othello texted me the answers';
    expect(explain(text)).toContainEqual(
      expect.objectContaining({
        recognizer: 'living-namesake',
        decision: 'removed',
        reason: 'does what people around the writer do',
      }),
    );
  });
});
