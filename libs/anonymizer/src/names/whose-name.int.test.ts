import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const peopleOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a name asked about as a word', () => {
  it.each([
    ['Как просклонять фамилию Черных, если я девочка?', 'Черных'],
    ['Сколько букв и звуков в имени Юлия? Так меня зовут.', 'Юлия'],
    ['Отчество «Ильинична» — ударение куда? Так зовут нашу учительницу', 'Ильинична'],
  ])('goes where the message says whose it is: %s', (text, name) => {
    expect(peopleOf(text)).toEqual([name]);
  });

  it.each([
    'Как просклонять фамилию Черных?',
    'Сколько букв и звуков в имени Юлия?',
    'имя акакий что значит и почему гоголь так назвал',
  ])('stays where it is nobody’s: %s', (text) => {
    expect(peopleOf(text)).toEqual([]);
  });
});

describe('whom a lesson speaks of by name', () => {
  it.each([
    'Лев Николаевич писал «Войну и мир» шесть лет, а мне надо прочитать за неделю.',
    'Порфирий Петрович всё знал с начала?',
    'николай антонович татаринов самый мерзкий',
  ])('stays by given name and patronymic: %s', (text) => {
    expect(peopleOf(text)).toEqual([]);
  });

  it('goes where a teacher has the same names and sets a task', () => {
    expect(peopleOf('Лев Николаевич задал сочинение по «Войне и миру»')).toEqual(['Лев Николаевич']);
  });

  it.each([
    'Прочла «Манюню» Наринэ Абгарян: Ба там огонь!',
    'Читаю «Дом, в котором…» Мариам Петросян, путаюсь в кличках',
    'прочитала «Город вечной осени» Алевтины Рубцовской, это антиутопия',
  ])('stays beside the title of a work: %s', (text) => {
    expect(peopleOf(text)).toEqual([]);
  });

  it.each([
    'что если Ахматова это Горенко, то почему она взяла татарскую фамилию',
    'гора Белуха это Алтай? высота какая',
    'где больше тайги: в Канаде или у нас',
    'За что Сократа приговорили к смерти?',
    'Кто такой Юрий Кнорозов? Мне сказали, он майя расшифровал',
  ])('is not taken for somebody around: %s', (text) => {
    expect(peopleOf(text)).toEqual([]);
  });
});

describe('a relation that opens a message', () => {
  it.each([
    ['Дед Иннокентий воевал под Курском, хочу про него рассказ сделать', 'Иннокентий'],
    ['Старшая сестра Регина сдаёт историю, собери ей даты царствования Романовых', 'Регина'],
    ['Старший брат Валера в армии под Читой, пишу ему письмо', 'Валера'],
  ])('is the writer’s own: %s', (text, name) => {
    expect(peopleOf(text)).toEqual([name]);
  });
});

describe('a full name', () => {
  it('keeps what tells father from son', () => {
    expect(peopleOf('Наш староста — Пётр Завьялов-младший')).toEqual(['Пётр Завьялов-младший']);
  });

  it('is no character’s with two initials where the character has one name', () => {
    expect(peopleOf('Ответственный за пожарную безопасность — Жилин С. С.')).toEqual(['Жилин С. С.']);
  });
});
