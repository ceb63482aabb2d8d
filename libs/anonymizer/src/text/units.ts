import { isFurtherBlank, isMeantForHyphen, mayBeFolded } from './fold.js';

/** The UTF-16 units of a text as numbers. To read an array costs a fraction of asking the string for each. */
export interface Units {
  /** The units as written, and 0 behind the last. */
  readonly written: Uint16Array;
  /** The same in lower case, "ё" as "е". */
  readonly small: Uint16Array;
  /** The text of the small units. */
  readonly lower: string;
  /** Whether there are units that folding may change. */
  readonly mayFold: boolean;
}

/** Most messages fit; a longer one gets arrays of its own. */
const USUAL_LENGTH = 8192;
const writtenUnits = new Uint16Array(USUAL_LENGTH + 2);
const smallUnits = new Uint16Array(USUAL_LENGTH + 2);

/** The alphabets whose letters have one small form each. */
const TABLE_END = 0x530;
/** The small form of each unit, 0 where the unit needs a closer look. */
const SMALL = new Uint16Array(TABLE_END);
for (let code = 1; code < TABLE_END; code++) {
  const small = String.fromCharCode(code).toLowerCase();
  const isFinal = code === 0x3a3;
  if (small.length === 1 && !isFinal && !mayBeFolded(code)) SMALL[code] = small.charCodeAt(0);
}
SMALL[0x401] = SMALL[0x451] = 0x435;

/** Dashes, quotation marks, "№" and the like have no case. */
const isSign = (code: number): boolean => (code >= 0x2010 && code <= 0x2027) || code === 0x2116;

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Reads the units of a text in one pass. The arrays are those of the next text as well, so nobody may keep them. */
export function readUnits(text: string): Units {
  const { length } = text;
  const isUsual = length <= USUAL_LENGTH;
  const written = isUsual ? writtenUnits : new Uint16Array(length + 2);
  const small = isUsual ? smallUnits : new Uint16Array(length + 2);
  let isSimple = isLittleEndian;
  let mayFold = false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    written[i] = code;
    mayFold ||= isFurtherBlank(code, written[i - 1]!);
    let its = code < TABLE_END ? SMALL[code]! : 0;
    if (its === 0) {
      mayFold ||= mayBeFolded(code) || isMeantForHyphen(text, i);
      its = code;
      isSimple &&= isSign(code);
    }
    small[i] = its;
  }
  written[length] = written[length + 1] = 0;
  return { written, small, lower: isSimple ? textOf(small, length) : lowerInto(small, text), mayFold };
}

const textOf = (units: Uint16Array, length: number): string =>
  Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');

function lowerInto(small: Uint16Array, text: string): string {
  const lower = toLower(text);
  for (let i = 0; i < lower.length; i++) small[i] = lower.charCodeAt(i);
  return lower;
}

function toLower(text: string): string {
  let lower = text.toLowerCase();
  if (lower.length !== text.length) {
    lower = '';
    for (const unit of text.split('')) {
      const small = unit.toLowerCase();
      lower += small.length === 1 ? small : unit;
    }
  }
  return lower.replaceAll('ё', 'е');
}
