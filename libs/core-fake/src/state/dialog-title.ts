/** Longest title, in UTF-16 units. */
export const titleLimit = 60;

/** A title from the first question: one line, cut at a whole character. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  if (line.length <= titleLimit) return line;
  let title = '';
  for (const character of line) {
    if (title.length + character.length > titleLimit - 1) break;
    title += character;
  }
  return `${title.trimEnd()}…`;
}
