import { keepNewest } from '../keep-newest.js';

/** The sending side of a client's socket. */
export interface StreamSocket {
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** Where a reader goes on: the answer, and the UTF-16 length of the text it has. */
export interface ResumePoint {
  readonly answer: string;
  readonly offset: number;
}

/** An answer on its way: its fragments, and what is to be done with the text when it is over. */
export interface NewAnswer {
  readonly id: string;
  readonly dialogId: string;
  readonly fragments: readonly string[];
  /** Close with this code after so many fragments, or behind the last if there are fewer, instead of `done`. */
  readonly breakAfter?: { readonly fragments: number; readonly code: number } | undefined;
  /** Before `done` goes out: whoever sees it finds the message stored. */
  onEnd(text: string, isWhole: boolean): void;
}

interface Answer extends NewAnswer {
  text: string;
  sent: number;
  end: 'running' | 'done' | number;
  endedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Reader {
  readonly socket: StreamSocket;
  readonly dialogId: string;
  readonly ownerId: string;
}

const resumableMs = 5 * 60_000;
const mostAnswers = 200;
const reasons: Readonly<Record<number, string>> = {
  1001: 'going away',
  1003: 'this stream takes no data',
  4401: 'session ended',
  4404: 'answer unknown or too old',
  4502: 'the core failed',
  4504: 'the core stalled',
};

/** The token streams of all dialogs: one running answer a dialog, any number of readers. */
export class Streams {
  readonly #answers = new Map<string, Answer>();
  readonly #readers = new Set<Reader>();
  /** The answers that have not begun, by their dialogs. */
  readonly #claimed = new Map<string, string>();

  constructor(
    private readonly now: () => number,
    private readonly tokenMs: number,
  ) {}

  /** The answer that a dialog is receiving, or is going to. */
  busyWith(dialogId: string): string | undefined {
    return this.#claimed.get(dialogId) ?? this.running(dialogId);
  }

  /** The answer that a dialog is receiving. */
  running(dialogId: string): string | undefined {
    return [...this.#answers.values()].find((one) => one.dialogId === dialogId && one.end === 'running')?.id;
  }

  /** Takes the dialog for an answer; gives the one that has it already, if there is one. */
  claim(dialogId: string, answerId: string): string | undefined {
    const other = this.busyWith(dialogId);
    if (other === undefined) this.#claimed.set(dialogId, answerId);
    return other;
  }

  /** Whether an answer may still begin: it was not stopped before. */
  isClaimed(dialogId: string, answerId: string): boolean {
    return this.#claimed.get(dialogId) === answerId;
  }

  release(dialogId: string): void {
    this.#claimed.delete(dialogId);
  }

  begin(begun: NewAnswer): void {
    const answer: Answer = { ...begun, text: '', sent: 0, end: 'running', endedAt: 0 };
    this.release(begun.dialogId);
    keepNewest(this.#answers, mostAnswers, begun.id, answer);
    this.#step(answer);
  }

  /** What came so far is kept, and `done` follows; one that has not begun never does. Nothing happens to an answer that is over or unknown. */
  stop(dialogId: string, answerId: string): void {
    if (this.isClaimed(dialogId, answerId)) this.release(dialogId);
    const answer = this.#answers.get(answerId);
    if (answer?.dialogId === dialogId && answer.end === 'running') this.#finish(answer, 'done');
  }

  /** Opens a stream; returns what ends it from the client's side. */
  open(reader: Reader, resume: ResumePoint | undefined): () => void {
    const { socket, dialogId } = reader;
    const leave = () => void this.#readers.delete(reader);
    const answer = this.#answers.get(resume?.answer ?? this.running(dialogId) ?? '');
    if (!resume && !answer) {
      this.#readers.add(reader);
      return leave;
    }
    const offset = resume?.offset ?? 0;
    const isKept = answer?.end === 'running' || (answer && this.now() - answer.endedAt <= resumableMs);
    if (!answer || !isKept || answer.dialogId !== dialogId || offset > answer.text.length) {
      close(socket, 4404);
      return leave;
    }
    const missed = answer.text.slice(offset);
    if (missed) socket.send(token(missed));
    if (typeof answer.end === 'number') {
      close(socket, answer.end);
      return leave;
    }
    if (answer.end === 'done') {
      socket.send(done(answer.id));
      const next = this.#answers.get(this.running(dialogId) ?? '');
      if (next?.text) socket.send(token(next.text));
    }
    this.#readers.add(reader);
    return leave;
  }

  /** Closes what the readers of a user, or of everybody, have open. */
  endSessions(ownerId?: string): void {
    for (const reader of this.#readers) {
      if (ownerId === undefined || reader.ownerId === ownerId) this.#close(reader, 4401);
    }
  }

  /** The user goes on under another token: the streams come back under it. */
  renewSession(ownerId: string): void {
    for (const reader of this.#readers) if (reader.ownerId === ownerId) this.#close(reader, 1001);
  }

  /** A stream goes from the server to the client only. */
  refuseData(socket: StreamSocket): void {
    for (const reader of this.#readers) if (reader.socket === socket) this.#close(reader, 1003);
  }

  /** Forgets everything, sockets included. */
  clear(): void {
    for (const reader of this.#readers) this.#close(reader, 1001);
    for (const answer of this.#answers.values()) clearTimeout(answer.timer);
    this.#answers.clear();
    this.#claimed.clear();
  }

  #step(answer: Answer): void {
    if (answer.breakAfter && answer.sent >= answer.breakAfter.fragments)
      return this.#finish(answer, answer.breakAfter.code);
    const fragment = answer.fragments[answer.sent];
    if (fragment === undefined) return this.#finish(answer, answer.breakAfter?.code ?? 'done');
    answer.sent += 1;
    answer.text += fragment;
    this.#tell(answer.dialogId, token(fragment));
    answer.timer = setTimeout(() => this.#step(answer), this.tokenMs);
  }

  #finish(answer: Answer, end: 'done' | number): void {
    clearTimeout(answer.timer);
    answer.end = end;
    answer.endedAt = this.now();
    answer.onEnd(answer.text, end === 'done');
    if (end === 'done') return this.#tell(answer.dialogId, done(answer.id));
    for (const reader of this.#readers) if (reader.dialogId === answer.dialogId) this.#close(reader, end);
  }

  #tell(dialogId: string, frame: string): void {
    for (const reader of this.#readers) if (reader.dialogId === dialogId) reader.socket.send(frame);
  }

  #close(reader: Reader, code: number): void {
    this.#readers.delete(reader);
    close(reader.socket, code);
  }
}

const token = (data: string): string => JSON.stringify({ type: 'token', data });
const done = (messageId: string): string => JSON.stringify({ type: 'done', data: { message_id: messageId } });
const close = (socket: StreamSocket, code: number): void => socket.close(code, reasons[code] ?? '');
