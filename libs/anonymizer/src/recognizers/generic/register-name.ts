import { UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';

const SURNAME = /(?:^|[:;\n] ?)(\p{Lu}[\p{Ll}'’-]+)$/u;
const INITIAL = /^, \p{Lu}\.(?:[;\n]| ?$)/u;

/** "Educational psychologist: Fitzgerald, H.": a surname and an initial as registers write them. */
export const registerName: Recognizer = {
  name: 'register-name',
  find({ text, tokens }) {
    const found: Candidate[] = [];
    for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 2)) {
      if (text.charCodeAt(at + 3) !== 0x2e || !INITIAL.test(text.slice(at, at + 6))) continue;
      const surname = SURNAME.exec(text.slice(Math.max(0, at - 24), at))?.[1];
      if (surname === undefined) continue;
      const start = at - surname.length;
      const { word } = tokens[tokenIndexAt(tokens, start)]!;
      if (word.isStop || !(word.isListedSurname || (word.surnameRoles & UNKNOWN) !== 0)) continue;
      found.push({
        start,
        end: at + 4,
        type: 'PERSON',
        score: 0.9,
        recognizer: 'register-name',
        reason: 'surname and initial of a register',
      });
    }
    return found;
  },
};
