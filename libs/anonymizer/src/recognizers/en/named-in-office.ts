import { SURNAME, SURNAME_FORM, UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** "Dave the caretaker told us": who works at a school, and what as. */
const WORKS =
  /(?<![a-z'-])([a-z][a-z'-]{2,}) (?:the|our) (?:caretaker|janitor|cleaner|librarian|receptionist|technician|groundsman|groundskeeper|secretary|lunch lady|dinner lady|bus driver|school nurse|security guard)(?![a-z])/g;
/** "Patel sir", "Sharma ma'am": as in the schools of India. */
const INDIAN = /(?<![a-z'-])([a-z][a-z'-]{2,}) (?:sir|ma['’]?am|mam|maam|madam)(?![a-z'’-])/g;
/** "Headmistress Bello" */
const HEADS =
  /(?<![a-z'-])(?:headmistress|headteacher|head teacher|lecturer|chaplain|bursar|matron|housemaster|housemistress|form tutor) ([a-z][a-z'-]{2,})(?![a-z'-])/g;
const MAY_BE =
  /(?:caretaker|janitor|cleaner|librarian|receptionist|technician|grounds|secretary|lady|driver|nurse|guard|sir|ma['’]?a?m|madam|mistress|master|teacher|lecturer|chaplain|bursar|matron|tutor)/;
const MOST = 8;

/** Names beside an office of a school: "Dave the caretaker", "Patel sir", "Headmistress Bello". */
export const namedInOffice: Recognizer = {
  name: 'named-in-office',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    if (!occurs(document, MAY_BE)) return found;
    const { lesson, figures } = subjectOf(document);
    const add = (pattern: RegExp, isName: (token: Token) => boolean): void => {
      for (const match of document.lower.matchAll(pattern)) {
        if (found.length === MOST) return;
        const name = match[1]!;
        const start = match.index + (match[0].startsWith(name) ? 0 : match[0].length - name.length);
        const token = document.tokens[tokenIndexAt(document.tokens, start)];
        if (token?.start !== start || !isName(token)) continue;
        const reason = 'beside an office of a school';
        found.push({
          start,
          end: token.end,
          type: 'PERSON',
          score: 0.86,
          recognizer: 'named-in-office',
          reason,
        });
      }
    };
    // "Will the librarian in Matilda help her?"
    if (lesson === 0) add(WORKS, isGivenName);
    if (figures.length > 0) return found;
    add(INDIAN, (token) => isGivenName(token) || isSurname(token));
    add(HEADS, (token) => isSurname(token) || isStranger(token));
    return found;
  },
};

const isNobody = ({ kind, word, casing }: Token): boolean =>
  kind !== 'word' ||
  word.isStop ||
  word.isLegendaryName ||
  word.isFigure ||
  (casing === 'lower' && word.isOrdinary);

const isGivenName = (token: Token): boolean => !isNobody(token) && token.word.given !== undefined;

const isSurname = (token: Token): boolean =>
  !isNobody(token) && (token.word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;

/** A capital on a word that no list has. */
const isStranger = (token: Token): boolean =>
  !isNobody(token) &&
  token.casing === 'title' &&
  !token.word.isOrdinary &&
  !token.word.isPlace &&
  (token.word.surnameRoles & UNKNOWN) !== 0;
