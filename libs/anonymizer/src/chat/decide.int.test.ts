import { describe, expect, it } from '@jest/globals';
import { anonymize, detect, explain } from '../index.js';
import type { DetectOptions } from '../types.js';

const personsOf = (text: string, options?: DetectOptions): string[] =>
  detect(text, options)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

const riddle = 'Give me a riddle with a camel named Yusuf';

describe('whom only an exercise, a book or a game tells of', () => {
  it.each([
    riddle,
    "i don't get the word problem where Yusuf shares marbles with his cousin, what does it want",
    'the answer key says Yusuf walked 3.6 km but I get 3.06, he walked 1.8 km there and 1.8 km back in question 12',
    'Tom takes 3 points and Ann 5, how many more?',
    'Correct: My brothers is Jack and John',
    'Correct this: "Me and Tom goes to the shop and he buyed a apple"',
    'So in Holes, how is Stanley related to Zero, my brain hurts',
    'My code with the dictionary gives Kwame only, although Ravi has 88 as well',
    "Вставь пропущенные слова: My name ___ Olga. I ___ from Russia. My brother's name ___ Denis.",
    'Учитель дал задачу: Игорь старше Павла на 4 года, а вместе им 20 лет. Я решил: 8 и 12. Верно?',
    'Помоги понять условие: «Рома на 5 лет младше Глеба, а Глеб в 2 раза старше Ульяны. Ульяне 7». Я не пойму с чего начать',
    '«— Здравствуй, Миша! — сказал Серёжа». Зачем тут запятая перед Миша? Объясни правило про обращения',
    "Correct this sentence: a new girl called Priya sit next to Omar and she don't talk",
    'The reader asks why a new student, Nina, lends Oscar her coat in paragraph two',
  ])('is left, though the writer speaks of himself: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it.each([
    ['Yusuf walked home with me and lost his keys, can you write a sorry text to his mum', ['Yusuf']],
    ['Correct my note: "Tom has a cold, he will not be at football today"', ['Tom']],
    ['Игорь старше меня на 4 года и не даёт мне приставку', ['Игорь']],
    ['Миша сказал, что Серёжа опять не пришёл на репетицию, что мне делать?', ['Миша', 'Серёжа']],
  ])('is not who does such things around the writer: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    'Is "Rosalind" two syllables or three?',
    'Caesar shift 5 on HELLO EMMA',
    'Storm Ciara, who picks the names?',
    'придумай имя котёнку, но не Барсик',
  ])('is left in five words, too: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it.each(['Люблю Машу', 'Even Theo knew', 'Sam is late. Sorry, Mr Cole', 'Даша и Шура опять спорят'])(
    'is not who is named in fewer, or where less speaks against the name: %s',
    (text) => {
      expect(personsOf(text)).not.toEqual([]);
    },
  );

  it('is left by both names, where much speaks against them', () => {
    const interview =
      'Ролевая игра «Собеседование»: кандидат Олег Мельник, 30 лет, хочет работать в музее. Напиши вопросы работодателя';
    const rhyme = 'Was Little Jack Horner an actual steward';
    expect([personsOf(interview), personsOf(rhyme)]).toEqual([[], []]);
    expect(explain(rhyme).map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^given name and surname.*nobody around the writer of the message/),
    );
  });

  it('is left beside a sign that is sure elsewhere', () => {
    const hero =
      'У Гоголя в повести главного героя зовут Акакий Акакиевич, а портного Петрович. Почему автор выбрал такие имена?';
    expect(personsOf(hero)).toEqual([]);
    expect(personsOf('Моего брата зовут Акакий, почему имя такое редкое?')).toEqual(['Акакий']);
  });

  it('is told by --explain', () => {
    expect(explain(riddle).map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('nobody around the writer of the message'),
    );
  });
});

describe('of the persons of a message', () => {
  it('all are left or none: one who is somebody speaks for the others', () => {
    expect(personsOf(riddle)).toEqual([]);
    expect(personsOf(`My friend Ola says ${riddle}`)).toEqual(['Ola', 'Yusuf']);
  });

  it('none is left beside other data of somebody', () => {
    expect(personsOf(`${riddle} call me 8 916 123-45-67`)).toEqual(['Yusuf']);
  });

  it.each([
    ['James V. Brown is my teacher', 1],
    ['Come up with a bedtime story for a girl named Priya, she is 5', 1],
    ["Why won't it take D'Shawn O'Rourke? Two apostrophes too many?", 1],
    ['короче А3из Байрам0в скинул решение', 1],
    ['Alex hit Alexander in class', 2],
    ['with Chloe B, Jack T and Emma R', 3],
    ['Is Marley a boys or a girls name? We have a new pupil', 1],
    ['Женя это имя мальчика или девочки? К нам пришла новенькая', 1],
  ])('those whom a sure sign tells of stay removed: %s', (text, count) => {
    expect(personsOf(text)).toHaveLength(count);
  });

  it.each([
    ['Hi, I’m Ella. What is a noun?', 'Ella'],
    ["Hi, I'm Ella. What is a noun?", 'Ella'],
    ['My surname is Evans: Evans or Evanses?', 'Evans'],
    ['Меня зовут Дарья: о Дарье или о Дарьи?', 'Дарья'],
    ['брата зовут Пётр, о Петре или о Пётре', 'Пётр'],
    ['3 sums for an 8-year-old called Leo', 'Leo'],
    ['Leon and I have to act the balcony scene, tips?', 'Leon'],
  ])('the writer and whom the writer calls one of his own stay removed: %s', (text, name) => {
    expect(personsOf(text)[0]).toBe(name);
  });

  it.each([
    'Hi Mr Brown, which page please',
    'Mr Green said read chapter 6, what happens',
    'Why did Mr Hall give a zero for question 3',
    "Is Mrs Lee's answer key wrong",
  ])('a teacher who is spoken to or teaches stays removed: %s', (text) => {
    expect(personsOf(text)).toHaveLength(1);
  });

  it.each([
    ['Certificate: Amir, best reader', 1],
    ['Ella is on page 45 of Matilda', 1],
    ['Из тетради Глеба: "Кот ловил мыш". Какое правило', 1],
    ['Предложение Амины: "Птицы улетают на юк". Ошибка?', 1],
    ['Рассади: Костя не рядом с Мишей, Миша не рядом с Леной', 4],
  ])('whom papers and work of a school are about stays removed: %s', (text, count) => {
    expect(personsOf(text)).toHaveLength(count);
  });

  it('whoever stands beside somebody whom the dialog has spoken of stays removed', () => {
    const { vault } = anonymize('Mr Hall is my form tutor');
    const { text } = anonymize('Why did Mr Hall and Mr Green cross out the comma', vault);
    expect(text).toBe('Why did [PERSON_1] and [PERSON_2] cross out the comma');
  });

  it('a name that was passed in is removed whatever stands around', () => {
    expect(personsOf(riddle, { knownNames: ['Yusuf Demir'] })).toEqual(['Yusuf']);
  });

  it('whom the dialog has spoken of stays a placeholder', () => {
    const { vault } = anonymize('My friend Yusuf is ill');
    expect(anonymize(riddle, vault).text).toBe(riddle.replace('Yusuf', '[PERSON_1]'));
  });
});
