import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import type { Vault } from './vault/vault.js';

/** The placeholders of the persons of a dialog, message by message. */
function people(...messages: string[]): string[] {
  let vault: Vault | undefined;
  return messages.map((message) => {
    const result = anonymize(message, vault);
    vault = result.vault;
    return [...result.text.matchAll(/\[PERSON_(\d+)\]/g)].map(([, number]) => number).join(' ');
  });
}

describe('the persons of a dialog', () => {
  it.each([
    [
      ['My brother Jack hits me', 'My friend John cried'],
      ['1', '2'],
    ],
    [
      ['My friend Harry hit my brother Henry', 'Henry cried'],
      ['1 2', '2'],
    ],
    [
      ['My friend Kate hit me', 'Katherine hit me', 'Catherine hit me'],
      ['1', '1', '2'],
    ],
    [
      ['My friend Steve cried', 'Stephen cried', 'My friend Steven cried'],
      ['1', '1', '2'],
    ],
  ])(
    'are two where one name is an everyday form of the other, and given to children by itself: %j',
    (messages, told) => {
      expect(people(...messages)).toEqual(told);
    },
  );

  it.each([
    [
      ['My brother Ben and his friend Benjamin bully me', 'Ben hit me', 'Benjamin hit me'],
      ['1 2', '1', '2'],
    ],
    [
      ['Liz hit Elizabeth in class', 'Elizabeth cried', 'Liz cried'],
      ['1 2', '2', '1'],
    ],
    [['My friend Liz yelled at Elizabeth'], ['1 2']],
    [
      ['В классе Саня бьёт Сашу', 'Саша плачет', 'Саня смеётся'],
      ['1 2', '2', '1'],
    ],
    [
      ['My friend Sam hit me', 'His sister Samantha hit me', 'Sam cried'],
      ['1', '2', '1'],
    ],
    [
      ['Мой друг Саша заболел', 'Его сестра Александра тоже', 'Саша дома'],
      ['1', '2', '1'],
    ],
  ])('are two where the words between the names tell, and stay so: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });

  it.each([
    [
      ['My friend Liz, real name Elizabeth', 'Liz is Elizabeth'],
      ['1 1', '1 1'],
    ],
    [
      ['Саша, его зовут Александр', 'Сашу зовут Саня'],
      ['1 1', '1 1'],
    ],
    [
      ['Маша сказала, что Маше плохо', 'Маша любит Машу'],
      ['1 1', '1 1'],
    ],
  ])('are one where the words between the names tell: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });

  it.each([
    ['учитель Иван Иванович орёт', 'Иван Иваныч орёт на меня', 'Иваныч орёт на меня'],
    ['Учитель Александр Александрович орёт', 'Сан Саныч орёт на меня'],
    ['Мария Ивановна орёт', 'Марь Иванна орёт на меня', 'Марью Иванну боюсь'],
    ['Елена Николаевна орёт на меня', 'Елена Николавна орёт на меня'],
    ['Татьяна Алексеевна орёт на меня', 'Татьяна Алексевна орёт на меня'],
    ['физрук Игорь Палыч', 'Игорь Павлович злой', 'Палыч злой'],
    ['Ольга Дмитриевна орёт на меня', 'Ольга Дмитревна орёт на меня'],
  ])('are one, however the patronymic is spoken: %s, %s', (...messages) => {
    expect(people(...messages)).toEqual(messages.map(() => '1'));
  });

  it.each([
    [
      ['Мой папа Андрей', 'моего папу зовут Андрей Котов', 'Папа Андрей Котов'],
      ['1', '1', '1'],
    ],
    [
      ['Моя мама Оля', 'мою маму зовут Ольга', 'мою подругу зовут Оля'],
      ['1', '1', '2'],
    ],
    [
      ['My mom Lisa yells', 'Lisa yelled at me', 'My friend Lisa is nice'],
      ['1', '1', '2'],
    ],
    [
      ['дядя Миша приехал', 'мой друг Миша обиделся', 'у дяди Миши машина'],
      ['1', '2', '1'],
    ],
    [
      ['моя тётя Наташа Котова', 'моя подруга Наташа', 'у тёти Наташи машина'],
      ['1', '2', '1'],
    ],
    [
      ['Моя подруга Катя Ильина', 'Ильину наказали', 'Аня Никитина обиделась'],
      ['1', '1', '2'],
    ],
  ])('are told by what they are to the writer: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });

  it.each([
    [
      ['Мой друг Саша Иванов', 'Иванова сегодня ударила меня', 'Иванова меня ударила'],
      ['1', '2', '2'],
    ],
    [
      ['Мой друг Саша Иванов', 'Иванова вчера ударила учительница'],
      ['1', '1'],
    ],
    [
      ['Мой брат Александр', 'Александра меня опять ударила'],
      ['1', '2'],
    ],
  ])('are told by what they do, whatever stands before it: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });

  it.each([
    ['Мой друг Ахмед бин Салман', 'Мой друг [PERSON_1]'],
    ['мой друг Азамат уулу Бакыт', 'мой друг [PERSON_1]'],
    ['дружу с Кара-оолом', 'дружу с [PERSON_1]'],
    [
      'My teacher Mr St. John yelled. My friend is Oliver',
      'My teacher [PERSON_1] yelled. My friend is [PERSON_2]',
    ],
  ])('have names of several parts: %s', (message, clean) => {
    expect(anonymize(message).text).toBe(clean);
  });

  it.each(['У Петровой и Петрова из моего класса одинаковые ошибки', 'Мои друзья Саша и Сашка'])(
    'are two beside each other, though the names may be forms of one: %s',
    (message) => {
      expect(people(message)).toEqual(['1 2']);
    },
  );

  it.each([
    [
      ['Мой друг Салим болен', 'Салиму плохо', 'я дружу с Салимом', 'У Салима была двойка'],
      ['1', '1', '1', '1'],
    ],
    [
      ['Моя подруга Карима', 'Кариму обидели', 'дружу с Каримой'],
      ['1', '1', '1'],
    ],
    [
      ['Моя подруга Карима', 'мой брат Карим'],
      ['1', '2'],
    ],
  ])('have names that both boys and girls of a people bear: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });

  it.each([
    [
      ['Моя подруга Настя Крылова', 'Крылова обозвала меня', 'меня обозвала Крылова'],
      ['1', '1', '1'],
    ],
    [
      ['Мой друг Витя Чехов', 'Чехов ударил меня', 'Чехов мне нравится', 'когда родился Чехов'],
      ['1', '1', '', ''],
    ],
    [
      ['My friend Tom Williams', 'Williams hit me', 'Williams wrote a play'],
      ['1', '1', ''],
    ],
    [
      ['My friend Emma Johnson', 'Johnson hit me'],
      ['1', '1'],
    ],
    [
      ['My coach is Coach Davis', 'Coach Davis yelled'],
      ['1', '1'],
    ],
    [
      ['My uncle Tom came', "who wrote Uncle Tom's Cabin?"],
      ['1', ''],
    ],
  ])('are no figures where they do something to the writer: %j', (messages, told) => {
    expect(people(...messages)).toEqual(told);
  });
});
