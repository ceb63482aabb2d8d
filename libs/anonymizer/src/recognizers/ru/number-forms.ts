import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { isDistinctive, readCode } from '../generic/id-codes.js';

const LETTERS = 'авекмнорстухabekmhopctyx';
const PLATE = new RegExp(`^[${LETTERS}] ?\\d{3} ?[${LETTERS}]{2} ?\\d{2,3}(?!\\d)`);
const ACCOUNT_BEFORE = /(?:^|[^а-я])[лр][./]с\.?(?: [а-я]+){0,2}[ :№–—-]{0,3}$/;
const FILE_BEFORE = /личн[а-я]{2,3} дел[оауе] ?(?:№ ?)?$/;

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** Numbers that their form or one short word in front gives away: plates of cars, bank accounts, personal files. */
export const numberForms: Recognizer = {
  name: 'number-forms',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    for (const number of document.numbers) {
      const form =
        number.lower.length === 3 || number.lower.length === 4
          ? (plate(document, number) ?? personalFile(document, number))
          : number.lower.length > 5
            ? account(document, number)
            : personalFile(document, number);
      const marked = form ?? behindMark(document, number);
      if (marked !== undefined) found.push({ ...marked, type: 'ID', recognizer: 'number-forms' });
    }
    return found;
  },
};

/** "А123ВС 77": a letter, three digits, two letters and the region. */
function plate({ tokens, lower }: TextDocument, number: Token): Found | undefined {
  const letter = tokens[number.index - 1];
  if (letter === undefined || letter.end - letter.start !== 1 || number.start - letter.end > 1)
    return undefined;
  const match = PLATE.exec(lower.slice(letter.start, letter.start + 14));
  if (match === null) return undefined;
  return {
    start: letter.start,
    end: letter.start + match[0].length,
    score: 0.85,
    reason: 'form of a number plate',
  };
}

/** Twenty digits of a bank, what stands behind "л/с", and long numbers right behind an abbreviation: "ПИНФЛ 51403116570048". */
function account(
  { tokens, lower, text }: TextDocument,
  { start, end, index, lower: digits }: Token,
): Found | undefined {
  if (/^4[02]\d{18}$/.test(digits)) return { start, end, score: 0.9, reason: 'form of a bank account' };
  if (ACCOUNT_BEFORE.test(lower.slice(Math.max(0, start - 32), start)))
    return { start, end, score: 0.9, reason: 'behind "л/с"' };
  const name = tokens[index - 1];
  const isNamed =
    digits.length > 8 &&
    name?.casing === 'upper' &&
    name.script === 'cyrillic' &&
    name.end - name.start > 2 &&
    name.end - name.start < 7 &&
    /^[ :№-]{1,3}$/.test(text.slice(name.end, start));
  return isNamed ? { start, end, score: 0.6, reason: 'long number behind an abbreviation' } : undefined;
}

/** "номер личного дела П-417" */
function personalFile({ tokens, lower }: TextDocument, number: Token): Found | undefined {
  if (![1, 2].some((count) => tokens[number.index - count]?.lower.startsWith('дел'))) return undefined;
  const letter = tokens[number.index - 1];
  const isTied = letter !== undefined && letter.end - letter.start <= 2 && number.start - letter.end <= 1;
  const start = isTied ? letter.start : number.start;
  return FILE_BEFORE.test(lower.slice(Math.max(0, start - 24), start))
    ? { start, end: number.end, score: 0.85, reason: 'number of a personal file' }
    : undefined;
}

const OF_LESSONS =
  /^(?:закон|фз|приказ|постановлен|указ|гост|стать|задач|задани|упражн|параграф|вариант|тест|вопрос|кабинет|дом|школ|рейс|поезд|автобус|маршрут|выпуск|глав|том|тираж|телефон|патент|рис|рисун|таблиц|формул|пример|лот|урок|лаб|лекци|реакци|опыт|схем|газет|журнал|серии|серия|издани)/;

/** "заявка № 1187-2024-В": a long or mixed code behind "№" and a word that is not of lessons or laws. */
function behindMark(document: TextDocument, number: Token): Found | undefined {
  const { text, tokens } = document;
  let at = number.start - 1;
  while (at >= 0 && at > number.start - 5 && text.charCodeAt(at) !== 0x2116) at--;
  if (text.charCodeAt(at) !== 0x2116 || number.index === 0) return undefined;
  const first = tokens[tokenIndexAt(tokens, at)]!;
  const word = tokens[first.index - 1];
  if (word?.kind !== 'word' || at - word.end > 1 || word.end - word.start < 4 || OF_LESSONS.test(word.lower))
    return undefined;
  const code = readCode(document, first.index);
  return code !== undefined && isDistinctive(document, code)
    ? { ...code, score: 0.6, reason: 'code behind "№"' }
    : undefined;
}
