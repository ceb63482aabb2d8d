import { describe, expect, it } from '@jest/globals';
import { RequestCutter, type CutRequest } from './request-cutter.js';

const asked =
  'POST /v1/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\nConnection: keep-alive\r\n\r\n{"a":1}' +
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const expected = [
  { method: 'POST', path: '/v1/chat', body: '{"a":1}' },
  { method: 'GET', path: '/', body: '' },
];

describe('cutting requests', () => {
  it('finds one after the other, with and without a body', () => {
    const seen: CutRequest[] = [];
    new RequestCutter((request) => seen.push(request)).take(asked);
    expect(seen).toEqual(expected);
  });

  it('does so wherever the text is cut', () => {
    const seen: CutRequest[] = [];
    const cutter = new RequestCutter((request) => seen.push(request));
    for (const character of asked) cutter.take(character);
    expect(seen).toEqual(expected);
  });
});
