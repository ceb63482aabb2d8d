import type { LogReply } from '../relay.js';
import type { Keys } from './keys.js';
import { writeScript, type Script } from './scripts.js';
import { saltBytes, type TextCipher } from './text-cipher.js';

/** Runs a script in time. */
type Run = (
  script: Script,
  keys: readonly string[],
  args: readonly (string | number | Buffer)[],
) => Promise<unknown>;

/** Which answer. */
interface LogName {
  readonly channel: string;
  readonly answerId: string;
}

/** Of so many answers that are written here it is known how each is hidden; of more, Redis is asked again. */
const maxKnown = 10_000;

/** The texts of answers in Redis, UTF-16LE: as they are, or behind a salt and hidden with it. */
export class AnswerLog {
  readonly #salts = new Map<string, Buffer>();

  constructor(
    private readonly keys: Keys,
    /** Undefined for texts as they are. */
    private readonly cipher: TextCipher | undefined,
    private readonly run: Run,
    private readonly keepMs: number,
  ) {}

  /** Where the text is, its end, and who holds the channel. */
  keysOf({ channel, answerId }: LogName): readonly [string, string, string] {
    const text = this.cipher ? this.keys.saltedText(channel, answerId) : this.keys.text(channel, answerId);
    return [text, this.keys.end(channel, answerId), this.keys.holder(channel)];
  }

  /**
   * Adds text if the log holds exactly `from` units and no end; with an end (not ''), stores that as well. A text that begins
   * gets a salt of its own, whatever its id: one that is forgotten comes back with a question that is repeated late, and its
   * answer need not be the same. Two texts of one place would lay both open to whoever has kept what was stored.
   */
  async write(name: LogName, from: number, text: string, end: string): Promise<LogReply> {
    const bytes = Buffer.from(text, 'utf16le');
    const args = [from * 2, this.keepMs, name.answerId, end];
    const { cipher } = this;
    if (!cipher) return replyOf(await this.run(writeScript, this.keysOf(name), [...args, bytes, 0, '']));
    const key = this.keysOf(name)[0];
    let salt = from === 0 ? cipher.newSalt() : this.#salts.get(key);
    for (let isSecond = false; ; isSecond = true) {
      const hidden = salt ? cipher.atOffset({ ...name, salt }, from * 2, bytes) : '';
      const said = [...args, hidden, saltBytes, salt ?? ''];
      const reply = (await this.run(writeScript, this.keysOf(name), said)) as [number, number, Buffer?];
      const [stored, ended, kept] = reply;
      const isForeign = kept !== undefined && salt?.equals(kept) !== true;
      // Written by another before, or too long ago to be known here: now it is known how. As a copy: what comes from a
      // connection is a part of all that came with it.
      if (isForeign) salt = Buffer.alloc(saltBytes, kept);
      this.#know(key, ended === 1 || !kept ? undefined : salt);
      if (isSecond || ended === 1 || !isForeign || stored !== from * 2) return replyOf(reply);
    }
  }

  /** What is stored, as text; '' for what cannot be read. */
  read(name: LogName, stored: Buffer): string {
    if (!this.cipher) return textOf(stored);
    if (stored.length < saltBytes) return '';
    const salt = stored.subarray(0, saltBytes);
    return textOf(this.cipher.atOffset({ ...name, salt }, 0, stored.subarray(saltBytes)));
  }

  #know(key: string, salt: Buffer | undefined): void {
    this.#salts.delete(key);
    if (!salt) return;
    this.#salts.set(key, salt);
    if (this.#salts.size > maxKnown) this.#salts.delete(this.#salts.keys().next().value as string);
  }
}

function replyOf(reply: unknown): LogReply {
  const [stored, ended] = reply as [number, number];
  return { length: stored / 2, ended: ended === 1 };
}

/**
 * Half a unit at the end is not ours. It must not be decoded either: Node 24.21 corrupts its heap on an odd number of bytes
 * at an odd address.
 */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf16le', 0, bytes.length - (bytes.length % 2));
}
