/** Code, fenced or inline; an open fence reaches to the end. Bounded by the length of a question. */
const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const innerSpaces = /(?<=\S) {2,}(?=\S)/g;

/**
 * Spellings of one question that cannot differ in meaning become one: NFC, ends trimmed, runs of spaces between words
 * collapsed outside code, the first letter in lower case, one final "?" or "." dropped. Nothing more: CO is not Co, 5² is
 * not 52, 5! is not 5, and the indentation of code is code.
 */
export function normaliseQuestion(question: string): string {
  const text = question.normalize('NFC').trim();
  let spaced = '';
  let from = 0;
  for (const match of text.matchAll(code)) {
    spaced += collapse(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  spaced += collapse(text.slice(from));
  const [first = ''] = spaced;
  return (first.toLowerCase() + spaced.slice(first.length)).replace(/[?.]$/, '');
}

const collapse = (text: string): string => text.replace(innerSpaces, ' ');
