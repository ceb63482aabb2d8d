import { once } from 'node:events';
import { WebSocket } from 'ws';
import { parseFrame } from '../frames.js';

/** A real ws client that keeps what it received. */
export class TestSocket {
  /** The concatenated tokens, with `|message_id|` where a done came. */
  heard = '';
  frames = 0;
  dones = 0;
  code: number | undefined;
  readonly #changed: (() => void)[] = [];

  constructor(readonly ws: WebSocket) {
    ws.on('message', (raw) => {
      const frame = parseFrame(String(raw));
      this.frames += 1;
      if (frame.type === 'done') this.dones += 1;
      this.heard += frame.type === 'token' ? frame.data : `|${frame.data.message_id}|`;
      this.#wake();
    });
    ws.on('close', (code) => {
      this.code = code;
      this.#wake();
    });
    ws.on('error', () => undefined);
  }

  static async open(url: string): Promise<TestSocket> {
    const socket = new TestSocket(new WebSocket(url));
    await once(socket.ws, 'open');
    return socket;
  }

  /** Resolves when the condition holds; rejects with what was received when it does not within the time. */
  async until(condition: (socket: this) => boolean, ms = 5_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!condition(this)) {
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(`Waited in vain; heard "${this.heard.slice(0, 200)}", code ${this.code}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Waits for exactly this text; more or other text fails at once. */
  async hears(text: string, ms?: number): Promise<void> {
    await this.until((socket) => !text.startsWith(socket.heard) || socket.heard === text, ms);
    if (this.heard !== text) throw new Error(`Heard "${this.heard}" instead of "${text}"`);
  }

  async closes(ms?: number): Promise<number> {
    await this.until((socket) => socket.code !== undefined, ms);
    return this.code!;
  }

  cut(): void {
    this.ws.terminate();
  }

  #wake(): void {
    for (const resolve of this.#changed.splice(0)) resolve();
  }
}
