import { WordTest } from '../../text/word-test.js';
import {
  gapAfter,
  isTied,
  shapeOf,
  textBefore,
  type NumberMatcher,
  type NumberWindow,
} from '../number-window.js';
import { isOwnBehind, isReckoned } from '../reckoned.js';
import { hasNineDigits } from './nine-digit-countries.js';

const TRIGGER =
  /городской|домашний|тел(?:еф|ефон|\.|ы|:| )|моб(?:ил|\.|ьник)|сот(?:ов|\.|ик)|звон|номер|наб(?:ер|рать)|whats|ватс|вотс|вацап|вайбер|viber|смс|sms|phone|\bcall|\btext|\bcell|mobile|\bdial|\btel\b|number|reach|contact|\bring\b|связ|\btxt|\bmsg|facetime|landline|\bfax\b|\bnum\b|(?:my|his|her|our|dad'?s|mum'?s|mom'?s|nan'?s|sis(?:ter)?'?s|bro(?:ther)?'?s|gran'?s) no\b|\badd me|signal|messag|\bhmu\b|hit me|\bfone|\bph\b|\bmob\b|digits|area code|сим(?:к|оч)/;
const SENT = /send|sent|text|code|write|пиши|скин|кинь|отправ|присла|пришл|код/;
const SENT_TO = /(?<![a-zа-я])(?:to|на|at|on|via) (?:my |his |her |мой )?$/;
const OWNER =
  /(?<![a-zа-я])(?:mom|mum|mam|dad|mother|father|mine|мам[аы]|пап[аы]|мамин|папин|мой|бабушк[аи]|т\.)(?:'s)?(?: is| это)?[:\s–—-]{1,3}$/;
const OTHER_NUMBER =
  /снилс|инн|паспорт|полис|огрн|карт|isbn|passport|ssn|social|nhs|student|card|счет|билет|задач|заказ|order|median|sort|сортир|последовательн|sequence|ряд(?![а-я])|стои[тл]|стоят|подешев|подорож|\bcosts?\b/;
const RUSSIAN_SHAPES = new Set([
  '3-3-2-2',
  '3-3-4',
  '3-7',
  '3-2-2-3',
  '3-2-3-2',
  '3-4-3',
  '3-5-2',
  '6-4',
  '3-3-2-1-1',
]);

interface Verdict {
  readonly score: number;
  readonly reason: string;
}

/** Telephone numbers by the shapes people write. */
export const phone: NumberMatcher = {
  name: 'phone',
  lengths: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  match(window) {
    const { document, digits, start, end } = window;
    if ((digits.length < SHORTEST_PART && !isWhole(window)) || isTied(window)) return undefined;
    if (MANY_PLACES.test(document.text.slice(start, end))) return undefined;
    const plus =
      document.text[start - 1] === '+' ||
      (document.text[start - 1] === '(' && document.text[start - 2] === '+');
    const verdict = judge(window, plus);
    if (verdict === undefined || isReckoned(window) || isOfTimes(window) || isHotline(window))
      return undefined;
    const opening =
      document.text[start - 1] === '('
        ? document.text[start - 2] === '+'
          ? 2
          : 1
        : plus
          ? 1
          : spokenPlus(document.lower, start);
    return {
      start: start - opening,
      end: end + extensionBehind(window),
      type: 'PHONE',
      score: verdict.score,
      recognizer: 'phone',
      reason: verdict.reason,
    };
  },
};

/** "3.14159 2654": a number with many places behind the point, and no Russian number with a point behind the 8. */
const MANY_PLACES = /^(?![78]\.[3489]\d\d)\d\.\d{5}/;

/** Fewer digits than a local number has are one only if no others stand beside them. */
const SHORTEST_PART = 7;

const isWhole = ({ run, first, last }: NumberWindow): boolean => first === 0 && last + 1 === run.length;

/** "телефон доверия 8-800-2000-122" is nobody's own. */
const isHotline = (window: NumberWindow): boolean =>
  /^[78]800/.test(window.digits) && /доверия|горяч[а-я]+ лини/.test(textBefore(window));

/** How many letters the sign takes where it is written as a word. */
const spokenPlus = (lower: string, start: number): number =>
  /(?<![a-zа-я])(?:плюс|plus) $/.test(lower.slice(Math.max(0, start - 6), start)) ? 5 : 0;

/** "x12", "доб. 345": the number inside the house belongs to it. */
function extensionBehind({ document, end }: NumberWindow): number {
  const behind = document.lower.slice(end, end + 12);
  return /^,? ?(?:x|ext\.?|extension|доб\.?) ?\d{1,5}(?!\d)/.exec(behind)?.[0].length ?? 0;
}

/** "15.03 - 7.85", "8.30 9.25": fractions to reckon with, or times. */
function isOfTimes({ document, digits, start, end }: NumberWindow): boolean {
  const written = document.text.slice(start, end);
  return TIMES.test(written) || (digits.length <= 9 && FRACTIONS.test(written));
}

const TIMES = /^(?:\d{1,2}\.\d\d(?: ?[-–] ?| |$)){2,}$/;
const FRACTIONS = /^\d{1,3}\.\d{1,3}(?: ?[-–] ?| )\d{1,3}(?:\.\d{1,3}|$)/;

function judge(window: NumberWindow, plus: boolean): Verdict | undefined {
  const { digits, document, end } = window;
  // A unit or a per cent sign makes it a quantity.
  if (isDecimal(window)) return undefined;
  if (document.text[end] === '%' || document.text[end] === '°' || isCounted(window)) return undefined;
  if (plus && digits.length >= 9) return international(window);
  return (
    russian(window) ?? northAmerican(window) ?? british(window) ?? elsewhere(window) ?? triggered(window)
  );
}

/** "pi to ten digits: 3.1415926535" */
const isDecimal = ({ document, start, end }: NumberWindow): boolean =>
  /^\d[.,]\d{5,}$/.test(document.text.slice(start, end));

/** "12000 рублей", "555 pages": a number of something. */
function isCounted({ document, run, last }: NumberWindow): boolean {
  const number = run[last]!;
  const next = document.tokens[number.index + 1];
  return next !== undefined && next.start - number.end <= 1 && COUNTED.accepts(next.word);
}

const COUNTED = new WordTest(
  'руб[а-я]*|р|тыс[а-я]*|млн|млрд|долл[а-я]*|евро|км|м|см|мм|кг|г|лет|год[а-я]*|человек[а]?|раз|штук|тонн[а-я]*|метр[а-я]*|байт|мб|гб|процент[а-я]*|has|is not|minutes|hours|минут[ыа]?|час[аов]*|km|kg|mph|dollars|euros|pounds|people|miles|meters|metres|years|times|pages|bytes|points|students|words|steps',
);

function international({ digits }: NumberWindow): Verdict | undefined {
  if (/^7[3489]\d{9}$/.test(digits)) return { score: 0.96, reason: '+7 and ten digits' };
  if (/^1[2-9]\d{9}$/.test(digits)) return { score: 0.96, reason: '+1 and ten digits' };
  if (digits.length >= 10) return { score: 0.94, reason: '"+" and ten digits or more' };
  // Numbers of Russia and of North America have eleven.
  if (digits.startsWith('7') || digits.startsWith('1')) return undefined;
  return hasNineDigits(digits)
    ? { score: 0.8, reason: '"+" and a country with numbers of nine digits' }
    : undefined;
}

function russian(window: NumberWindow): Verdict | undefined {
  const { digits, first, last } = window;
  const grouped = last > first;
  if (digits.length === 11 && /^[78][3489]/.test(digits)) {
    if (digits[1] === '9') return { score: 0.93, reason: 'eleven digits of a Russian mobile number' };
    if (grouped || isTriggered(window)) return { score: 0.88, reason: 'eleven digits of a Russian number' };
    return /^8(?:800|495|499|812)/.test(digits)
      ? { score: 0.7, reason: 'a well-known Russian area code' }
      : undefined;
  }
  if (digits.length === 10 && /^[3489]/.test(digits)) {
    const shaped = grouped && (RUSSIAN_SHAPES.has(shapeOf(window)) || isBracketed(window));
    if (digits.startsWith('9') && shaped)
      return { score: 0.88, reason: 'ten digits of a Russian mobile number' };
    if (shaped && isBracketed(window)) return { score: 0.86, reason: 'area code in brackets' };
    if (shaped && shapeOf(window) === '3-3-2-2') return { score: 0.82, reason: 'Russian grouping 3-3-2-2' };
    if (isTriggered(window)) return { score: 0.85, reason: 'ten digits behind a word for a telephone' };
    if (digits.startsWith('9') && !grouped) return { score: 0.55, reason: 'ten digits that begin with 9' };
  }
  if (digits.length === 7 && grouped && shapeOf(window) === '3-2-2' && gapAfter(window, first) === '-') {
    return { score: isTriggered(window) ? 0.88 : 0.62, reason: 'local grouping 3-2-2' };
  }
  return undefined;
}

function northAmerican(window: NumberWindow): Verdict | undefined {
  const { digits, first, last } = window;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length !== 10 || !/^[2-9]/.test(national)) return undefined;
  const shape = shapeOf(window);
  if (shape.endsWith('3-3-4') && (shape === '3-3-4' || shape === '1-3-3-4')) {
    const spaced = gapAfter(window, last - 1) === ' ' && gapAfter(window, last - 2) === ' ';
    return { score: spaced && !isTriggered(window) ? 0.66 : 0.88, reason: 'North American grouping 3-3-4' };
  }
  if (shape === '3-7' && isBracketed(window)) return { score: 0.86, reason: 'area code in brackets' };
  if ((first === last || shape === '3-7' || shape === '6-4') && isTriggered(window))
    return { score: 0.86, reason: 'ten digits behind a word for a telephone' };
  return undefined;
}

/** Numbers of Ireland, Australia, Nigeria and India, and those with the sign for abroad in digits. */
function elsewhere(window: NumberWindow): Verdict | undefined {
  const { digits, first, last } = window;
  if (digits.length < 9) return undefined;
  if (digits[0] !== '0')
    return digits.length === 10 && /^[6-9]/.test(digits) && shapeOf(window) === '5-5' && isTriggered(window)
      ? { score: 0.8, reason: 'ten digits of an Indian mobile number' }
      : undefined;
  if (
    digits.startsWith('00') &&
    digits.length >= 11 &&
    digits[2] !== '0' &&
    (last > first || isTriggered(window))
  )
    return { score: 0.85, reason: '"00" and a number of another country' };
  // "(01) 234 5678", "landline (03) 9123 4567", "0803 456 7890"
  if (last > first && /^0[1-9]\d{7,8}$/.test(digits) && /^\d-\d|^[23]-\d/.test(shapeOf(window))) {
    if (isBracketed(window)) return { score: 0.8, reason: 'area code in brackets' };
    if (isTriggered(window))
      return { score: 0.8, reason: 'area code and number behind a word for a telephone' };
  }
  if (
    digits.length === 11 &&
    /^0(?:70|8[01]|9[01])/.test(digits) &&
    (shapeOf(window) === '4-3-4' || isTriggered(window))
  )
    return { score: 0.8, reason: 'eleven digits of a Nigerian mobile number' };
  if (digits.length !== 10 || !/^0(?:4|8[35-9])/.test(digits) || (last === first && !isTriggered(window)))
    return undefined;
  return /^(?:3-3-4|4-3-3|3-7|10)$/.test(shapeOf(window))
    ? { score: 0.8, reason: 'grouped as in Ireland or Australia' }
    : undefined;
}

function british(window: NumberWindow): Verdict | undefined {
  const { digits, first, last } = window;
  if (digits.length !== 11 || !/^0[127]/.test(digits)) return undefined;
  if (digits.startsWith('07')) return { score: 0.85, reason: 'eleven digits of a British mobile number' };
  if (last > first && /^(?:3-4-4|4-3-4|5-6|5-3-3|4-7|3-8)$/.test(shapeOf(window)))
    return { score: 0.85, reason: 'eleven digits grouped as in Britain' };
  return last > first || isTriggered(window)
    ? { score: 0.85, reason: 'eleven digits of a British number' }
    : undefined;
}

/** Anything of plausible length close behind "call me", "мой номер"… */
function triggered(window: NumberWindow): Verdict | undefined {
  const { digits, first, last } = window;
  if (!isWhole(window)) return undefined;
  if (digits.length >= 10 && digits.length <= 12)
    return isTriggered(window, 24) ? { score: 0.7, reason: 'behind a word for a telephone' } : undefined;
  if (digits.length > 7) return undefined;
  const grouped = last > first && /^[-.‑–]$/.test(gapAfter(window, last - 1));
  const before = textBefore(window, 24);
  const isCertain = grouped || STRONG_TRIGGER.test(before) || (digits.length === 7 && MY_NUMBER.test(before));
  return isCertain && isTriggered(window, 24)
    ? { score: 0.72, reason: 'a short number behind a word for a telephone' }
    : undefined;
}

const MY_NUMBER =
  /(?:my|his|her|our|home|cell|мой|мамин|папин|домашний) (?:phone |cell |home )?(?:number|номер)(?: is)?[:\s]*$/;
const STRONG_TRIGGER =
  /городской|домашний|телеф|тел\.|позвон|звони|мобил|phone|\bcall|\btext me|\btxt|\bring\b|\bdial|\btel\b/;

function isTriggered(window: NumberWindow, reach?: number): boolean {
  const { beginning } = window;
  if (reach === undefined)
    return (beginning.isPhone ??= speaksOfPhone(textBefore(window))) || isPhoneBehind(window);
  return (beginning.isPhoneNear ??= speaksOfPhone(textBefore(window, reach)));
}

const TRIGGER_BEHIND =
  /^,? ?(?:[—–-] ?)?(?:(?:is |это |that'?s )?(?:my|mom's|mum's|dad's|his|her|the|мой|мамин|папин) (?:new |новый )?(?:cell|mobile|phone|number|home|mam|mum|mom|dad|номер|телефон)|(?:is|that'?s) (?:mine|mum|mom|dad)(?![a-z])|это (?:мой|мама|папа)(?![а-я])|call(?![a-z])|text(?![a-z])|набери|text me|call me|звони|позвони|ватсап|вотсап|whatsapp|вайбер|телега)/;

const isPhoneBehind = ({ document, end }: NumberWindow): boolean =>
  TRIGGER_BEHIND.test(document.lower.slice(end, end + 28)) || isOwnBehind(document, end);

function speaksOfPhone(before: string): boolean {
  return (
    (TRIGGER.test(before) || isAddressed(before)) &&
    !OTHER_NUMBER.test(before) &&
    !/\b(?:the|is) number $|число $/.test(before)
  );
}

/** Where something is sent to, and whose number it is: "send the code to", "скинь на", "mum's". */
function isAddressed(before: string): boolean {
  const tail = before.slice(-18);
  return OWNER.test(tail) || (SENT_TO.test(tail) && SENT.test(before));
}

function isBracketed({ document, start }: NumberWindow): boolean {
  return document.text[start - 1] === '(';
}
