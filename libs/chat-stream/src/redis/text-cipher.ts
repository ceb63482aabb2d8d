import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Hides what is said from whoever can read the store. */
export interface TextCipher {
  /**
   * Turns text bytes of an answer into stored ones, or back: the same operation. The length stays, and the offset decides,
   * so that a log can grow by appending.
   */
  atOffset(channel: string, answerId: string, offset: number, bytes: Buffer): Buffer;
  /** One message between instances. */
  seal(message: string): string;
  /** @throws when the message was not sealed with this secret */
  open(sealed: string): string;
}

const blockBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256: in counter mode for the log, each answer under a key of its own; in GCM for messages. */
export function createTextCipher(secret: string | Uint8Array): TextCipher {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'chat-stream', purpose, 32));
  const logKey = derive('log');
  const messageKey = createSecretKey(derive('messages'));
  // An answer has one text only, so a counter under its own key never meets two texts.
  const keyOf = (channel: string, answerId: string) =>
    createHash('sha256')
      .update(logKey)
      .update(JSON.stringify([channel, answerId]))
      .digest();

  return {
    atOffset(channel, answerId, offset, bytes) {
      const counter = Buffer.alloc(blockBytes);
      counter.writeBigUInt64BE(BigInt(Math.floor(offset / blockBytes)), 8);
      const cipher = createCipheriv('aes-256-ctr', keyOf(channel, answerId), counter);
      cipher.update(Buffer.alloc(offset % blockBytes));
      return cipher.update(bytes);
    },
    seal(message) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', messageKey, nonce);
      const body = Buffer.concat([cipher.update(message, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', messageKey, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = bytes.subarray(nonceBytes + tagBytes);
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** For a store that only the instances themselves can read. */
export const plainText: TextCipher = {
  atOffset: (_channel, _answerId, _offset, bytes) => bytes,
  seal: (message) => message,
  open: (sealed) => sealed,
};
