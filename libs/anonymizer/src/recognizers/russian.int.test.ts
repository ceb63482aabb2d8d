import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import type { PersonalDataType } from '../types.js';

const found = (text: string, wanted: PersonalDataType): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === wanted)
    .map(({ start, end }) => text.slice(start, end));

describe('Russian classes', () => {
  it.each([
    ['наш 4 гэ едет в цирк', '4 гэ'],
    ['мы 6 в и нам нужен девиз', '6 в'],
    ['у 8 а завтра замена', '8 а'],
    ['салют от третьего д', 'третьего д'],
    ['запишите к группе 5"Б"', 'группе 5"Б"'],
    ['учусь в 11 соцэк-2', '11 соцэк-2'],
    ['вот учусь в седьмом, и всё', 'седьмом'],
    ['Рая Морозова, 5В: вот моя открытка', '5В'],
  ])(
    'are told with a spoken letter, in words, with a profile, and in front of what goes on: %s',
    (text, value) => {
      expect(found(text, 'CLASS')).toEqual([value]);
    },
  );

  it.each([
    'соль 2Б группы',
    'мы 4 в итоге сдали',
    'наш 3 в таблице результат',
    'от второго в до пятого',
    'упрости 8а-4б',
    'учусь в 5 минутах от дома',
  ])('are not groups of elements, formulas, or numbers with a preposition: %s', (text) => {
    expect(found(text, 'CLASS')).toEqual([]);
  });
});

describe('Russian dates of birth', () => {
  it.each([
    ['6 мая мне исполнится 13, что подарить', '6 мая'],
    ['моей сестре 2 июля стукнет 9', '2 июля'],
    ['мне будет 12 лет 18 октября', '18 октября'],
    ['родилася 3 июня 2012', '3 июня 2012'],
    ['когда я родился? 14.02.11, считай', '14.02.11'],
    ['число судьбы 09.10.2011', '09.10.2011'],
    ['у дедушки юбилей 8 мая', '8 мая'],
  ])('are told by an age that changes, a question before, or the stars: %s', (text, value) => {
    expect(found(text, 'DOB')).toEqual([value]);
  });

  it.each([
    'нам 12 мая будет нужно 3 стола',
    'нашей школе 5 октября исполнится 60 лет',
    'знак зодиака 23 августа - 22 сентября',
    'гороскоп на 7 июня 2026',
    'мне 16 апреля сдавать два зачёта',
  ])('are not days of schools, of horoscopes, or on which there is something to do: %s', (text) => {
    expect(found(text, 'DOB')).toEqual([]);
  });
});

describe('Russian addresses', () => {
  it.each([
    ['зайди ко мне толстого 4 кв 19', 'толстого 4 кв 19'],
    ['живу улица Дачная дом семь квартира сто два', 'улица Дачная дом семь квартира сто два'],
    ['Тимирязева 6-11 мой адрес', 'Тимирязева 6-11'],
    ['иди от Гастелло 3, где я живу', 'Гастелло 3'],
    ['дом 9 по улице Ткачей наш', 'дом 9 по улице Ткачей'],
    ['пишите: ул. им. Гайдара, 5, Пенза, 440000', 'ул. им. Гайдара, 5, Пенза, 440000'],
    ['мой дом ул. Полевая, 14 — 2', 'ул. Полевая, 14 — 2'],
    ['write ul. Mira, d. 3, kv. 8, Omsk', 'ul. Mira, d. 3, kv. 8, Omsk'],
    ['Место жительства: г. Елец', 'г. Елец'],
    ['это Рита из Пензы', 'Пензы'],
    ['Рязань мой родной город', 'Рязань'],
    ['мы из села Ольховка', 'села Ольховка'],
  ])('are covered however they are told: %s', (text, value) => {
    expect(found(text, 'ADDRESS')).toEqual([value]);
  });

  it.each([
    'дом семь этажей',
    'у Гоголя 7 повестей',
    'от Пушкина 3 стиха выучить',
    'мой город самый зелёный',
    'на площади Мира 2 фонтана',
    'Рим — мой город в игре',
  ])('are not houses of floors, works of authors or towns of games: %s', (text) => {
    expect(found(text, 'ADDRESS')).toEqual([]);
  });
});

describe('Russian schools', () => {
  it.each([
    ['я с 8й школы', '8й школы'],
    ['поступаю в колледж дизайна № 21', 'колледж дизайна № 21'],
    ['хожу в детский сад «Ромашка»', 'детский сад «Ромашка»'],
    ['зачислен в ГБОУ школу № 80 Невского района', 'ГБОУ школу № 80 Невского района'],
    ['в Морском лицее № 2 ремонт', 'Морском лицее № 2'],
    ['училась в гимназии Павлова', 'гимназии Павлова'],
  ])('are covered with profile, district, patron and adjective: %s', (text, value) => {
    expect(found(text, 'SCHOOL')).toEqual([value]);
  });

  it.each(['школы 18 века', 'школе 2 сентября нужен сценарий', 'академия «Полёт» в кино'])(
    'are not centuries, dates, or academies that nobody attends: %s',
    (text) => {
      expect(found(text, 'SCHOOL')).toEqual([]);
    },
  );
});

describe('Russian names', () => {
  it.each([
    ['марь степанна пришла', 'марь степанна'],
    ['пал иваныч ушёл', 'пал иваныч'],
    ['имя игорь фамилия лосин', 'игорь', 'лосин'],
    ['Прошу отпустить Констанина Рябова', 'Констанина Рябова'],
    ['Список: Агапов М., Цой Н., Зуева Э.', 'Агапов М.', 'Цой Н.', 'Зуева Э.'],
    ['Лёха опять не сделал часть доклада', 'Лёха'],
  ])('are found as they are spoken, in a row of labels, with a slip, and in lists: %s', (text, ...values) => {
    expect(found(text, 'PERSON')).toEqual(values);
  });

  it.each([
    'у Шолохова Григорий Мелехов за кого',
    'у Чехова Ольга Ивановна изменяет',
    'мыс Доброй Надежды на карте',
    'рост Хабиба',
    'в каком фильме снялся Иван Охлобыстин',
    'альбом Земфиры',
    'var Коля = 3',
    'имя и фамилия пишутся с большой буквы',
    'как склоняется фамилия Петренко',
    'лол опять контрольная',
    'справка дана для школы',
    'ширина max-width: 300px',
  ])('are not characters beside their author, stars, variables or words of chats: %s', (text) => {
    expect(found(text, 'PERSON')).toEqual([]);
  });

  it('keeps one placeholder for a double name with and without its hyphen', () => {
    expect(anonymize('Анна-Мария Шульц и опять Анна Мария Шульц').text).toBe('[PERSON_1] и опять [PERSON_1]');
  });
});

it('leaves a hotline', () => {
  expect(anonymize('телефон доверия 8-800-2000-122').text).toBe('телефон доверия 8-800-2000-122');
});
