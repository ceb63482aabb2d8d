import { UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';

const ENTRY = /(?:^|[:;\n] ?)(\p{Lu}[\p{Ll}'’-]+), \p{Lu}\.(?=$|[;\n]| ?$)/gu;

/** "Educational psychologist: Fitzgerald, H.": a surname and an initial as registers write them. */
export const registerName: Recognizer = {
  name: 'register-name',
  find({ text, tokens }) {
    const found: Candidate[] = [];
    for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 2)) {
      if (text.charCodeAt(at + 3) !== 0x2e) continue;
      const from = Math.max(0, at - 24);
      for (const match of text.slice(from, at + 6).matchAll(ENTRY)) {
        const start = from + match.index + match[0].indexOf(match[1]!);
        const word = tokens[tokenIndexAt(tokens, start)]?.word;
        if (
          word === undefined ||
          word.isStop ||
          !(word.isListedSurname || (word.surnameRoles & UNKNOWN) !== 0)
        )
          continue;
        found.push({
          start,
          end: at + 4,
          type: 'PERSON',
          score: 0.9,
          recognizer: 'register-name',
          reason: 'surname and initial of a register',
        });
      }
    }
    return found;
  },
};
