import type { AnswerStream } from './answer-stream.js';
import { ChatClosedError } from './errors.js';
import { withDefaults, type ChatOptions, type ChatSettings } from './settings.js';
import { startAsking, type AskOptions, type ConnectionState } from './start-asking.js';

/**
 * A conversation in one dialog.
 *
 * @example
 * const stop = new AbortController();
 * button.onclick = () => stop.abort();
 * chat.onState((state) => (status.textContent = state));
 * for await (const fragment of chat.ask('Why is the sky blue?', { signal: stop.signal })) show(fragment);
 */
export interface Chat {
  readonly state: ConnectionState;
  /** Asks at once; the answer arrives by iterating. Throws nothing itself. */
  ask(text: string, options?: AskOptions): AnswerStream;
  /** Calls the listener at every change of state; returns what ends that. What it throws becomes an uncaught error. */
  onState(listener: (state: ConnectionState) => void): () => void;
  /** Ends every connection. Answers on their way go on at the server; their iterations throw `ChatClosedError`. */
  close(): void;
}

/**
 * Makes a chat for one dialog.
 *
 * @example
 * const chat = createChat({ baseUrl: 'https://portal.example', dialogId });
 * for await (const fragment of chat.ask('What is photosynthesis?')) show(fragment);
 */
export function createChat(options: ChatOptions): Chat {
  return new DialogChat(withDefaults(options));
}

class DialogChat implements Chat {
  readonly #life = new AbortController();
  readonly #listeners = new Set<(state: ConnectionState) => void>();
  /** What each question on its way is doing, in the order in which they were asked. */
  readonly #asks = new Map<object, ConnectionState>();
  #state: ConnectionState = 'idle';

  constructor(private readonly settings: ChatSettings) {}

  get state(): ConnectionState {
    return this.#state;
  }

  ask(text: string, options: AskOptions = {}): AnswerStream {
    const asked = {};
    const events = { onState: (state: ConnectionState) => this.#heard(asked, state) };
    return startAsking(this.settings, text, options, events, this.#life.signal);
  }

  onState(listener: (state: ConnectionState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#life.abort(new ChatClosedError('The chat was closed'));
    this.#enter('closed');
  }

  /** The question asked last is shown, and the one before when that is over. */
  #heard(asked: object, state: ConnectionState): void {
    if (state === 'idle') this.#asks.delete(asked);
    else this.#asks.set(asked, state);
    this.#enter([...this.#asks.values()].at(-1) ?? 'idle');
  }

  #enter(state: ConnectionState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    for (const listener of this.#listeners) {
      try {
        listener(state);
      } catch (error) {
        // Reported as the platform reports a mistake of an event listener: uncaught, and in nobody's way.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
