/** What a WebSocket server may send besides text. */
const opcodes = { text: 1, close: 8 } as const;

/** What is found in a stream of frames. */
export interface FrameEvents {
  /** The payload of a text frame; the bytes are of use during the call only. */
  text(payload: Buffer): void;
  close(code: number): void;
}

/**
 * Cuts the bytes of a WebSocket server into frames. It does less than a client should (no masks, no fragments, no
 * checks), so that reading costs next to nothing beside what is measured.
 */
export class FrameCutter {
  #rest: Buffer = Buffer.alloc(0);

  constructor(private readonly events: FrameEvents) {}

  take(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (let next = this.#cut(bytes, at); next > at; next = this.#cut(bytes, at)) at = next;
    this.#rest = bytes.subarray(at);
  }

  /** Where the next frame begins; the same place while this one is not complete. */
  #cut(bytes: Buffer, at: number): number {
    if (bytes.length < at + 2) return at;
    const short = bytes[at + 1]!;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + header) return at;
    const length =
      header === 2
        ? short
        : header === 4
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + header + length;
    if (bytes.length < end) return at;
    const opcode = bytes[at]! & 0x0f;
    if (opcode === opcodes.text) this.events.text(bytes.subarray(at + header, end));
    else if (opcode === opcodes.close)
      this.events.close(length >= 2 ? bytes.readUInt16BE(at + header) : 1005);
    return end;
  }
}
