import { describe, expect, it } from '@jest/globals';
import { readLines } from './read-lines.js';

async function* stream(fragments: readonly string[]): AsyncGenerator<string> {
  for (const fragment of fragments) yield await Promise.resolve(fragment);
}

const MOST = 20;

async function read(...fragments: string[]): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const line of readLines(stream(fragments), MOST)) lines.push(line);
  return lines;
}

describe('lines of a stream', () => {
  it('are the same wherever the stream is cut, also between the two signs of an end', async () => {
    const text = 'a\r\nbc\n\nd';
    for (let at = 0; at <= text.length; at++)
      expect(await read(text.slice(0, at), text.slice(at))).toEqual(['a', 'bc', '', 'd']);
  });

  it('do not end where JSON strings go on: at U+2028, U+2029 and a lone "\\r"', async () => {
    expect(await read('a\u2028b\u2029c\rd\ne')).toEqual(['a\u2028b\u2029c\rd', 'e']);
  });

  it('that are too long are told and dropped, wherever the stream is cut, and those behind them go on', async () => {
    const long = 'x'.repeat(MOST);
    const text = `${long}\n${long}x\nb\n${long}xx`;
    for (let at = 0; at <= text.length; at++)
      expect(await read(text.slice(0, at), text.slice(at))).toEqual([long, undefined, 'b', undefined]);
  });

  it('are none behind the last end of line', async () => {
    expect(await read('a\n')).toEqual(['a']);
    expect(await read()).toEqual([]);
  });
});
