/**
 * The lines of a stream of text: they end with "\n", or "\r\n". Of all that `node:readline` takes for an end of line, JSON lines
 * know no other: U+2028 stands in strings as it is.
 */
export async function* readLines(fragments: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const fragment of fragments) {
    let from = 0;
    for (let end = fragment.indexOf('\n'); end !== -1; end = fragment.indexOf('\n', from)) {
      yield withoutReturn(begun + fragment.slice(from, end));
      begun = '';
      from = end + 1;
    }
    begun += fragment.slice(from);
  }
  if (begun !== '') yield withoutReturn(begun);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
