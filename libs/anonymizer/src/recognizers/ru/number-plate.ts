import type { Candidate, Recognizer } from '../../recognizer.js';

const FORM = /^[авекмнорстухabekmhopctyx] ?\d{3} ?[авекмнорстухabekmhopctyx]{2} ?\d{2,3}(?!\d)/;

/** Plates of cars: a letter, three digits, two letters and the region, "А123ВС 77". */
export const numberPlate: Recognizer = {
  name: 'number-plate',
  locale: 'ru',
  find({ tokens, numbers, lower }) {
    const found: Candidate[] = [];
    for (const number of numbers) {
      if (number.end - number.start !== 3) continue;
      const letter = tokens[number.index - 1];
      if (letter === undefined || letter.end - letter.start !== 1 || number.start - letter.end > 1) continue;
      const match = FORM.exec(lower.slice(letter.start, letter.start + 14));
      if (match === null) continue;
      found.push({
        start: letter.start,
        end: letter.start + match[0].length,
        type: 'ID',
        score: 0.85,
        recognizer: 'number-plate',
        reason: 'form of a number plate',
      });
    }
    return found;
  },
};
