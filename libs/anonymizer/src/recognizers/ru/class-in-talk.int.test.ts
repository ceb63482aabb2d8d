import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const classesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('Russian classes that nothing but the talk of pupils tells', () => {
  it.each([
    ['эй 9в кто на физре был сколько отжиманий сдавали', ['9в']],
    ['ребят 5д физра на улице берите кроссы', ['5д']],
    ['от 8б на эстафету идут трое, учитель сказал', ['8б']],
    ['выпускной 11 а', ['11 а']],
  ])('are known by the people in front: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['8-3 класс, строение почки', ['8-3 класс']],
    ['мы теперь в 9/2. задали хокку', ['9/2']],
    ['учитель поставил 2, а болтал пацан из 8-2, он к нам сел', ['8-2']],
    ['выпускной у 9-1', ['9-1']],
  ])('are told apart by a number: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['у 10 инфотеха замены нет', ['10 инфотеха']],
    ['я из 10 мед если что', ['10 мед']],
    ['мы в седьмом гуманитарном', ['седьмом гуманитарном']],
    ['сын в третьем кадетском', ['третьем кадетском']],
  ])('are called by their profile: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['почему у 6ых б каникулы раньше, чем в других классах', ['6ых б']],
    ['учитель видел меня в 7 (б)', ['7 (б)']],
    ['передай привет пятому а от меня', ['пятому а']],
    ['сегодня у пятых бэ физра', ['пятых бэ']],
    ['одиннадцатый а выпускается', ['одиннадцатый а']],
  ])('have their letter behind an ending, in brackets or in words: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['я в 8 учусь', ['8']],
    ['учусь в 8', ['8']],
    ['бабушка думает, что я в младших классах, а я уже в 7', ['7']],
    ['6 класс, мне 12', ['6 класс']],
    ['учитель, я из восьмого', ['восьмого']],
    ['я шестиклассник, а не академик', ['шестиклассник']],
    ['моя дочь — второклассница', ['второклассница']],
  ])('are the grade of the writer, or of a child: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'я вычел из 9 число, задача из 7-2 параграфа',
    'заряд 3.2 Кл',
    'сборник 7-8 класс',
    'олимпиада для 9-7 классов',
    'из 9-2 получили 7',
    'сократи дробь в 9/2. и в 4/6',
    'ток от 5в источника, учитель сказал',
    'реши 5б за 5а',
    'у нас урок с 8-2 до 9',
    'купил у 10 мед сестёр',
    'у 10 юр лиц проверка',
    'классный час 8-2 мероприятие',
    'у нас в классе из 10-3 человек остались',
    'передай привет пятому автобусу',
    'я из первого ряда',
    'сижу в первом математическом ряду',
    'в 9 учусь, в 12 сплю',
    'я уже в 7, а ты ещё спишь',
    'Задача для 6 класса, мне 12 минут осталось',
    'первоклассник это кто',
  ])('but not sums, hours and the parts of books: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});

describe('what looks like a class is none', () => {
  it.each([
    'в предложении 7 «б» буква или частица?',
    'вторая группа крови, резус минус, 2Б бывает?',
    'буду дома в 7 б/у телефон тебе покажу',
    'В 9 в. варяги пришли в Новгород?',
    'рис. 5б: какие силы действуют на брусок',
    'My bus is the 9B and it never comes on time',
    'Paper 2B was harder than 1A imo',
    "my shoe size is 7 and my brother's 8.5, convert to EU",
    'A circuit carries 5A at 12V. Energy used in 10 min?',
  ])('as the part, the amount or the size of something: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    ['мы учимся в 5А, проходили ток', ['5А']],
    ['мой класс 2Б, спроси про группу крови', ['класс 2Б']],
    ["i'm in 5A and our answer key is lost", ['5A']],
  ])("unless it is somebody's: %s", (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });
});
