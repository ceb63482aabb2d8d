import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Where the text of one answer goes. */
export interface Writing {
  token(text: string): void;
  done(messageId: string): void;
}

/** A way from the tokens of an answer to its sockets. All that is compared differs in this alone. */
export interface Way {
  /** Takes a socket in on a channel. */
  upgrade(channel: string, request: IncomingMessage, socket: Duplex, head: Buffer): void | Promise<void>;
  /** Takes a channel for an answer; the answer begins when what is returned is called. */
  claim(channel: string): Promise<() => Writing>;
}
