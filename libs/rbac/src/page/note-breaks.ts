const title =
  '# Breaking changes\n\nWritten by `npm run api:accept -- --breaking`; a release of what is listed must be a breaking one.\n';

/** The notes that a release reads (`api/breaking.md`), with more lines under the version that they come after. */
export function noteBreaks(notes: string | undefined, version: string, lines: readonly string[]): string {
  const known = notes ?? title;
  const heading = `## After ${version}\n\n`;
  const fresh = lines.map((line) => `- ${line}\n`).filter((line) => !known.includes(line));
  if (known.includes(heading)) return known.replace(heading, heading + fresh.join(''));
  const [head = '', ...older] = known.split(/^(?=## )/m);
  return [head.trimEnd(), `\n\n${heading}`, ...fresh, ...older.map((part) => `\n${part}`)].join('');
}
