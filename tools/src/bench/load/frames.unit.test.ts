import { describe, expect, it } from '@jest/globals';
import { FrameCutter } from './frames.js';

/** A frame as a server sends it: no mask. */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header =
    length < 126
      ? Buffer.from([0x80 | opcode, length])
      : length < 65_536
        ? Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff])
        : Buffer.concat([Buffer.from([0x80 | opcode, 127, 0, 0, 0, 0]), uint32(length)]);
  return Buffer.concat([header, payload]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function listen() {
  const seen: (string | number)[] = [];
  const cutter = new FrameCutter({
    text: (payload) => seen.push(payload.toString()),
    close: (code) => seen.push(code),
  });
  return { seen, cutter };
}

describe('cutting frames', () => {
  const texts = ['', 'short', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(65_535), 'é'.repeat(40_000)];
  const all = Buffer.concat([
    ...texts.map((text) => frame(1, Buffer.from(text))),
    frame(9, Buffer.from('ping')),
    frame(8, Buffer.from([0x11, 0x38, 0x62])),
  ]);

  it('finds texts of every size and the code of the close, and leaves pings out', () => {
    const { seen, cutter } = listen();
    cutter.take(all);
    expect(seen).toEqual([...texts, 4408]);
  });

  it('does so wherever the bytes are cut', () => {
    const { seen, cutter } = listen();
    for (let at = 0; at < all.length; at += 997) cutter.take(all.subarray(at, at + 997));
    expect(seen).toEqual([...texts, 4408]);
    const bytewise = listen();
    for (const byte of frame(1, Buffer.from('w'.repeat(200)))) bytewise.cutter.take(Buffer.from([byte]));
    expect(bytewise.seen).toEqual(['w'.repeat(200)]);
  });
});
