const title = '# Changelog';

/**
 * A change log whose title stands first, with what belongs to it: Nx puts a new version before everything. A log without a
 * title gets one.
 */
export function withTitleFirst(text: string): string {
  const parts = text.split(/^(?=#{1,2} )/m);
  const index = parts.findIndex((part) => part.startsWith(`${title}\n`));
  const head = index === -1 ? `${title}\n\n` : parts[index]!;
  const versions = parts.filter((_part, at) => at !== index).map((part) => `${part.trim()}\n`);
  return [`${head.trim()}\n`, ...versions].join('\n');
}
