/** A text as it is written in code between single quotes. */
export const inQuotes = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A text as it is written in a comment, which it must not end. */
export const inComment = (text: string): string => text.replaceAll('*/', '*\\/');

/** One line that begins with a capital; the dot is put where it is needed. */
export const summaryOf = (text: string): string => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.charAt(0).toUpperCase() + line.slice(1).replace(/\.$/, '');
};

/** A summary with the dot. */
export const sentenceOf = (summary: string): string => (/[.!?…]$/.test(summary) ? summary : `${summary}.`);
