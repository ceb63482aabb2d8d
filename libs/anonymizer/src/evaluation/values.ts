import type { Chance } from './random.js';

type Make = (chance: Chance) => string;

const LATIN = [
  'masha',
  'ivan.petrov',
  'kirill_2010',
  'd.sokolov',
  'anya-k',
  'emma.j',
  'tyler99',
  'super.cat',
  'nastya_orl',
  'gamer.pro',
  'zoe_b',
  'k.ivanova2011',
];
const HOSTS = [
  'mail.ru',
  'yandex.ru',
  'gmail.com',
  'bk.ru',
  'school12.edu.ru',
  'outlook.com',
  'icloud.com',
  'inbox.ru',
  'yahoo.com',
  'student.lincoln.org',
];
const STREETS_RU = [
  'Ленина',
  'Гагарина',
  'Садовая',
  'Победы',
  'Советская',
  'Карла Маркса',
  '8 Марта',
  'Лесная',
  'Пушкина',
  'Баумана',
  'Малышева',
  'Строителей',
];
const TOWNS_RU = ['Казань', 'Самара', 'Тверь', 'Пермь', 'Уфа', 'Саратов'];
const STREETS_EN = [
  'Oak Street',
  'Maple Avenue',
  'Elm Rd',
  'Willow Lane',
  'Cherry Hill Drive',
  'Main St',
  'Kingsway Road',
  'Park Ave',
  'Sunset Boulevard',
  'Birch Court',
];
const TOWNS_EN = [
  'Springfield, IL 62704',
  'Austin, TX',
  'Leeds',
  'Portland, OR 97201',
  'Bristol',
  'Dayton, Ohio',
];
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];
const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const two = (value: number): string => String(value).padStart(2, '0');
const year = (chance: Chance): number => 2005 + chance.below(12);

function luhn(body: string): string {
  let sum = 0;
  [...body].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return body + String((10 - (sum % 10)) % 10);
}

function snils(chance: Chance): string {
  const body = chance.digits('1########');
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const check = two((sum % 101) % 100);
  const dashed = `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)} ${check}`;
  return chance.pick([dashed, body + check, dashed.replaceAll('-', ' ')]);
}

function inn(chance: Chance): string {
  const body = chance.digits('77########');
  const check = (digits: string, weights: number[]): string =>
    String((weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10);
  const first = body + check(body, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return first + check(first, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
}

/** Makers of values by slot name. They are shared by both halves: formats are public knowledge, templates are not. */
export const VALUES: Readonly<Record<string, Make>> = {
  email: (c) => `${c.pick(LATIN)}${c.below(90)}@${c.pick(HOSTS)}`,
  emailWords: (c) =>
    c.pick([
      `${c.pick(['masha', 'ivan', 'kate'])}${c.below(90)} собака ${c.pick(['mail', 'yandex'])} точка ru`,
      `${c.pick(['emma', 'tyler'])}${c.below(90)} at gmail dot com`,
      `${c.pick(['zoe', 'anya'])}_k (at) mail (dot) ru`,
    ]),
  url: (c) =>
    c.pick([
      `https://vk.com/id${c.digits('#######')}`,
      `vk.com/${c.pick(LATIN)}`,
      `t.me/${c.pick(['sashka', 'kate'])}_${c.below(99)}`,
      `https://www.instagram.com/${c.pick(LATIN)}/`,
      `www.${c.pick(['ivanov-family', 'my-blog7'])}.ru`,
      `http://${c.pick(['anya', 'tyler'])}-site.com/photos?id=${c.below(900)}`,
    ]),
  card: (c) => {
    const number = luhn(
      c.digits(c.pick(['4276##########', '2202##########', '5469##########', '4111##########']) + '#'),
    );
    return c.pick([number, number.replace(/(.{4})(?=.)/g, '$1 '), number.replace(/(.{4})(?=.)/g, '$1-')]);
  },
  phoneRu: (c) =>
    c.digits(
      c
        .pick([
          '8 9## ###-##-##',
          '+7 9## ### ## ##',
          '89#########',
          '+79#########',
          '8(9##)###-##-##',
          '+7 (9##) ###-##-##',
          '8-9##-###-##-##',
          '9## ### ## ##',
          '8 9## ### #### ',
          '8 (495) ###-##-##',
        ])
        .trim(),
    ),
  phoneWords: (c) =>
    c.pick([
      'восемь девятьсот шестнадцать сто двадцать три сорок пять шестьдесят семь',
      'восемь девять ноль пять один два три четыре пять шесть семь',
      '8 девятьсот три двести двадцать 15 48',
    ]),
  phoneEn: (c) =>
    c.digits(
      c.pick([
        '(5##) 2##-####',
        '5##-3##-####',
        '5##.4##.####',
        '+1 6## 3## ####',
        '1-4##-5##-####',
        '+44 7### ######',
        '07### ######',
        '6## 2## ####',
      ]),
    ),
  snils,
  inn,
  passportRu: (c) => c.digits(c.pick(['45## ######', '45 ## ######', '45########'])),
  certificate: (c) => c.digits(c.pick(['II-АБ № ######', 'I-МЮ ######', 'IV-АР №######'])),
  policy: (c) => c.digits(c.pick(['################', '#### #### #### ####'])),
  licence: (c) => c.digits(c.pick(['77 ## ######', '99########'])),
  studentId: (c) => c.digits(c.pick(['ST-20##-#####', 'stu_00####', 'S#######', '20##-0###', 'UCH######'])),
  ssn: (c) => c.digits('5##-4#-1###'),
  passportEn: (c) => c.digits(c.pick(['5########', 'C########'])),
  iban: () => 'DE89 3704 0044 0532 0130 00',
  dobRu: (c) =>
    c.pick([
      `${two(1 + c.below(28))}.${two(1 + c.below(12))}.${year(c)}`,
      `${1 + c.below(28)} ${c.pick(MONTHS)} ${year(c)}`,
      `${1 + c.below(28)} ${c.pick(MONTHS)}`,
      `${two(1 + c.below(28))}.${two(1 + c.below(12))}.${two(5 + c.below(10))}`,
      `${year(c)}-${two(1 + c.below(12))}-${two(1 + c.below(28))}`,
    ]),
  dobEn: (c) =>
    c.pick([
      `${c.pick(MONTHS_EN)} ${1 + c.below(28)}, ${year(c)}`,
      `${two(1 + c.below(12))}/${two(1 + c.below(28))}/${year(c)}`,
      `${1 + c.below(28)} ${c.pick(MONTHS_EN)} ${year(c)}`,
      `${year(c)}-${two(1 + c.below(12))}-${two(1 + c.below(28))}`,
      `${c.pick(MONTHS_EN)} ${4 + c.below(15)}th`,
    ]),
  addressRu: (c) => {
    const street = c.pick(STREETS_RU);
    const house = 1 + c.below(150);
    return c.pick([
      `ул. ${street}, д. ${house}, кв. ${1 + c.below(99)}`,
      `улица ${street} дом ${house}`,
      `г. ${c.pick(TOWNS_RU)}, ул. ${street}, ${house}`,
      `проспект ${street}, ${house}, квартира ${1 + c.below(99)}`,
      `ул ${street.toLowerCase()} ${house} кв ${1 + c.below(99)}`,
      `${c.pick(TOWNS_RU)}, улица ${street}, д.${house}`,
      `пер. Садовый, ${house}`,
      `Невский проспект, д. ${house}`,
    ]);
  },
  addressEn: (c) => {
    const house = 1 + c.below(2000);
    return c.pick([
      `${house} ${c.pick(STREETS_EN)}`,
      `${house} ${c.pick(STREETS_EN)}, Apt ${1 + c.below(30)}B`,
      `${house} ${c.pick(STREETS_EN)}, ${c.pick(TOWNS_EN)}`,
      `${house} ${c.pick(STREETS_EN).toLowerCase()}`,
      `Flat ${1 + c.below(20)}, ${house} ${c.pick(STREETS_EN)}`,
    ]);
  },
  townIn: (c) =>
    c.pick([
      'Казани',
      'Самаре',
      'Твери',
      'Перми',
      'Саратове',
      'Нижнем Новгороде',
      'Челябинске',
      'Сочи',
      'Химках',
    ]),
  townFrom: (c) =>
    c.pick(['Казани', 'Самары', 'Твери', 'Рязани', 'Новосибирска', 'Ростова-на-Дону', 'Уфы', 'Мытищ']),
  townEn: (c) =>
    c.pick(['Denver', 'Leeds', 'Springfield', 'Toronto', 'San Diego', 'Manchester', 'Tulsa', 'Brighton']),
  schoolRu: (c) =>
    c.pick([
      `школа ${1 + c.below(200)}`,
      `школа №${1 + c.below(200)}`,
      `гимназия № ${1 + c.below(90)}`,
      `лицей ${1 + c.below(90)}`,
      `МБОУ СОШ № ${1 + c.below(90)}`,
    ]),
  schoolIn: (c) =>
    c.pick([
      `школе ${1 + c.below(200)}`,
      `школе №${1 + c.below(200)}`,
      `гимназии ${1 + c.below(90)}`,
      `лицее № ${1 + c.below(90)}`,
      `${1 + c.below(90)} школе`,
      `${1 + c.below(90)}-й гимназии`,
      `школе номер ${1 + c.below(90)}`,
      'лицее имени Лобачевского',
    ]),
  schoolEn: (c) =>
    c.pick([
      'Lincoln High School',
      'Westfield Middle School',
      'St. Mary’s School',
      'Riverside Elementary',
      'Oakwood Academy',
      'PS 118',
      'King Edward Grammar School',
      'Jefferson High',
    ]),
  classRu: (c) =>
    c.pick([
      `${5 + c.below(7)}${c.pick(['А', 'Б', 'В', 'Г'])}`,
      `${5 + c.below(7)} «${c.pick(['А', 'Б', 'В'])}»`,
      `${5 + c.below(7)}-${c.pick(['А', 'Б', 'В'])}`,
      `${5 + c.below(7)}${c.pick(['а', 'б', 'в'])}`,
      `${5 + c.below(7)} ${c.pick(['А', 'Б'])}`,
    ]),
  classEn: (c) =>
    c.pick([`${5 + c.below(7)}${c.pick(['A', 'B', 'C'])}`, `${5 + c.below(7)}-${c.pick(['A', 'B'])}`]),
  handle: (c) =>
    c.pick([
      `@${c.pick(['sashka', 'kate', 'progamer', 'zoe.b'])}_${c.below(99)}`,
      `@${c.pick(['nastya', 'emma', 'ivanov'])}${c.below(999)}`,
    ]),
  nick: (c) =>
    c.pick([
      `${c.pick(['Pro', 'Dark', 'mega'])}${c.pick(['Gamer', 'Cat', 'Wolf'])}${c.below(999)}`,
      `${c.pick(['sasha', 'kate', 'tyler'])}_${c.below(2020)}`,
      `${c.pick(['xx', 'the'])}_${c.pick(['king', 'fox'])}_${c.below(99)}`,
    ]),
};
