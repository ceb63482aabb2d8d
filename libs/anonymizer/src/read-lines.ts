/**
 * The lines of a stream of text: they end with "\n", or "\r\n". Of all that `node:readline` takes for an end of line, JSON lines
 * know no other: U+2028 stands in strings as it is.
 *
 * @param most UTF-16 units of a line; one that is longer is dropped as it comes, and undefined stands for it
 */
export async function* readLines(
  fragments: AsyncIterable<string>,
  most: number,
): AsyncGenerator<string | undefined> {
  let begun: string | undefined = '';
  for await (const fragment of fragments) {
    let from = 0;
    for (let end = fragment.indexOf('\n'); end !== -1; end = fragment.indexOf('\n', from)) {
      yield withoutReturn(joined(begun, fragment.slice(from, end), most));
      begun = '';
      from = end + 1;
    }
    begun = joined(begun, fragment.slice(from), most);
  }
  if (begun !== '') yield withoutReturn(begun);
}

const joined = (begun: string | undefined, rest: string, most: number): string | undefined =>
  begun === undefined || begun.length + rest.length > most ? undefined : begun + rest;

const withoutReturn = (line: string | undefined): string | undefined =>
  line?.endsWith('\r') ? line.slice(0, -1) : line;
