/**
 * The writing side of one open socket, whatever its kind. An adapter makes one; the hub is the only writer.
 *
 * Nothing here may throw: a socket that is gone swallows what it is given.
 *
 * @example
 * const sink: Sink = {
 *   send: (frame) => stream.write(`data: ${frame}\n\n`), // server-sent events
 *   cork: () => stream.cork(),
 *   uncork: () => stream.uncork(),
 *   get bufferedBytes() {
 *     return stream.writableLength;
 *   },
 *   close: () => stream.end(),
 * };
 */
export interface Sink {
  /** Queues one frame. */
  send(frame: string): void;
  /** Begins to hold writes back. The hub pairs every call with one `uncork`. */
  cork(): void;
  /** Hands everything held back to the operating system in one write. */
  uncork(): void;
  /** Bytes queued in this process and not yet taken by the operating system. */
  readonly bufferedBytes: number;
  /** Closes the socket after what is queued; called at most once. */
  close(code: number, reason: string): void;
}

/**
 * What an open socket is to the hub.
 *
 * @example
 * const reader: Reader = { channel: 'dialog-1', tags: ['user:42'], resume: { answer: 'answer-1', offset: 7 } };
 */
export interface Reader {
  /** The stream that the socket listens to, such as a dialog's identifier. */
  readonly channel: string;
  /** Names to close the socket by later, such as `user:42` or `session:<hash>`. */
  readonly tags?: readonly string[] | undefined;
  /** Where to go on: an answer, and how many UTF-16 units of its text have been received. */
  readonly resume?: ResumePoint | undefined;
}

/** A place in an answer: its identifier and a count of UTF-16 units from the start of its text. */
export interface ResumePoint {
  readonly answer: string;
  /** UTF-16 units received so far: `text.length`. */
  readonly offset: number;
}
