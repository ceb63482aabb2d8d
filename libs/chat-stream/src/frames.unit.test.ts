import { describe, expect, it } from '@jest/globals';
import { FrameError } from './errors.js';
import { encodeDone, encodeToken, parseFrame } from './frames.js';

describe('frames', () => {
  it('has exactly the two shapes of the specification', () => {
    expect(encodeToken('a "b"\n')).toBe('{"type":"token","data":"a \\"b\\"\\n"}');
    expect(encodeDone('m-1')).toBe('{"type":"done","data":{"message_id":"m-1"}}');
  });

  it('reads back what it wrote', () => {
    expect(parseFrame(encodeToken('Привет 👋'))).toEqual({ type: 'token', data: 'Привет 👋' });
    expect(parseFrame(encodeDone('m-1'))).toEqual({ type: 'done', data: { message_id: 'm-1' } });
  });

  it('carries half of a surrogate pair unharmed through UTF-8', () => {
    const [high, low] = ['👋'.slice(0, 1), '👋'.slice(1)];
    const overTheWire = (text: string) => parseFrame(Buffer.from(encodeToken(text)).toString()).data;
    expect(`${overTheWire(high)}${overTheWire(low)}`).toBe('👋');
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"type":"token"}',
    '{"type":"token","data":1}',
    '{"type":"error","data":""}',
  ])('refuses %j', (raw) => {
    expect(() => parseFrame(raw)).toThrow(FrameError);
  });

  it('refuses a done without an identifier', () => {
    expect(() => parseFrame('{"type":"done","data":{}}')).toThrow(FrameError);
    expect(() => parseFrame('{"type":"done","data":"m-1"}')).toThrow(FrameError);
  });
});
