/**
 * What each line that an example prints has to be, where the example says so behind every `console.log`: the comment, up to
 * a colon or the end. Undefined when it does not say.
 *
 * @example
 * statedLines("console.log(can(user)); // false: not this one"); // ['false: not this one']
 */
export function statedLines(code: string): readonly string[] | undefined {
  const printing = code.split('\n').filter((line) => /\bconsole\.log\(/.test(line));
  const stated = printing.map((line) => /^\s*console\.log\(.*;\s*\/\/ (.+)$/.exec(line)?.[1]);
  return stated.length > 0 && stated.every((text) => text !== undefined) ? stated : undefined;
}

/** Whether the printed text is the stated lines, no line less and none more. */
export function isPrinted(printed: string, stated: readonly string[]): boolean {
  const lines = printed.trimEnd().split('\n');
  return lines.length === stated.length && stated.every((text, index) => isAsStated(lines[index]!, text));
}

/** Whether a printed line is the stated one. Behind a colon an example may explain; `…` stands for anything. */
export function isAsStated(printed: string, stated: string): boolean {
  if (stated === printed || stated.startsWith(`${printed}: `)) return true;
  if (!stated.includes('…')) return false;
  const parts = stated.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(printed);
}
