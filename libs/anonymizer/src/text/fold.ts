/** A text made comparable, with the way back to the positions of the original. */
export interface FoldedText {
  readonly text: string;
  /** Position in the original where the folded position begins. */
  originalStart(position: number): number;
  /** Position in the original behind the character that ends at the folded position. */
  originalEnd(position: number): number;
}

const TAB = 0x09;
const BLANK = 0x20;
/** The sign of mathematics, which word processors put between the digits of a telephone number. */
const MINUS = 0x2212;
const SPACE = /[\t\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u115f\u1160]/u;
const COMBINING = /\p{Mn}/u;
const STYLED = /[\u24b6-\u24e9\uff01-\uff5e]/;

/** Cheap first look: ASCII and Cyrillic letters, which nearly all characters are, never need folding. */
export function mayBeFolded(code: number): boolean {
  if (code < 0xa0 || (code >= 0x400 && code < 0x530)) return code === TAB;
  if (code < 0x370) return code >= 0x300 || code === 0xa0 || code === 0xad;
  if (code < 0x2000) return code === 0x61c || code === 0x180e || code === 0x115f || code === 0x1160;
  if (code > 0x206f)
    return (
      (code >= 0x24b6 && code <= 0x24e9) ||
      code === MINUS ||
      code === 0x3000 ||
      code === 0xd835 ||
      code >= 0xfe00
    );
  // Dashes and quotation marks of ordinary typography lie between the two groups.
  return code <= 0x200f || code >= 0x2028;
}

/** Whether the unit is a blank that goes on with one: of several, one is left. */
export const isFurtherBlank = (code: number, before: number): boolean => code === BLANK && before === BLANK;

/** The two hyphens of word processors, and behind them the dashes up to the longest. */
const [HYPHEN, UNBROKEN_HYPHEN, LONGEST_DASH] = [0x2010, 0x2011, 0x2014];
const DIGIT = /\d/;
const LETTER_OR_DIGIT = /[A-Za-zÀ-ԯ\d]/;

/** "7–Б", "AB–1042": a dash tied to a digit is meant for a hyphen; the one of "Анна—врач" is not. */
export function isMeantForHyphen(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < HYPHEN || code > LONGEST_DASH) return false;
  if (code <= UNBROKEN_HYPHEN) return true;
  const [before, behind] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  return (
    (DIGIT.test(before) && LETTER_OR_DIGIT.test(behind)) ||
    (LETTER_OR_DIGIT.test(before) && DIGIT.test(behind))
  );
}

const same = (position: number): number => position;

/** A text that needs no folding. */
export const unfolded = (text: string): FoldedText => ({ text, originalStart: same, originalEnd: same });

/**
 * Removes invisible characters and stress marks, turns full-width and mathematical letters into plain ones, and leaves one
 * blank of several. What `mayBeFolded`, `isFurtherBlank` and `isMeantForHyphen` say no to of every unit would come back as it is.
 */
export function foldText(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  const folded: string[] = [];
  const emit = (characters: string, start: number, end: number): void => {
    for (let i = 0; i < characters.length; i++) {
      folded.push(characters[i]!);
      starts.push(start);
      ends.push(end);
    }
  };
  const emitBlank = (at: number): void => {
    if (folded.at(-1) !== ' ') emit(' ', at, at + 1);
  };
  for (let i = 0; i < original.length; i++) {
    const character = original[i]!;
    if (character === ' ') {
      emitBlank(i);
      continue;
    }
    if (isMeantForHyphen(original, i)) {
      emit('-', i, i + 1);
      continue;
    }
    if (!mayBeFolded(original.charCodeAt(i))) {
      emit(character, i, i + 1);
      continue;
    }
    if (INVISIBLE.test(character)) continue;
    if (COMBINING.test(character)) {
      composeWithPrevious(folded, ends, character, i + 1);
    } else if (SPACE.test(character)) {
      emitBlank(i);
    } else if (character.charCodeAt(0) === MINUS) {
      emit('-', i, i + 1);
    } else if (STYLED.test(character)) {
      emit(character.normalize('NFKC'), i, i + 1);
    } else if (character === '\ud835' && i + 1 < original.length) {
      emit(original.slice(i, i + 2).normalize('NFKC'), i, i + 2);
      i++;
    } else {
      emit(character, i, i + 1);
    }
  }
  return {
    text: folded.join(''),
    originalStart: (position) => starts[position] ?? original.length,
    originalEnd: (position) => (position === 0 ? 0 : ends[position - 1]!),
  };
}

/** "и" and a breve are one letter; a stress mark is none. */
function composeWithPrevious(folded: string[], ends: number[], mark: string, end: number): void {
  const last = folded.length - 1;
  if (last < 0) return;
  const composed = (folded[last]! + mark).normalize('NFC');
  if (composed.length === 1) folded[last] = composed;
  ends[last] = end;
}
