/** Anything that may be code: a backtick, a fence of tildes, an indented line below the first. There every space may matter. */
const mayBeCode = /`|~~~|^(?: {2,}|\t)\S/m;
/** Anything that may be quoted: the spaces may be what the question is about. */
const mayBeQuoted = /["'«“„‘]/;
const innerSpaces = /(?<=\S) {2,}(?=\S)/g;

/**
 * Spellings of one question that cannot differ in meaning become one: NFC, ends trimmed, runs of spaces between words
 * collapsed (unless something may be quoted), the first letter in lower case, one final "?" or "." dropped. Nothing more: CO is
 * not Co, 5² is not 52, 5! is not 5. A question with code in it is only trimmed.
 */
export function normaliseQuestion(question: string): string {
  const text = question.normalize('NFC').trim();
  if (mayBeCode.test(text)) return text;
  const spaced = mayBeQuoted.test(text) ? text : text.replace(innerSpaces, ' ');
  const [first = ''] = spaced;
  return (first.toLowerCase() + spaced.slice(first.length)).replace(/[?.]$/, '');
}
