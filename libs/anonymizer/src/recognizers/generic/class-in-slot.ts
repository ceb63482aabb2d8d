import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { isClassSlot } from './class-slot.js';

const HIGHEST_GRADE = 11;

/** "каб 204 8в", "1 место 7в", "ya iz 7b": a number and a letter where timetables, results and other alphabets have a class. */
export const classInSlot: Recognizer = {
  name: 'class-in-slot',
  find(document) {
    const found: Candidate[] = [];
    for (const number of document.numbers) {
      if (number.end - number.start > 2) continue;
      const letter = document.tokens[number.index + 1];
      if (letter?.start !== number.end || letter.end - letter.start !== 1) continue;
      if (!isInSlot(document, number, letter)) continue;
      found.push({
        start: number.start,
        end: letter.end,
        type: 'CLASS',
        score: 0.82,
        recognizer: 'class-in-slot',
        reason: 'where a class stands in a timetable or a result',
      });
    }
    return found;
  },
};

/** Nothing of a formula or of a list of exercises stands behind. */
function isInSlot({ text, lower }: TextDocument, number: Token, letter: Token): boolean {
  const grade = Number(number.lower);
  const isLatin = letter.script === 'latin';
  return (
    grade > 0 &&
    grade <= HIGHEST_GRADE &&
    /^(?:$|[,.!?;)\n]| (?![+*/=^–—-]))/.test(text.slice(letter.end, letter.end + 2)) &&
    /^[a-hktvwrа-л]$/.test(letter.lower) &&
    // "lesson 2 3D shapes"
    !/^[2-5][DG]$/.test(text.slice(number.start, letter.end)) &&
    isClassSlot(lower, number.start, isLatin)
  );
}
