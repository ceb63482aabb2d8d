import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const valuesOf = (text: string, wanted: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === wanted)
    .map(({ start, end }) => text.slice(start, end));

describe('numbers of documents and things in Russian', () => {
  it.each([
    ['у мамы машина Т908МН 161', 'Т908МН 161'],
    ['л/с 1200345678', '1200345678'],
    ['счёт для стипендии 40817810438094417720', '40817810438094417720'],
    ['ПИНФЛ 51403116570048', '51403116570048'],
    ['номер личного дела П-417', 'П-417'],
    ['договор на обучение № 2024/118-К', '2024/118-К'],
    ['номер моей карты москвича 0031 4427 8109', '0031 4427 8109'],
    ['вид на жительство 82 0123456', '82 0123456'],
    ['заявка № 1187-2024-В', '1187-2024-В'],
    ['папа прислал 1147746123458', '1147746123458'],
  ])('are found by their form or by what they are the number of: %s', (text, code) => {
    expect(valuesOf(text, 'ID')[0]).toContain(code);
  });

  it.each([
    'договор № 1 о ненападении',
    'какой договор подписали в 1987-м',
    'номер закона 273 об образовании',
    'приказ № 287 Минпросвещения',
    'задача № 123456 на сайте',
    'код ошибки 0x80070005',
    'двоичный код 10110101',
    'карта мира 1:1000000',
    'удостоверение 1917 года в музее',
    'таймер показал 1795300000000',
  ])('are not those of laws, tasks, programs or years: %s', (text) => {
    expect(valuesOf(text, 'ID')).toEqual([]);
  });
});

describe('nicknames in Russian talk', () => {
  it.each([
    ['lexa_777 - мой ник', 'lexa_777'],
    ['напиши мне в личку wolf_2009', 'wolf_2009'],
    ['я там под ником Волчара', 'Волчара'],
    ['ник в игре: Снежинка', 'Снежинка'],
    ['мой ник "Шаурмен"', 'Шаурмен'],
    ['пиши в телегу borisych', 'borisych'],
    ['вк id445566778', 'id445566778'],
    ['тик ток: alinka_dance', 'alinka_dance'],
    ['krokodil мой ник в дискорде', 'krokodil'],
    ['на гитхабе я nikita-dev-junior', 'nikita-dev-junior'],
    ['эпик геймс: ShaurmaVzryv', 'ShaurmaVzryv'],
  ])('are found before and behind the words for them: %s', (text, nick) => {
    expect(valuesOf(text, 'HANDLE')).toEqual([nick]);
  });

  it.each([
    'user_id что это в базе',
    'почта sonya_k собака жмейл точка ком пиши туда',
    'как сменить ник в телеграме',
    'мой ник забанили за что',
    'придумай красивый ник: смешной и короткий',
    'телеграм премиум сколько стоит',
    'как открыть файл data_2024.csv',
    'смотри канал Wylsacom',
  ])('are not programs, products or questions: %s', (text) => {
    expect(valuesOf(text, 'HANDLE')).toEqual([]);
  });
});
