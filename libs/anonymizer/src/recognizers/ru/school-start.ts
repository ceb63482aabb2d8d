import { tokenIndexAt, type TextDocument } from '../../text/document.js';

const ADJECTIVE = /^[а-я-]{3,}(?:ая|ой|ую|ий|ый|ого|ому|ом|ое|ей|яя)$/;
const NOT_OF_NAME =
  /^(?:наш|мо[йеяю]|мое|тво|ваш|сво|эт[аоуи]|как|люб|кажд|друг|стар|нов|бывш|прошл|хорош|лучш|обычн|плох|больш|маленьк|сам|весь|всей|мой|той|одной|перв|втор|наша|котор|так)/;

/** Where the name of a school begins: "Президентском лицее № 239", "онлайн-школа «Умка»". */
export function startOfSchool({ tokens, text }: TextDocument, start: number, limit: number): number {
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  if (before === undefined || before.start < limit) return start;
  if (before.end === start - 1 && text[before.end] === '-' && before.kind === 'word') return before.start;
  if (before.lower === 'д' && before.end === start - 1 && text[before.end] === '/') return before.start;
  const isName =
    before.end === start - 1 &&
    text[before.end] === ' ' &&
    (before.casing === 'title' || /[сц]к(?:ая|ой|ую|ий|ого|ому|ом|им|ое)$/.test(before.lower)) &&
    ADJECTIVE.test(before.lower) &&
    !NOT_OF_NAME.test(before.lower);
  return isName ? before.start : start;
}
