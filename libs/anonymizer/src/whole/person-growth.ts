import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Growth } from './growth.js';

const MOST_PARTS = 3;

/** What a hyphen or the sign of a nickname ties to a name: "peterson-hague", "Магомед-али", "ben_the_hen". */
export const personGrowth: Growth = {
  startOf(document, { start }, from) {
    const { text, tokens } = document;
    for (let i = tokenIndexAt(tokens, start) - 1; i >= 0 && tokens[i]!.start >= from; i--) {
      if (!isHyphen(text, tokens[i]!.end) || tokens[i]!.end + 1 !== start || !isName(tokens[i]!)) break;
      start = tokens[i]!.start;
    }
    return start;
  },
  endOf(document, { start, end }, to) {
    const { tokens } = document;
    // A nickname, and no file: "Sophie_Turner_final.pdf"
    if (tokens[tokenIndexAt(tokens, start)]?.casing === 'lower') {
      UNDERSCORED.lastIndex = end;
      if (UNDERSCORED.test(document.text) && UNDERSCORED.lastIndex <= to) return UNDERSCORED.lastIndex;
    }
    let index = tokenIndexAt(tokens, end);
    for (let parts = 0; parts < MOST_PARTS; parts++, index++) {
      const next = tokens[index];
      if (next === undefined || next.end > to || !isTied(document, end, next)) break;
      end = next.end;
    }
    return end;
  },
};

/** "_the_hen" */
const UNDERSCORED = /(?:_[\p{L}\d]{1,20}){1,4}/uy;

const isHyphen = (text: string, at: number): boolean => text.charCodeAt(at) === 0x2d;

function isTied({ text }: TextDocument, end: number, next: Token): boolean {
  return isHyphen(text, end) && next.start === end + 1 && isName(next);
}

/** "Саша-то", "John-like": what is a word of every day makes no name. */
function isName({ kind, word, start, end }: Token): boolean {
  if (kind !== 'word' || end - start < 3 || word.isStop) return false;
  return !word.isOrdinary || word.given !== undefined || word.isListedSurname;
}
