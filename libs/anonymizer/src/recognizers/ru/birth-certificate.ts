import type { Candidate, Recognizer } from '../../recognizer.js';

const FORM = /^[ivxlіхсм1]{1,5}[-–— ]{1,3}[а-я]{2}[ ,]{0,2}(?:№|n|no\.?)? ?\d{6}(?!\d)/;

/** Series and number of a birth certificate: a Roman number, two letters, six digits: "II-АБ № 123456". */
export const birthCertificate: Recognizer = {
  name: 'birth-certificate',
  locale: 'ru',
  find({ tokens, lower }) {
    const found: Candidate[] = [];
    for (const token of tokens) {
      if (token.kind !== 'word' || token.end - token.start > 5 || token.casing === 'lower') continue;
      const next = tokens[token.index + 1];
      if (next === undefined || next.end - next.start !== 2 || next.start - token.end > 3) continue;
      const match = FORM.exec(lower.slice(token.start, token.start + 28));
      if (match === null) continue;
      const end = token.start + match[0].length;
      const reason = 'form of a birth certificate';
      found.push({
        start: token.start,
        end,
        type: 'ID',
        score: 0.9,
        recognizer: 'birth-certificate',
        reason,
      });
    }
    return found;
  },
};
