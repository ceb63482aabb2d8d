import type { Candidate } from '../../recognizer.js';
import { isNhsNumber } from '../checksums.js';
import {
  gapAfter,
  isTied,
  shapeOf,
  textBefore,
  type NumberMatcher,
  type NumberWindow,
} from '../number-window.js';

function found(window: NumberWindow, recognizer: string, score: number, reason: string): Candidate {
  return { start: window.start, end: window.end, type: 'ID', score, recognizer, reason };
}

/** Social security number of the United States: 123-45-6789. */
export const ssn: NumberMatcher = {
  name: 'ssn',
  locale: 'en',
  lengths: [9],
  match(window) {
    if (isTied(window)) return undefined;
    const triggered = /\bssn\b|social sec/.test(textBefore(window));
    const shape = shapeOf(window);
    if (triggered && (shape === '3-2-4' || shape === '9')) return found(window, 'ssn', 0.97, 'behind "SSN"');
    const hyphens = shape === '3-2-4' && gapAfter(window, window.first) === '-';
    if (!hyphens || /^(?:000|666|9)/.test(window.digits)) return undefined;
    return found(window, 'ssn', 0.85, 'grouped as a social security number');
  },
};

/** Patient number of the British health service. */
export const nhsNumber: NumberMatcher = {
  name: 'nhs',
  locale: 'en',
  lengths: [10],
  match(window) {
    if (!/\bnhs\b/.test(textBefore(window))) return undefined;
    return found(window, 'nhs', isNhsNumber(window.digits) ? 0.98 : 0.9, 'behind "NHS"');
  },
};
