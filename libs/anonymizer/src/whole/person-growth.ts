import { isSyllable } from '../names/name-words.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';
import { isHalfBefore, isHalfBehind } from './half-names.js';
import { endBehindParticles, startBeforeParticles } from './name-particles.js';
import { endOfWritten, startOfWritten } from './written-name.js';

const MOST_PARTS = 3;
const MOST_HALVES = 2;

/**
 * What hangs on a name: a part behind a hyphen, "peterson-hague", or behind the sign of a nickname, "ben_the_hen"; initials;
 * and the other half of a full name where it is misspelled, an ordinary word, or no list has it: "Степн Ершов", "Виктор Май".
 */
export const personGrowth: Growth = {
  startOf(document, { start }, from, before) {
    const { tokens, text } = document;
    let index = before.index + 1;
    while (
      index > 0 &&
      tokens[index - 1]!.start >= from &&
      isTied(document, tokens[index - 1]!, tokens[index]!)
    )
      start = tokens[--index]!.start;
    for (let halves = 0; halves < MOST_HALVES; halves++) {
      const half = tokens[index - 1];
      if (half === undefined || half.start < from || !isHalfBefore(document, half, tokens[index]!)) break;
      start = half.start;
      index--;
      if (!isSyllable(half.lower)) break;
    }
    const particled = startBeforeParticles(document, index);
    if (particled < index && tokens[particled]!.start >= from) start = tokens[(index = particled)]!.start;
    const initial = tokens[index - 1];
    if (initial?.casing === 'mixed') start = startOfParts(text, start, from, APOSTROPHISED_BEFORE);
    if (initial !== undefined && isInitial(initial))
      start = startOfParts(
        text,
        start,
        from,
        tokens[index]!.casing === 'lower' ? SMALL_INITIALS_BEFORE : INITIALS_BEFORE,
      );
    return startOfWritten(document, start, from, index);
  },
  endOf(document, { start, end }, to, next) {
    const { tokens, text } = document;
    // A nickname, and no file: "Sophie_Turner_final.pdf"
    if (text.charCodeAt(end) === 0x5f && tokens[tokenIndexAt(tokens, start)]?.casing === 'lower') {
      UNDERSCORED.lastIndex = end;
      if (UNDERSCORED.test(text) && UNDERSCORED.lastIndex <= to) return UNDERSCORED.lastIndex;
    }
    const written = endOfWritten(document, start, end, to, next);
    let index = written === end ? next.index : tokenIndexAt(tokens, written);
    end = written;
    for (let parts = 0; parts < MOST_PARTS; parts++, index++) {
      const last = tokens[index - 1];
      const next = tokens[index];
      if (last === undefined || next === undefined || next.end > to) break;
      if (!isTied(document, next, last) && !isHalfBehind(document, last, next)) break;
      end = next.end;
    }
    const particled = endBehindParticles(document, index - 1);
    if (particled > index && tokens[particled - 1]!.end <= to) end = tokens[(index = particled) - 1]!.end;
    end = endOfParts(text, end, to, SAINT);
    const fathered = endOfParts(text, end, to, FATHER);
    if (fathered > end) return fathered;
    const initial = tokens[index];
    if (initial === undefined || !isInitial(initial)) return end;
    const isSmall = tokens[index - 1]!.casing === 'lower' && tokens[index - 1]!.script === 'latin';
    return endOfParts(text, end, to, isSmall ? SMALL_INITIAL_BEHIND : INITIAL_BEHIND);
  },
};

/** " Фикрет оглы", " кызы": the father's name of Turkic peoples. */
const FATHER = [/(?: [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]+)?[ -](?:оглы|оглу|кызы|улы|углы)(?![A-Za-zÀ-ԯ])/y];
/** "Mr St. John" */
const SAINT = [/(?<=(?<![A-Za-zÀ-ԯ])St)\. [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{2,14}/y];
/** "_the_hen" */
const UNDERSCORED = /(?:_[A-Za-zÀ-ԯ\d]{1,20}){1,4}/y;
/** " Л.", and "Emma K, Jack T": without its dot before the next of a list, but no numeral and no "I" */
const INITIAL_BEHIND = [
  / [A-Za-zÀ-ԯ]\.(?! ?[a-zß-ſа-ԯ]\.)(?=\s|$|[,;)]|[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.)|(?<=[A-Za-zÀ-ԯ]\.) ?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.(?=\s|$|[,;)])/y,
  /(?<=[a-zß-ſа-ԯ]) (?![IVXІ])[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ](?=, [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ])/y,
];
/** "it was connor n", "its brandn w from the back row", but no kiss and no "u" */
const SMALL_INITIAL_BEHIND = [...INITIAL_BEHIND, / [bcdfghjlmnpqstvwz](?=\.?$|[,!?\n]| (?:from|in) )/y];
const INITIALS_BEFORE = /(?<![A-Za-zÀ-ԯ\d.])(?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\. ?){1,2}$/;
/** "D'Shawn " of "D'Shawn O'Rourke" */
const APOSTROPHISED_BEFORE = /(?<![A-Za-zÀ-ԯ\d'’])[A-Z][a-z]{0,3}['’][A-Z][a-z]{2,11} $/;
/** "н.в.", "б. ", but not "т.д. ", "2 г. " */
const SMALL_INITIALS_BEFORE = /(?<![A-Za-zÀ-ԯ\d.]|\d )(?!т\. ?[дпке]\.)(?:[A-Za-zÀ-ԯ]\. ?){1,2}$/;

const isInitial = ({ kind, start, end }: Token): boolean => kind === 'word' && end - start === 1;

/**
 * Whether a hyphen, or in small letters a dot, ties two words and the outer one makes a name: "lucas.whitby", but not in
 * "Саша-то" and "John-like".
 */
function isTied({ text }: TextDocument, outer: Token, inner: Token): boolean {
  const [left, right] = outer.start < inner.start ? [outer, inner] : [inner, outer];
  if (right.start !== left.end + 1 || !mayBeName(outer)) return false;
  const sign = text.charCodeAt(left.end);
  return sign === 0x2d || (sign === 0x2e && outer.casing === 'lower' && inner.casing === 'lower');
}

/** "Завьялов-младший", "Кара-оол" */
const BEHIND_HYPHEN = /^(?:(?:младш|старш)[а-я]{2,3}|оол(?:а|у|ом|е)?|кыс)$/;

function mayBeName({ kind, word, start, end }: Token): boolean {
  if (BEHIND_HYPHEN.test(word.text)) return true;
  if (kind !== 'word' || word.isStop) return false;
  if (end - start < 3) return isSyllable(word.text);
  return isSyllable(word.text) || !word.isOrdinary || word.given !== undefined || word.isListedSurname;
}
