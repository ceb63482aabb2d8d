import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const persons = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('kin of the writer', () => {
  it.each([
    ['дядя Рафик говорит, что у мотора КПД 35 процентов, почему?', ['Рафик']],
    ['дед николай фомич пахал на тракторе, годится для сочинения о герое?', ['николай фомич']],
    ['Расскажу классу о Дарье, нашей выпускнице, можно ли так?', ['Дарье']],
    ['Please translate into plain English: our girl Aroha is left out of netball', ['Aroha']],
    ['Godfather of Kwabena: to be told. Write the invitation', ['Kwabena']],
    ['make me a plan: mon chem w Cook, tue bio w Gill', ['Cook', 'Gill']],
    ['сочини стих о том, как Рома и Лиза лепят снеговика, это мои племянники', ['Рома', 'Лиза']],
  ])('is somebody around: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each([
    'дядя Фёдор и пёс Шарик из какого мультфильма',
    'Как дядя Ваня связан с Астровым в пьесе',
    'Пушкин, наш учитель в поэзии, о чём писал',
    'Translate: Our girl friends are here',
    'Тётя Нюра продала 17 кг слив, потом ещё 8, выручила 2000 р.',
    'Герой повести обманул бабушку Марфу Лукиничну, какая тут мораль?',
    'Father of Zeus: who was he?',
    'Romeo and Juliet: they are my favourite couple',
    'Translate: Ann and Ben are here, they are my cousins',
    'art with Da Vinci, an essay',
  ])('but nobody of a book or an exercise: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});
