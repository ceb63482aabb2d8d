import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import type { Vault } from './vault/vault.js';

/** The placeholders of a dialog, message by message. */
function dialog(...messages: string[]): string[] {
  let vault: Vault | undefined;
  return messages.map((message) => {
    const result = anonymize(message, vault);
    vault = result.vault;
    return result.text;
  });
}

describe('the same person in a dialog', () => {
  it('keeps the placeholder in every case form and everyday form', () => {
    expect(
      dialog('Меня зовут Александр Орлов', 'Саше Орлову 12 лет', 'Передай Орлову Александру привет'),
    ).toEqual(['Меня зовут [PERSON_1]', '[PERSON_1] 12 лет', 'Передай [PERSON_1] привет']);
  });

  it('keeps the placeholder when the surname becomes known later', () => {
    const [, second, third] = dialog(
      'Мой друг Дима заболел',
      'Позвони Диме Соколову',
      'Дима Соколов не пришёл',
    );
    expect([second, third]).toEqual(['Позвони [PERSON_1]', '[PERSON_1] не пришёл']);
  });

  it('is not mixed up with a namesake', () => {
    const [, second, third] = dialog('Мой друг Кирилл Иванов', 'Мой брат Кирилл Петров', 'Скажи Кириллу');
    expect([second, third]).toEqual(['Мой брат [PERSON_2]', 'Скажи [PERSON_3]']);
  });

  it('keeps the placeholder behind a name that could be either of two', () => {
    const messages = ['Скажи Кириллу', 'Кирилл пришёл', 'Это Кирилл Иванов', 'Передай Кириллу Петрову'];
    const [, , ...rest] = dialog('Мой друг Кирилл Иванов', 'Мой брат Кирилл Петров', ...messages);
    expect(rest).toEqual(['Скажи [PERSON_3]', '[PERSON_3] пришёл', 'Это [PERSON_1]', 'Передай [PERSON_2]']);
  });

  it('is who shares most words with the name', () => {
    expect(dialog('Моя подруга Анна Котова', 'Учительница Анна Петровна Орлова', 'Анне Петровне')[2]).toBe(
      '[PERSON_2]',
    );
  });

  it('is not told by a name alone that was of one person before his surname became known', () => {
    const [text] = dialog('Мой друг Дима, то есть Дима Соколов, и мой брат Дима Котов. Скажи Диме');
    expect(text).toMatch(/Скажи \[PERSON_3\]$/);
  });

  it.each([
    [['учительница Мария Ивановна', 'моя сестра Маша'], 'моя сестра [PERSON_2]'],
    [['Нашу классную зовут Анна Ивановна', 'Моя подруга Анна Котова'], 'Моя подруга [PERSON_2]'],
    [['Mr. Smith is ill', 'Ask Mrs. Smith'], 'Ask [PERSON_2]'],
    [['Mr. Smith is ill', 'Ask Mr Smith'], 'Ask [PERSON_1]'],
    [['мой друг Лёва Кац', 'Толстой Лев Николаевич, биография'], 'Толстой Лев Николаевич, биография'],
  ])('is no teacher, nobody of another title and nobody of history: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [
      ['Меня зовут Маша Петрова. Наш директор Петров меня ругает'],
      'Меня зовут [PERSON_1]. Наш директор [PERSON_2] меня ругает',
    ],
    [
      ['Меня зовут Саша Иванов, мою подругу зовут Саша Иванова'],
      'Меня зовут [PERSON_1], мою подругу зовут [PERSON_2]',
    ],
    [['Моя подруга Катя Крупская', 'Её папу зовут Крупский'], 'Её папу зовут [PERSON_2]'],
    [
      ['My name is Anna Smith', 'Our principal Mr Smith is angry with me'],
      'Our principal [PERSON_2] is angry with me',
    ],
    [['Our principal Mr Smith is angry with me', 'My name is Emily Smith'], 'My name is [PERSON_2]'],
  ])('is nobody of the family: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['Меня зовут Александра Орлова', 'Саше Орловой 12 лет'], '[PERSON_1] 12 лет'],
    [['Мой друг Олег Козлов', 'Олега Козлова вызвали к доске', 'Скажи Олегу Козлову'], 'Скажи [PERSON_1]'],
    [['Это Илья Никитин', 'Мой друг Никитин Илья'], 'Мой друг [PERSON_1]'],
    [['Моя подруга Айгуль Сафина', 'Передай Айгуль Сафиной'], 'Передай [PERSON_1]'],
  ])('is the same where the forms of the name agree: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['My friends Emma S. and Emma T. are both ill'], 'My friends [PERSON_1] and [PERSON_2] are both ill'],
    [['My friend Emma S. Brown', 'my friend Emma K. Brown'], 'my friend [PERSON_2]'],
    [['My friend Emma P.', 'and my friend Emma Stone'], 'and my friend [PERSON_2]'],
    [['Мой друг Ваня П.', 'и ещё мой друг Ваня Сидоров'], 'и ещё мой друг [PERSON_2]'],
    [['Меня зовут Яша Кротов', 'моя мама Кротова Л. Ю. придёт'], 'моя мама [PERSON_2] придёт'],
    [['Учитель Петров Иван', 'и физрук Петров С. А.'], 'и физрук [PERSON_2]'],
    [['My teacher J. Carter', 'My friend Bill Carter'], 'My friend [PERSON_2]'],
    [['Мой учитель С. А. Петров', 'другой учитель А. С. Петров'], 'другой учитель [PERSON_2]'],
    [
      ['Моя учительница А. И. Петрова', 'другая учительница Анна Сергеевна Петрова'],
      'другая учительница [PERSON_2]',
    ],
  ])('is nobody whose initials differ: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['Мой друг Ваня П.', 'мой друг Ваня Петров'], 'мой друг [PERSON_1]'],
    [['Учитель Петров Иван', 'физрук Петров И. А.'], 'физрук [PERSON_1]'],
    [['Учитель Петров И. А.', 'физрук Иван Андреевич Петров'], 'физрук [PERSON_1]'],
    [['My teacher B. Carter', 'My teacher Bill Carter'], 'My teacher [PERSON_1]'],
    [['My teacher W. Carter', 'My teacher Bill Carter'], 'My teacher [PERSON_1]'],
    [
      ['My friend Emma S. Brown', "I like Emma Brown's idea, my friend E. S. Brown"],
      "I like [PERSON_1]'s idea, my friend [PERSON_1]",
    ],
  ])('is the same where initials may stand for the names: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it('is nobody of another full name once the everyday form has been told', () => {
    expect(dialog('Мой друг Слава заболел', 'мой друг Ярослав дома', 'мой друг Вячеслав дома')).toEqual([
      'Мой друг [PERSON_1] заболел',
      'мой друг [PERSON_1] дома',
      'мой друг [PERSON_2] дома',
    ]);
    expect(dialog('Sam is sick', 'My sister Samantha came', 'My brother Samuel left').at(-1)).toBe(
      'My brother [PERSON_2] left',
    );
  });

  it.each([
    [['Меня зовут Александр', 'мою сестру зовут Александра'], 'мою сестру зовут [PERSON_2]'],
    [['Меня зовут Валентина', 'моего деда зовут Валентин'], 'моего деда зовут [PERSON_2]'],
    [['Мою подругу зовут Салима', 'её брата зовут Салим'], 'её брата зовут [PERSON_2]'],
    [['Мой друг Евгений', 'моя подруга Евгения'], 'моя подруга [PERSON_2]'],
    [['мою подругу зовут Саша', 'мой брат Александр'], 'мой брат [PERSON_2]'],
    [['мой друг Женя', 'дружу с подругой Женей'], 'дружу с подругой [PERSON_2]'],
    [['my sister Alex is here', 'my brother Alex is ill'], 'my brother [PERSON_2] is ill'],
    [['мои друзья Александр и Александра поссорились'], 'мои друзья [PERSON_1] и [PERSON_2] поссорились'],
    [['Мой друг Валерий', 'Моя одноклассница Валерия не пришла'], 'Моя одноклассница [PERSON_2] не пришла'],
    [
      ['Меня зовут Александр Иванов, мою сестру зовут Александра Иванова'],
      'Меня зовут [PERSON_1], мою сестру зовут [PERSON_2]',
    ],
  ])('is nobody of the other gender, where the words around tell: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['Мой друг Александр заболел', 'У Александра болит голова'], 'У [PERSON_1] болит голова'],
    [['Мой друг Александр заболел', 'Мама Александра ругается на нас'], 'Мама [PERSON_1] ругается на нас'],
    [['Мой друг Саша заболел', 'Мама Саши ругается на нас'], 'Мама [PERSON_1] ругается на нас'],
    [['Моя подруга Саша заболела', 'Я позвонил сестре Саши'], 'Я позвонил сестре [PERSON_1]'],
    [['Мой друг Никита заболел', 'Позвони моему другу Никите'], 'Позвони моему другу [PERSON_1]'],
  ])('is the same where the words around leave it open: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['Меня зовут Иван', 'У Ивана была двойка'], 'У [PERSON_1] была двойка'],
    [['Меня зовут Иван', 'Мама Ивана сказала, что он болеет'], 'Мама [PERSON_1] сказала, что он болеет'],
    [['Мой друг Александр болен', 'Александра обидела учительница'], '[PERSON_1] обидела учительница'],
    [['Мой друг Павел', 'У Павла пропала ручка'], 'У [PERSON_1] пропала ручка'],
    [['Мой друг Олег', 'младшая сестра Олега ходит в садик'], 'младшая сестра [PERSON_1] ходит в садик'],
    [['Моя подруга Саша', 'Сашу обозвал мальчик'], '[PERSON_1] обозвал мальчик'],
    [['my sister Emily is mean', 'I told my dad Emily hit me'], 'I told my dad [PERSON_1] hit me'],
    [['My friend Jason Miller', 'Miller hit me'], '[PERSON_1] hit me'],
    [
      ['Моя подруга Варвара', 'Моя одноклассница Варвара меня обижает'],
      'Моя одноклассница [PERSON_1] меня обижает',
    ],
    [['Учительница Анна Викторовна злая', 'Анну Викторовну Зайцеву не люблю'], '[PERSON_1] не люблю'],
    [['Мой друг Даниил', 'мой друг Данил болен'], 'мой друг [PERSON_1] болен'],
    [['Меня зовут Иван', 'мама Ивана ругается', 'позвони Ивану Козлову'], 'позвони [PERSON_1]'],
    [['Моя подруга Аня Смирнова', 'мама Ани ругается'], 'мама [PERSON_1] ругается'],
    [['My friend Emily Stone', 'I told my dad Emily hit me'], 'I told my dad [PERSON_1] hit me'],
    [['наш тренер Олег Иванов', 'тренеру Иванову звонили'], 'тренеру [PERSON_1] звонили'],
  ])('is the same whoever does something beside the name: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    [['My friend Taylor Brooks is 12', 'Our teacher Mr Taylor yelled'], 'Our teacher [PERSON_2] yelled'],
    [['My friend Anna Smith', 'Mrs Smith is my teacher'], '[PERSON_2] is my teacher'],
    [['My friend Emily Smith plays soccer', 'Coach Smith yelled at me'], '[PERSON_2] yelled at me'],
    [['My teacher is Mr Scott', 'my friend Scott hit me'], 'my friend [PERSON_2] hit me'],
    [['Мой друг Миша Орлов', 'дядя Миша ругается'], 'дядя [PERSON_2] ругается'],
    [['Мой друг Паша Иванов', 'тренер Иванов орёт на меня'], 'тренер [PERSON_2] орёт на меня'],
    [['Мой друг Паша Иванов', 'я сказал тренеру Иванову'], 'я сказал тренеру [PERSON_2]'],
    [['I am Tom Wilson', 'my uncle Tom came'], 'my uncle [PERSON_2] came'],
    [['Иван Смирнов дерётся', 'Учительница Смирнова ставит двойки'], 'Учительница [PERSON_2] ставит двойки'],
    [['Мой друг Андрей', 'Учитель Андрей Иванов орёт на меня'], 'Учитель [PERSON_2] орёт на меня'],
    [['Меня зовут Саша', 'мой папа Александр ругает меня'], 'мой папа [PERSON_2] ругает меня'],
    [['Мой одноклассник Валерий', 'одноклассница Валерия обзывается'], 'одноклассница [PERSON_2] обзывается'],
    [['Мой брат Александр', 'Александра ударила меня'], '[PERSON_2] ударила меня'],
    [['Мой друг Костя Белых', 'учитель Белый ругается'], 'учитель [PERSON_2] ругается'],
  ])('is no teacher of the same name, and nobody of the family: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it.each([
    'My brothers are Jack and John.',
    'мои друзья Стас и Слава поссорились',
    'Иванов и Иванова подрались',
    'моего брата зовут Фарид, а сестру Фарида',
    'Мои друзья: Азиз, Азиза',
  ])('is not who stands beside the name: %s', (message) => {
    expect(dialog(message)[0]).toMatch(/\[PERSON_1\].*\[PERSON_2\]/);
  });

  it('is who is called by name twice, or in another case', () => {
    expect(dialog('мой друг Толик списал у Маши, а Маша у Толика. Толик и Толик!')[0]).toBe(
      'мой друг [PERSON_1] списал у [PERSON_2], а [PERSON_2] у [PERSON_1]. [PERSON_1] и [PERSON_1]!',
    );
  });

  it.each([
    [['учитель Иван Сергеевич ругается', 'Иван Сергеевич ругается'], '[PERSON_1] ругается'],
    [['мой друг Иван Иванов', 'Иван Иванов дерётся'], '[PERSON_1] дерётся'],
    [['Мой друг Андрей Козлов', 'Козлов пришёл в школу'], '[PERSON_1] пришёл в школу'],
    [['Мой друг Лев Кац', 'Лев Толстой, биография'], 'Лев Толстой, биография'],
    [['Мой друг Лев', 'Расскажи про Льва Толстого'], 'Расскажи про Льва Толстого'],
  ])('is no figure where the dialog has spoken of exactly that name: %j', (messages, last) => {
    expect(dialog(...messages).at(-1)).toBe(last);
  });

  it('is known by a name that two persons have, too', () => {
    const messages = ['мою подругу зовут Саша', 'мой брат Александр'];
    expect(dialog(...messages, 'Шура красивая').at(-1)).toBe('[PERSON_3] красивая');
  });

  it('keeps the placeholder of an English nickname', () => {
    expect(dialog('My friend William Carter is sick', 'I called Bill Carter')[1]).toBe('I called [PERSON_1]');
  });
});

describe('known names', () => {
  it('are found in any case form, and no policy overrules them', () => {
    const options = { knownNames: ['Лев Толстой'] };
    expect(anonymize('Кто написал письмо Льву Толстому?', undefined, options).text).toBe(
      'Кто написал письмо [PERSON_1]?',
    );
    expect(anonymize('Кто написал письмо Льву Толстому?').spans).toEqual([]);
  });

  const removed = (text: string, ...names: string[]): string =>
    anonymize(text, undefined, { knownNames: names }).text;

  it('win when they are written small, even if they are words as well', () => {
    expect(removed('это вера пишет', 'Вера Иванова')).toBe('это [PERSON_1] пишет');
    expect(removed('вера иванова не сдала', 'Вера Иванова')).toBe('[PERSON_1] не сдала');
    expect(removed('will stone is here', 'Will Stone')).toBe('[PERSON_1] is here');
    expect(removed('за мной вера, потом я', 'Вера Смирнова')).toBe('за мной [PERSON_1], потом я');
    expect(removed('со мной лев сидит', 'Лев')).toBe('со мной [PERSON_1] сидит');
    expect(removed('my name? will, this is it', 'Will Smith')).toBe('my name? [PERSON_1], this is it');
    expect(removed('it was mark. the end', 'Mark')).toBe('it was [PERSON_1]. the end');
  });

  it('are left where the grammar shows the word that is no name', () => {
    expect(removed('мой любимый роман', 'Роман')).toBe('мой любимый роман');
    expect(removed('will you mark the text', 'Will', 'Mark')).toBe('will you mark the text');
  });

  it('take the rest of a full name with them', () => {
    expect(removed('Саша Петров не пришёл', 'Саша')).toBe('[PERSON_1] не пришёл');
    expect(removed('Иванова-Петрова опоздала', 'Иванова-Петрова')).toBe('[PERSON_1] опоздала');
  });
});

describe('a person whom the dialog has spoken of', () => {
  const { vault } = anonymize('Меня зовут Саша Пушкин, а подругу Emma');

  it.each([
    ['Саше 12 лет', '[PERSON_1] 12 лет'],
    ['У Саши 5 яблок, у Жоры 3. Сколько всего?', 'У [PERSON_1] 5 яблок, у Жоры 3. Сколько всего?'],
    ['Emma has 3 apples. How many are left?', '[PERSON_2] has 3 apples. How many are left?'],
    ['в каком году Пушкин написал Онегина', 'в каком году Пушкин написал Онегина'],
  ])('is not doubted in a sum or a riddle, as strangers are: %s', (question, clean) => {
    expect(anonymize(question, vault).text).toBe(clean);
  });
});
