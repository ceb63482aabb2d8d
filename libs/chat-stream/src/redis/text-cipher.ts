import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';

/** Hides what is said from whoever can read the store. */
export interface TextCipher {
  /** For a text that begins. */
  newSalt(): Buffer;
  /**
   * Turns text bytes of an answer into stored ones, or back: the same operation. The length stays, and the offset decides,
   * so that a log can grow by appending.
   */
  atOffset(place: TextPlace, offset: number, bytes: Buffer): Buffer;
  /** One message between instances. */
  seal(message: string): string;
  /** @throws when the message was not sealed with this secret */
  open(sealed: string): string;
}

/** What a text is hidden by, beside the secret. */
export interface TextPlace {
  readonly channel: string;
  readonly answerId: string;
  /** Of this text alone: an answer that is begun again under its id may be another one. */
  readonly salt: Buffer;
}

export const saltBytes = 16;
const blockBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256: in counter mode for the log, each text from a place of its own; in GCM for messages. Keys are key objects: bytes
 * would be made into one again at every use, which costs more than the cipher.
 */
export function createTextCipher(secret: string | Uint8Array): TextCipher {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'chat-stream', purpose, 32)));
  const [logKey, placeKey, messageKey] = [derive('log'), derive('places'), derive('messages')];
  // A salt has one text only, so a counter from its own place never meets two texts. The place is 96 bits long: two texts do
  // not share one. The 32 bits behind it count the blocks.
  const placeOf = ({ channel, answerId, salt }: TextPlace) =>
    createHmac('sha256', placeKey)
      .update(JSON.stringify([channel, answerId]))
      .update(salt)
      .digest()
      .subarray(0, blockBytes);

  return {
    // 122 random bits. `randomUUID` has them at hand; `randomBytes` asks the system for them at every call.
    newSalt: () => Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
    atOffset(place, offset, bytes) {
      const counter = placeOf(place);
      counter.writeUInt32BE(Math.floor(offset / blockBytes), nonceBytes);
      const cipher = createCipheriv('aes-256-ctr', logKey, counter);
      if (offset % blockBytes > 0) cipher.update(Buffer.alloc(offset % blockBytes));
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
export const plainMessages: Pick<TextCipher, 'seal' | 'open'> = {
  seal: (message) => message,
  open: (sealed) => sealed,
};
