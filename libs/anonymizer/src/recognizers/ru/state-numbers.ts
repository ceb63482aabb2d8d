import type { PersonalDataType } from '../../types.js';
import type { Candidate } from '../../recognizer.js';
import { isInn, isOgrn, isSnils } from '../checksums.js';
import { isReckoned } from '../reckoned.js';
import { isTied, shapeOf, textBefore, type NumberMatcher, type NumberWindow } from '../number-window.js';

const TYPE: PersonalDataType = 'ID';

function found(window: NumberWindow, recognizer: string, score: number, reason: string): Candidate {
  return { start: window.start, end: window.end, type: TYPE, score, recognizer, reason };
}

/** Insurance number: 123-456-789 01, or eleven digits. */
export const snils: NumberMatcher = {
  name: 'snils',
  locale: 'ru',
  lengths: [11],
  match(window) {
    if (isTied(window)) return undefined;
    const shape = shapeOf(window);
    if (shape !== '11' && shape !== '3-3-3-2' && shape !== '9-2') return undefined;
    const valid = isSnils(window.digits);
    if (/снилс|страхов|snils/.test(textBefore(window))) return found(window, 'snils', 0.98, 'behind "СНИЛС"');
    if (isReckoned(window)) return undefined;
    if (shape === '3-3-3-2') return found(window, 'snils', valid ? 0.95 : 0.8, 'grouped as a SNILS');
    return valid ? found(window, 'snils', 0.62, 'checksum of a SNILS') : undefined;
  },
};

/** Taxpayer number, 10 or 12 digits. */
export const inn: NumberMatcher = {
  name: 'inn',
  locale: 'ru',
  lengths: [10, 12],
  match(window) {
    if (window.first !== window.last) return undefined;
    if (/инн(?![а-я])|налогопл|\binn\b/.test(textBefore(window)))
      return found(window, 'inn', 0.98, 'behind "ИНН"');
    if (window.digits.length === 12 && isInn(window.digits))
      return found(window, 'inn', 0.7, 'both checksums of an INN');
    return undefined;
  },
};

/** The kind of entry, and the year it was made in, since 2002: the milliseconds of a clock have none. */
const signAndYear = /^[1-5](?:0[2-9]|[1-4]\d)/;

/** Registration number of an organisation or an entrepreneur, 13 or 15 digits. */
export const ogrn: NumberMatcher = {
  name: 'ogrn',
  locale: 'ru',
  lengths: [13, 15],
  match(window) {
    if (window.first !== window.last) return undefined;
    if (/огрн|ogrn/.test(textBefore(window))) return found(window, 'ogrn', 0.98, 'behind "ОГРН"');
    const plausible = signAndYear.test(window.digits) && isOgrn(window.digits);
    return plausible ? found(window, 'ogrn', 0.6, 'checksum of an OGRN') : undefined;
  },
};

/** Series and number of a passport or a driving licence without words between them. */
export const passport: NumberMatcher = {
  name: 'passport-ru',
  locale: 'ru',
  lengths: [10],
  match(window) {
    const shape = shapeOf(window);
    if (shape !== '4-6' && shape !== '2-2-6') return undefined;
    if (isTied(window)) return undefined;
    return found(window, 'passport-ru', shape === '2-2-6' ? 0.6 : 0.56, 'grouped as series and number');
  },
};
