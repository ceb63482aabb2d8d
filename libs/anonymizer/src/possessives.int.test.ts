import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import type { Vault } from './vault/vault.js';

/** What becomes of each message of a dialog. */
function play(...messages: readonly string[]): string[] {
  let vault: Vault | undefined;
  return messages.map((message) => {
    const { text, vault: grown } = anonymize(message, vault);
    vault = grown;
    return text;
  });
}

describe('what belongs to somebody of the dialog', () => {
  it.each([
    ['Катя пришла.', 'Катина мама сказала прийти', '[PERSON_1] мама сказала прийти'],
    ['мой друг дима в школе', 'димин телефон сломался', '[PERSON_1] телефон сломался'],
    [
      'мой друг Ваня',
      'Ванин папа врач, а ванина сестра нет',
      '[PERSON_1] папа врач, а [PERSON_1] сестра нет',
    ],
    ['Катя пришла', 'Катя и Катина мама пришли', '[PERSON_1] и [PERSON_1] мама пришли'],
    ['Виктория и Витя дружат', 'это Витин дом', 'это [PERSON_2] дом'],
    ['мой сын Лёша', 'лёшино сочинение потеряли', '[PERSON_1] сочинение потеряли'],
    ['Саша моя сестра', 'Сашин портфель у Саши', '[PERSON_1] портфель у [PERSON_1]'],
    ['Сестра Соня', 'забыл сонину тетрадь', 'забыл [PERSON_1] тетрадь'],
  ])('is told by the placeholder of its owner: %s %s', (first, second, expected) => {
    expect(play(first, second)[1]).toBe(expected);
  });

  it('teaches no surname of the owner', () => {
    const [, , third] = play('Это Катя, а это Мария Петрова', 'Катин дневник', 'Оля Катина пришла');
    expect(third).toBe('[PERSON_3] пришла');
  });

  it.each([
    ['Это Катя, а это Мария Катина', 'Катина сказала принести атлас', '[PERSON_2] сказала принести атлас'],
    ['Илья мой брат', 'Ильин сказал, что завтра тест', '[PERSON_2] сказал, что завтра тест'],
    ['У нас есть Лена', 'Ленин был вождём', 'Ленин был вождём'],
    ['Моя подруга Маша', 'машина сломалась', 'машина сломалась'],
    ['Моя дочь Таня', 'танин в чае полезен?', 'танин в чае полезен?'],
    ['Меня зовут Маша', 'Переведи: 1) Машина 2) Дом. Что такое Машина Голдберга?', null],
    ['Сестра Лиза', 'аминокислоты: Лизин, Валин', null],
    ['Мой друг Ваня', 'порт Ванино где находится?', null],
    ['Моя сестра Света', 'актёр Светин', null],
    ['Моя подруга Вера', 'кто такой Верин композитор? и закон Верина физика', null],
    ['Моя подруга Тоня', 'впадает ли река Тонина куда-нибудь', null],
    ['Мой брат Юра', 'бабушка живёт в Юрино', 'бабушка живёт в [ADDRESS_1]'],
    ['Моего брата зовут Алёша', 'Учитель Алёшин поставил мне два', 'Учитель [PERSON_2] поставил мне два'],
    ['Моя подруга Света', 'Наша учительница Светина злая', 'Наша учительница [PERSON_2] злая'],
    ['Мой друг Ваня', 'У доски стояла Ванина', 'У доски стояла [PERSON_2]'],
    ['моя сестра Тоня', 'Тонина опять не сделала', '[PERSON_2] опять не сделала'],
  ])('is no surname, figure, place or other word that looks so: %s %s', (first, second, expected) => {
    expect(play(first, second)[1]).toBe(expected ?? second);
  });
});

describe('a name before a full stop', () => {
  it.each([
    'я живу с мамой и катей. катина комната больше',
    'это маша. иванова опять ругалась',
    'меня зовут дима. петров хороший учитель',
  ])('does not go on in the next sentence, though all is small: %s', (text) => {
    expect(play(text)[0]).toMatch(/^[^[]*\[PERSON_1\]\. /);
  });

  it.each([
    ['привет, я Лена.\nКовальчук', 'привет, я [PERSON_1]'],
    ['меня зовут катя. шевцова. мне 12', 'меня зовут [PERSON_1]. мне 12'],
    ['мою маму зовут ольга. николаевна', 'мою маму зовут [PERSON_1]'],
  ])('goes on where nothing but the rest of it stands behind: %s', (text, expected) => {
    expect(play(text)[0]).toBe(expected);
  });
});
