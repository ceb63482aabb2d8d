import { describe, expect, it } from '@jest/globals';
import { traceHeaders } from './trace-headers.js';

const partsOf = (requestId: string) => (traceHeaders({ requestId })['traceparent'] ?? '').split('-');

describe('the trace of a request at the core', () => {
  it('has the form of W3C Trace Context, whatever the id of the request looks like', () => {
    for (const id of ['c1f8d2d6-5a0e-4b8e-9a57-1d2f3a4b5c6d', 'a', 'req:7+8/9', 'x'.repeat(128)]) {
      expect(traceHeaders({ requestId: id })['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
      expect(traceHeaders({ requestId: id })['x-request-id']).toBe(id);
    }
  });

  it('is the id of the request where that is a trace, and else one that is made of it', () => {
    expect(partsOf('C1F8D2D6-5A0E-4B8E-9A57-1D2F3A4B5C6D')[1]).toBe('c1f8d2d65a0e4b8e9a571d2f3a4b5c6d');
    expect(partsOf('my-request')[1]).toBe(partsOf('my-request')[1]);
    expect(partsOf('my-request')[1]).not.toBe(partsOf('my-request2')[1]);
  });

  it('is the same for all calls of a request, each of which is a span of its own', () => {
    const [one, other] = [partsOf('my-request'), partsOf('my-request')];
    expect(one[1]).toBe(other[1]);
    expect(one[2]).not.toBe(other[2]);
  });
});
