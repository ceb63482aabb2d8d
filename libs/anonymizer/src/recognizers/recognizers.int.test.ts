import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

describe('each kind of value', () => {
  it.each([
    ['пиши на masha.k@mail.ru.', 'пиши на [EMAIL_1].'],
    ['vk.com/id123 и https://t.me/abc?x=1!', '[URL_1] и [URL_2]!'],
    ['+7 (905) 123-45-67 / 8 495 123-45-67', '[PHONE_1] / [PHONE_2]'],
    ['call +44 7911 123456 or (555) 123-4567', 'call [PHONE_1] or [PHONE_2]'],
    ['карта 4276 3801 2345 6786', 'карта [CARD_1]'],
    ['СНИЛС 112-233-445 95', 'СНИЛС [ID_1]'],
    ['паспорт 4510 123456', 'паспорт [ID_1]'],
    ['свидетельство II-АБ № 123456', 'свидетельство [ID_1]'],
    ['DE89 3704 0044 0532 0130 00', '[ID_1]'],
    ['my SSN is 536-41-1234', 'my SSN is [ID_1]'],
    ['я родился 12 марта 2010', 'я родился [DOB_1]'],
    ['my birthday is May 5th', 'my birthday is [DOB_1]'],
    ['живу: г. Казань, ул. Баумана, д. 3, кв. 7', 'живу: [ADDRESS_1]'],
    ['I live at 12 Oak Street, Apt 4B', 'I live at [ADDRESS_1]'],
    ['я из Твери', 'я из [ADDRESS_1]'],
    ['учусь в гимназии № 5', 'учусь в [SCHOOL_1]'],
    ['I go to Lincoln High School', 'I go to [SCHOOL_1]'],
    ['я в 7 «Б»', 'я в [CLASS_1]'],
    ['живу: с. Покровское, ул. Центральная, 8', 'живу: [ADDRESS_1]'],
    ['send it to P.O. Box 1234, Tulsa, OK 74101', 'send it to [ADDRESS_1]'],
    ['we live at 45 W 34th St', 'we live at [ADDRESS_1]'],
    ['from Boise, Idaho', 'from [ADDRESS_1]'],
    ['учусь в шк. №7', 'учусь в [SCHOOL_1]'],
    ['ходил в детский сад № 112', 'ходил в [SCHOOL_1]'],
    ['личное дело № К-127/2019', 'личное дело № [ID_1]'],
    ['серия 46 09 номер 123456', 'серия [ID_1]'],
    ['DE89370400440532013000', '[ID_1]'],
    ['родился 5 мая 2012 года', 'родился [DOB_1]'],
    ['вот видео youtu.be/dQw4w9WgXcQ', 'вот видео [URL_1]'],
    [
      'номер: плюс семь девятьсот двадцать шесть сто двадцать три сорок пять шестьдесят семь',
      'номер: [PHONE_1]',
    ],
    ['мой ник ProGamer228, тг @sasha_k', 'мой ник [HANDLE_1], тг [HANDLE_2]'],
    ['номер 8 9О5 12З 45 67', 'номер [PHONE_1]'],
    ['reach me at 2O6-555-O142', 'reach me at [PHONE_1]'],
    ['four one five double five oh nine two six seven is my number', '[PHONE_1] is my number'],
    ['код учащегося: 4be1c20d-8e3b-46f4-9a07-7f3c55d09a12', 'код учащегося: [ID_1]'],
    ['exam candidate number is 3318', 'exam candidate number is [ID_1]'],
  ])('is replaced: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });

  it.each([
    'число 3.14159265358979 и ряд 1 1 2 3 5 8 13 21 34',
    'console.log(user.name) в main.py и node.js',
    '@Override и @media screen',
    'ток 5А, напряжение 12В',
    'битва 9 мая 1945 года',
    'В школе 25 классов по 30 учеников',
    'из пункта А в пункт Б 80 км/ч',
    'const id = 4276380112345670;',
    'Телефон стоил 12000 рублей',
    'DE89370400440532013001 не счёт',
    'штрих-код 4601234567890',
    'PS5 и readme.md',
    'На какой реке стоит Саратов?',
    'Учебник 7 класс, упражнение 187, задание 5а',
    'Пушкин родился 6 июня 1799 года',
    'Раздели 84951234567 : 9',
    'two four six eight ten twelve fourteen',
    '2H2O + 3O2',
    'диплом 2019 года',
  ])('is not seen in: %s', (text) => {
    expect(anonymize(text).text).toBe(text);
  });
});
