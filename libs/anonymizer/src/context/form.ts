import { Counts, markOf, Marks, type Mark } from './mark.js';

const LONGEST_FORM = 8;
const FORM = new Marks('form ');
const DIGITS = new Counts('digits', 14);
const ROUND = markOf('round');
const ROUND_ZEROS = 4;

const [SPACE, ZERO, NINE, CAPITAL, SMALL] = [0x20, 0x30, 0x39, 0x41, 0x61];

/** "FSM-204418" has the form "A-9". */
export function addMarksOfForm(marks: Mark[], value: string): void {
  let form = '';
  let before = 0;
  let digits = 0;
  let zeros = 0;
  let isRound = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    const sign = signOf(code);
    const isRun = sign === before && (sign === NINE || sign === CAPITAL || sign === SMALL);
    if (!isRun && form.length < LONGEST_FORM) form += String.fromCharCode(sign);
    before = sign;
    if (sign !== NINE) continue;
    digits++;
    zeros = code === ZERO ? zeros + 1 : 0;
    isRound ||= zeros === ROUND_ZEROS;
  }
  marks.push(FORM.of(form), DIGITS.of(digits));
  if (isRound) marks.push(ROUND);
  const ending = value.includes('.') ? /\.([a-z]{1,4})$/.exec(value) : null;
  if (ending !== null) marks.push(markOf(`.${ending[1]!}`));
}

/** What stands for a unit in the form of a value: "9", "A", "a" or itself; a tab would end its name in the table of weights. */
function signOf(code: number): number {
  if (code < SPACE) return SPACE;
  if (code >= ZERO && code <= NINE) return NINE;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f)) return SMALL;
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0x410 && code <= 0x42f)) return CAPITAL;
  if (code < 0x80) return code;
  const char = String.fromCharCode(code);
  // eslint-disable-next-line no-restricted-syntax -- names of every alphabet come here, and few messages do
  return /\p{Lu}/u.test(char) ? CAPITAL : /\p{Ll}/u.test(char) ? SMALL : code;
}
