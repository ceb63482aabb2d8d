const voidElements = new Set(['meta', 'link', 'br', 'hr', 'img', 'input']);

/** What is wrong with a page's HTML: tags that do not nest, bare characters, ids that are there twice. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*>/g,
  )) {
    if (!closing && !voidElements.has(name)) open.push(name);
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
  }
  faults.push(...open.map((name) => `<${name}> stays open`));
  const text = html
    .replace(/^<!doctype html>/, '')
    .replaceAll(/<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*>/g, '');
  if (/[<>]|&(?![a-z]+;|#\d+;)/.test(text)) faults.push('a character that is not escaped');
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  if (new Set(ids).size < ids.length) faults.push('an id is there twice');
  return faults;
}
