import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';

const FEWEST_VALUES = 2;

/** "Ильдар Сафин, 9А, лицей № 131, Казань": a town in a list of what is known of somebody. */
export const townInRecord: Recognizer = {
  name: 'town-in-record',
  find({ text, tokens }, others) {
    const values = others.filter(({ score }) => score >= 0.5);
    if (values.length < FEWEST_VALUES) return [];
    const found: Candidate[] = [];
    for (const value of values) {
      const mark = text.charCodeAt(value.end);
      if (mark !== 0x2c && mark !== 0x3b) continue;
      const town = tokens[tokenIndexAt(tokens, value.end)];
      if (town?.casing !== 'title' || !town.word.isPlace || town.start - value.end > 2) continue;
      if (!/^ ?(?:$|[,;.\n])/.test(text.slice(town.end, town.end + 2))) continue;
      const reason = 'town in a list of values';
      found.push({
        start: town.start,
        end: town.end,
        type: 'ADDRESS',
        score: 0.7,
        recognizer: 'town-in-record',
        reason,
      });
    }
    return found;
  },
};
