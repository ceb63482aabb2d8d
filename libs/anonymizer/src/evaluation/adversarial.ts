const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Capitalised words that no list knows, none twice. */
function different(length: number): string {
  let text = '';
  for (let i = 0; text.length < length; i++)
    text += `Ква${[...String(i)].map((digit) => 'бвгджзклмн'[Number(digit)]!).join('')} `;
  return text.slice(0, length);
}

/** Inputs that make careless patterns slow, by name; each is a maker of a text of the length. */
export const ADVERSARIAL: Readonly<Record<string, (length: number) => string>> = {
  digits: (length) => filled('1234567890', length),
  'a…@': (length) => `${'a'.repeat(length - 1)}@`,
  'many @': (length) => filled('a@', length),
  'dots and letters': (length) => filled('a.', length),
  'nested brackets': (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
  'all capitals': (length) => filled('ИВАНОВ ПЁТР СЕРГЕЕВИЧ ', length),
  'capitalised words': (length) => filled('Ывапро Длывап ', length),
  'capitalised Latin words': (length) => filled('Qwzrtpl Brzdfgh ', length),
  'one long token': (length) => 'ы'.repeat(length),
  'phone-like runs': (length) => filled('8 916 123-45-67 ', length),
  'spaced digits': (length) => filled('9 8 ', length),
  'international phones': (length) => filled('+44 7911 123456, ', length),
  names: (length) => filled('Саша Иванов ', length),
  'names in a row': (length) => filled('маша ', length),
  'number words': (length) => filled('восемь девятьсот ', length),
  'links without end': (length) => filled('http://a', length),
  spaces: (length) => ' '.repeat(length),
  'zero width': (length) => filled('а\u200b', length),
  'stress marks': (length) => filled('а\u0301', length),
  'dates of birth': (length) => filled('родился 12.03.2010 ', length),
  'document words': (length) => filled('паспорт серия номер ', length),
  'names and dates': (length) => filled('Аня Котова, 12.03.2010; id 5512, ', length),
  'rival classes': (length) => filled('7А 7Б ', length),
  'coined names': (length) => filled('im in 10xy4 ', length),
  'things called so': (length) => filled('called tom_a1 ', length),
  'signs before words': (length) => filled('@abc-def ', length),
  'homes in towns': (length) => filled('живёт в Самаре, ', length),
  addresses: (length) => filled('ул. Ленина, д. 5, ', length),
  'class letters': (length) => filled('7Б ', length),
  'school words': (length) => filled('школа 12 ', length),
  placeholders: (length) => filled('[PERSON_1]', length),
  'name triggers': (length) => filled('меня зовут ', length),
  'schemes alone': (length) => filled('http://', length),
  'street words': (length) => filled('ул. ', length),
  'streets of a town': (length) => filled('ул. Ленина ', length),
  'schools without numbers': (length) => filled('школа ', length),
  'words for nicknames': (length) => filled('ник ', length),
  dots: (length) => filled('.', length),
  'dots and lines': (length) => filled('.\n', length),
  'marks on one letter': (length) => `а${'\u0301'.repeat(length - 1)}`,
  'numerals in words': (length) => filled('двадцать пять ', length),
  initials: (length) => filled('А. Б. ', length),
  'names in quotation marks': (length) => filled('«Аня» ', length),
  'look-alike letters': (length) => filled('Cаша ', length),
  'full-width letters': (length) => filled('\uff21', length),
  'account numbers': (length) => filled('DE89 3704 ', length),
  'file names': (length) => filled('Иванов_Пётр_7Б.docx ', length),
  'hyphened names': (length) => filled('Анна-', length),
  'different words': (length) => different(length),
  'letters for digits': (length) => filled('o1 9О3-1o2 ', length),
  'towns in a list': (length) => filled('Саша Петров, Казань, ', length),
  'homes without streets': (length) => filled('живу на Ленина 5, Казань, Мира, 4, ', length),
  'names behind @': (length) => filled('to @kot, ', length),
  'dates behind a letter for birth': (length) => filled('д 31.12.2010; ', length),
  'tags of players': (length) => filled('kot#AB1 ', length),
  'years of a school': (length) => filled('Year 8, ', length),
  'hours of a day': (length) => filled('4th period ', length),
  'pupils at work': (length) => filled('доклад по Чехову делает Санжи Очиров ', length),
};
