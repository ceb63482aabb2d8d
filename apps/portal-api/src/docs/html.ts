const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that a page shows as it is. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => replacements[character] ?? character);

/** The Markdown that the texts of the documents use: paragraphs, `code`, **strong** and [links](/docs). */
export function markdownToHtml(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n');
}

/** The same inside one line. */
export function inline(markdown: string): string {
  return escapeHtml(markdown)
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? `<code>${part.slice(1, -1)}</code>` : emphasise(part)))
    .join('');
}

function emphasise(escaped: string): string {
  return escaped
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\((\/(?!\/)[\w/.-]*)\)/g, '<a href="$2">$1</a>');
}
