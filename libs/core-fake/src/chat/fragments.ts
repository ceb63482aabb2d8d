// Pieces of the size that language models give: a short run of letters with the space before it.
const piece = /\s{0,4}\S{1,5}|\s{1,4}/gu;

/** Cuts a text into tokens whose concatenation is the text; never inside a character. */
export function splitIntoTokens(text: string): string[] {
  return text.match(piece) ?? [];
}

/** Cuts a long text into large pieces of about `size` UTF-16 units; never inside a character. */
export function splitIntoBlocks(text: string, size: number): string[] {
  const blocks: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = from + size;
    const last = text.charCodeAt(to - 1);
    const end = last >= 0xd800 && last <= 0xdbff ? to + 1 : to;
    blocks.push(text.slice(from, end));
    from = end;
  }
  return blocks;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Tokens in which every placeholder is spread over several, a few characters each. */
export function splitPlaceholders(text: string, placeholders: readonly string[]): string[] {
  const anyPlaceholder = new RegExp(`(${placeholders.map(escaped).join('|')})`, 'u');
  return text
    .split(anyPlaceholder)
    .flatMap((part) =>
      placeholders.includes(part) ? splitIntoBlocks(part, part.length > 4 ? 3 : 1) : splitIntoTokens(part),
    );
}

/** The placeholders that a text holds, such as `[PERSON_1]`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\[[A-Z][A-Z_]*_\d+\]/g))];
}
