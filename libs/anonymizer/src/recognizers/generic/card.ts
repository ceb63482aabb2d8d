import { isTied, shapeOf, textBefore, type NumberMatcher, type NumberWindow } from '../number-window.js';
import { occurs } from '../../text/occurs.js';
import { passesLuhn } from '../checksums.js';

const SHAPES = new Set([
  '4-4-4-4',
  '4-4-4-4-3',
  '4-6-5',
  '4-6-4',
  '4-4-5',
  '8-8',
  '6-10',
  '4-4-8',
  '4-12',
  '4-4-4-1',
  '4-4-4-2',
  '4-4-4-3',
]);
const TRIGGER =
  /карт[аыуео]|карточк|visa|master|мир(?![а-я])|сбер|тинь|тинек|альф|втб|реквизит|скин|кинь|кида|amex|\bcc\b|\bpay\b|cvc|cvv|card|debit|credit|перев(?:од|ед|ест)/;
const BANK_BEHIND =
  /^,? ?\(?(?:сбер|тинь|тиньк|т-банк|альфа|втб|visa|master|мир(?![а-я])|это карта|карта|my card|card)/;
/** "charged twice on 4929 1184 0375 6621": whoever has paid with it, though one of its digits is wrong. */
const PAID =
  /\b(?:paid|pay|charged?|fees?|refund(?:ed)?|declined|payment|bank|mastercard)\b|(?<![а-я])(?:оплат|списа|платеж|сбор(?![а-я])|купить|деньг|карт[аыуео])/;
/** As the numbers of Visa, Mastercard, Mir and UnionPay begin. */
const ISSUED = /^(?:4|5[1-5]|22|62)/;
const ROUND = /^(?:\d\d00){4}$/;
const FOURS = /\d{4}/g;
const OTHER_DOCUMENT = /полис|омс|енп/;

/** Payment cards: 13 to 19 digits that pass the Luhn check, or 16 behind a word such as "card". */
export const card: NumberMatcher = {
  name: 'card',
  lengths: [13, 14, 15, 16, 17, 18, 19],
  match(window) {
    const { digits, first, last, start, end } = window;
    const grouped = last > first;
    if (!/^[2-6]/.test(digits) || isTied(window)) return undefined;
    if (/^(?:(?:19|20)\d\d){4}$/.test(digits)) return undefined;
    const before = textBefore(window);
    const isBank = BANK_BEHIND.test(window.document.lower.slice(end, end + 16));
    const triggered = (TRIGGER.test(before) || isBank || isPaidWith(window)) && !OTHER_DOCUMENT.test(before);
    const valid = passesLuhn(digits);
    if (grouped && !SHAPES.has(shapeOf(window)) && !(valid && mayBeSpaced(window, triggered)))
      return undefined;
    if (!valid && !(triggered && digits.length >= 15)) return undefined;
    // A bare run of 13 digits passes one time in ten by chance.
    if (!triggered && digits.length < 15 && !grouped) return undefined;
    const score = triggered ? (valid ? 0.98 : 0.85) : digits.length >= 15 ? 0.93 : 0.55;
    const reason = valid ? 'passes the Luhn check' : 'as long as a card number, behind a word for a card';
    return { start, end, type: 'CARD', score, recognizer: 'card', reason };
  },
};

const isPaidWith = (window: NumberWindow): boolean =>
  shapeOf(window) === '4-4-4-4' &&
  ISSUED.test(window.digits) &&
  !ROUND.test(window.digits) &&
  !isRow(window.digits) &&
  occurs(window.document, PAID);

/** "we paid 2210 2350 2480 2615": numbers in their order. */
const isRow = (digits: string): boolean => {
  const fours = digits.match(FOURS)!;
  return fours.every((four, index) => index === 0 || four > fours[index - 1]!);
};

/** "4024007198964 305", "на карту 42 76 38 01 22 33 44 56": blanks in other places than on the card. */
const mayBeSpaced = ({ digits, run, first, last }: NumberWindow, triggered: boolean): boolean =>
  digits.length === 16 && (triggered || areLong(run, first, last));

/** So many digits a number of a row seldom has. */
const LONG = 4;

function areLong(run: NumberWindow['run'], first: number, last: number): boolean {
  if (last === first + 1) return true;
  for (let i = first; i <= last; i++) if (run[i]!.end - run[i]!.start < LONG) return false;
  return true;
}
