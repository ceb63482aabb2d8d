import type { Candidate, Recognizer } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { NumberRun } from '../text/number-runs.js';
import type { Beginning, NumberMatcher } from './number-window.js';

/** Digits written one by one are a number only as a whole run, as long as that of a card. */
const MOST_GROUPS = 16;
const MOST_INNER_GROUPS = 6;
const MOST_DIGITS = 20;

/**
 * Shows every window of neighbouring numbers to the matchers that want its length. One walk for all of them keeps long
 * runs of digits linear: a window holds at most 16 groups and 20 digits.
 */
export function numberRecognizer(name: string, matchers: readonly NumberMatcher[]): Recognizer {
  const byLength: NumberMatcher[][] = Array.from({ length: MOST_DIGITS + 1 }, () => []);
  for (const matcher of matchers) for (const length of matcher.lengths) byLength[length]!.push(matcher);
  return {
    name,
    find(document) {
      const found: Candidate[] = [];
      for (const run of document.runs) searchRun(document, run, byLength, found);
      return found;
    },
  };
}

function searchRun(
  document: TextDocument,
  run: NumberRun,
  byLength: readonly (readonly NumberMatcher[])[],
  found: Candidate[],
): void {
  for (let first = 0; first < run.length; first++) {
    let length = 0;
    let digits = '';
    let joined = first;
    let beginning: Beginning | undefined;
    for (
      let last = first;
      last < run.length && last - first < (first === 0 ? MOST_GROUPS : MOST_INNER_GROUPS);
      last++
    ) {
      length += run[last]!.lower.length;
      if (length > MOST_DIGITS) break;
      const matchers = byLength[length]!;
      if (matchers.length === 0) continue;
      while (joined <= last) digits += run[joined++]!.lower;
      const window = {
        document,
        beginning: (beginning ??= {}),
        run,
        first,
        last,
        digits,
        start: run[first]!.start,
        end: run[last]!.end,
        shape: undefined,
      };
      for (const matcher of matchers) {
        if (matcher.locale !== undefined && document.options.locales?.includes(matcher.locale) === false)
          continue;
        const candidate = matcher.match(window);
        if (candidate !== undefined) found.push(candidate);
      }
    }
  }
}
