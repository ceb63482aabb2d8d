import type { Candidate, Recognizer } from '../../recognizer.js';
import type { Token } from '../../text/tokenize.js';

const FORM = /^[ivxlіхсм1]{1,5}[-–— ]{1,3}[а-я]{2}[ ,]{0,2}(?:№|n|no\.?)? ?\d{6}(?!\d)/;

/** Series and number of a birth certificate: a Roman number, two letters, six digits: "II-АБ № 123456". */
export const birthCertificate: Recognizer = {
  name: 'birth-certificate',
  locale: 'ru',
  find({ tokens, numbers, lower }) {
    const found: Candidate[] = [];
    for (const number of numbers) {
      if (number.end - number.start !== 6) continue;
      const token = beginningOf(tokens, number);
      if (token === undefined) continue;
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

/** The Roman number: two words before the digits, or three when "N" or "No" stands between. */
function beginningOf(tokens: readonly Token[], number: Token): Token | undefined {
  for (const distance of [2, 3]) {
    const series = tokens[number.index - distance + 1];
    const roman = tokens[number.index - distance];
    if (roman === undefined || series === undefined || series.end - series.start !== 2) continue;
    if (roman.kind === 'word' && roman.end - roman.start <= 5 && roman.casing !== 'lower') return roman;
  }
  return undefined;
}
