import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { isDistinctive, readCode } from '../generic/id-codes.js';

const LETTERS = 'авекмнорстухabekmhopctyx';
const PLATE = new RegExp(`^[${LETTERS}] ?\\d{3} ?[${LETTERS}]{2} ?\\d{2,3}(?!\\d)`);
const ACCOUNT_BEFORE = /(?:^|[^а-я])[лр][./]с\.?(?: [а-я]+){0,2}[ :№–—-]{0,3}$/;
const FILE_BEFORE = /личн[а-я]{2,3} дел[оауе] ?(?:№ ?)?$/;

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
      if (marked !== undefined) found.push(marked);
    }
    return found;
  },
};

/** "А123ВС 77": a letter, three digits, two letters and the region. */
function plate({ tokens, lower }: TextDocument, number: Token): Candidate | undefined {
  const letter = tokens[number.index - 1];
  if (letter === undefined || letter.end - letter.start !== 1 || number.start - letter.end > 1)
    return undefined;
  const match = PLATE.exec(lower.slice(letter.start, letter.start + 14));
  if (match === null) return undefined;
  return candidate(letter.start, letter.start + match[0].length, 0.85, 'form of a number plate');
}

/** Twenty digits of a bank, what stands behind "л/с", and long numbers right behind an abbreviation: "ПИНФЛ 51403116570048". */
function account(
  { tokens, lower, text }: TextDocument,
  { start, end, index, lower: digits }: Token,
): Candidate | undefined {
  if (digits.length === 20 && /^4[02]/.test(digits))
    return candidate(start, end, 0.9, 'form of a bank account');
  if (isBehindAccount(tokens, index) && ACCOUNT_BEFORE.test(lower.slice(Math.max(0, start - 32), start)))
    return candidate(start, end, 0.9, 'behind "л/с"');
  const name = tokens[index - 1];
  const isNamed =
    digits.length > 8 &&
    name?.casing === 'upper' &&
    name.script === 'cyrillic' &&
    name.end - name.start > 2 &&
    name.end - name.start < 7 &&
    !name.word.isOrdinary &&
    /^[ :№-]{1,3}$/.test(text.slice(name.end, start));
  return isNamed ? candidate(start, end, 0.6, 'long number behind an abbreviation') : undefined;
}

/** The "с" of "л/с", with two words behind it at most. */
function isBehindAccount(tokens: readonly Token[], index: number): boolean {
  for (let i = index - 1; i > 0 && i >= index - 3; i--) if (tokens[i]!.lower === 'с') return true;
  return false;
}

/** "номер личного дела П-417" */
function personalFile({ tokens, lower }: TextDocument, number: Token): Candidate | undefined {
  const letter = tokens[number.index - 1];
  if (!isFile(letter) && !isFile(tokens[number.index - 2])) return undefined;
  const isTied = letter !== undefined && letter.end - letter.start <= 2 && number.start - letter.end <= 1;
  const start = isTied ? letter.start : number.start;
  return FILE_BEFORE.test(lower.slice(Math.max(0, start - 24), start))
    ? candidate(start, number.end, 0.85, 'number of a personal file')
    : undefined;
}

const isFile = (token: Token | undefined): boolean =>
  token?.script === 'cyrillic' && token.end - token.start === 4 && token.lower.startsWith('дел');

const OF_LESSONS =
  /^(?:закон|фз|приказ|постановлен|указ|гост|стать|задач|задани|упражн|параграф|вариант|тест|вопрос|кабинет|дом|школ|рейс|поезд|автобус|маршрут|выпуск|глав|том|тираж|телефон|патент|рис|рисун|таблиц|формул|пример|лот|урок|лаб|лекци|реакци|опыт|схем|газет|журнал|серии|серия|издани)/;

/** "заявка № 1187-2024-В": a long or mixed code behind "№" and a word that is not of lessons or laws. */
function behindMark(document: TextDocument, number: Token): Candidate | undefined {
  const { text, tokens } = document;
  if (number.index === 0) return undefined;
  let at = number.start - 1;
  while (at > number.start - 5 && text.charCodeAt(at) !== 0x2116) at--;
  if (text.charCodeAt(at) !== 0x2116) return undefined;
  const first = tokens[tokenIndexAt(tokens, at)]!;
  const word = tokens[first.index - 1];
  if (word?.kind !== 'word' || at - word.end > 1 || word.end - word.start < 4 || OF_LESSONS.test(word.lower))
    return undefined;
  const code = readCode(document, first.index);
  return code !== undefined && isDistinctive(document, code)
    ? candidate(code.start, code.end, 0.6, 'code behind "№"')
    : undefined;
}

function candidate(start: number, end: number, score: number, reason: string): Candidate {
  return { start, end, type: 'ID', score, recognizer: 'number-forms', reason };
}
