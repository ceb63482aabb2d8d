import { mayBeFigure } from '../../names/figures.js';
import { UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const SURNAME =
  /(?:^|[:;\n] ?)((?:(?:V[ao]n|De|Di|Da|La|Le|El)(?: [a-zß-ſа-ԯ]{2,3})? )?(?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]['’]|Mac|Mc)?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ'’-]+)$/;
const INITIAL = /^, [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.(?:[;\n]| ?$)/;
/** It has to end its part of the line, or be followed by the class: "Adams, Trevor 10A". */
const GIVEN =
  /^, [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{2,16}(?:-[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{1,12})?(?: [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.?)?(?=$|[:;\n]| ?[–—]| - | \(?(?:1[0-3]|\d) ?-?[A-Za-zÀ-ԯ](?![A-Za-zÀ-ԯ]))/;
const REACH = 44;

/** "Educational psychologist: Fitzgerald, H.", "Van Houten, Elske – flute": persons as registers write them. */
export const registerName: Recognizer = {
  name: 'register-name',
  find(document) {
    const { text, tokens } = document;
    const found: Candidate[] = [];
    for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 2)) {
      const index = tokenIndexAt(tokens, at);
      const surname = tokens[index - 1];
      const given = tokens[index];
      if (
        surname?.end !== at ||
        at - surname.start < 3 ||
        given?.casing === 'lower' ||
        surname.casing === 'lower'
      )
        continue;
      const length = lengthBehind(text, at, surname, given);
      if (length === 0) continue;
      const { word } = surname;
      if (word.isStop || !(word.isListedSurname || (word.surnameRoles & UNKNOWN) !== 0)) continue;
      const whole = SURNAME.exec(text.slice(Math.max(0, at - 24), at))?.[1];
      if (whole === undefined) continue;
      found.push({
        start: at - whole.length,
        end: at + length,
        type: 'PERSON',
        score: 0.9,
        recognizer: 'register-name',
        reason: 'surname first, as in a register',
      });
    }
    return found;
  },
};

/** The length of the comma and the initial or the given name behind it. */
function lengthBehind(text: string, at: number, surname: Token, given: Token | undefined): number {
  if (text.charCodeAt(at + 3) === 0x2e) return INITIAL.test(text.slice(at, at + 6)) ? 4 : 0;
  if (given?.word.given === undefined || given.word.isPlace) return 0;
  const { word } = surname;
  // "Paris, Milan – which is larger", "Anna, Tom: draw lots", "Austen, Jane – Emma"
  if (word.isPlace || word.isOrdinary || (word.given !== undefined && !word.isListedSurname)) return 0;
  if (word.mayBeFigureInFull && mayBeFigure(surname.lower, [given.lower])) return 0;
  return GIVEN.exec(text.slice(at, at + REACH))?.[0].length ?? 0;
}
