import type { TextDocument } from '../text/document.js';

const LINES =
  /elementary,? my dear watson|luke,? i am your father|call me ishmael|my name is (?:ozymandias|inigo montoya)|beware the jabberwock|veni,? vidi|romeo,? romeo|o captain!? my captain|play it again,? sam|et tu,? brute|frankly,? my dear|alas,? poor yorick|run,? forrest/;
const SPEAKERS = new Set(
  'watson luke ishmael ozymandias inigo jabberwock veni romeo captain sam brute frankly yorick forrest'.split(
    ' ',
  ),
);

/** "Luke, I am your father": a line that everybody knows speaks to nobody around, and introduces nobody. */
export function isInFamousLine(document: TextDocument, start: number, end: number): boolean {
  const line = (document.shared.famousLine ??= findLine(document));
  return line.start <= start && end <= line.end;
}

const NONE = { start: 0, end: 0 };

function findLine({ lower, tokens }: TextDocument): { readonly start: number; readonly end: number } {
  const match = tokens.some((token) => SPEAKERS.has(token.lower)) ? LINES.exec(lower) : null;
  return match === null ? NONE : { start: match.index, end: match.index + match[0].length };
}
