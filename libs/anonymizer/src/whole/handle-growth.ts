import { isWordCode } from '../text/tokenize.js';
import type { Growth } from './growth.js';

const LONGEST_REST = 24;
const AT = 0x40;

/** The rest of a nickname of which a part was found: "lunnaya.yulya", "egorka-dev". */
export const handleGrowth: Growth = {
  startOf({ text }, { start }, from) {
    let first = start;
    // "телеграм@kot"
    if (text.charCodeAt(start) === AT) return start;
    for (let at = start; at > from && start - at < LONGEST_REST && isOfNick(text, at - 1); at--)
      if (isWordCode(text.charCodeAt(at - 1))) first = at - 1;
    return first;
  },
  endOf({ text }, { start, end }, to) {
    let last = end;
    for (let at = end; at < to && at - end < LONGEST_REST && isOfNick(text, at); at++)
      if (isWordCode(text.charCodeAt(at))) last = at + 1;
    TITLED.lastIndex = last;
    const isTitled = /^[А-ЯЁ][а-яё]+$/.test(text.slice(start, last)) && TITLED.test(text);
    return isTitled && TITLED.lastIndex <= to ? TITLED.lastIndex : last;
  },
};

/** " Хвост" behind "Лисичкин" */
const TITLED = / [А-ЯЁ][а-яё]{2,}(?![A-Za-zÀ-ԯ\d])/y;

/** A letter, a digit, or one of the signs that hold the parts of a nickname together: ". _ - |" */
function isOfNick(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isWordCode(code) || code === 0x5f || code === 0x2e || code === 0x2d || code === 0x7c;
}
