import { createChat, ProblemError, type Chat, type SocketConstructor } from '@portal/chat-stream/client';
import { WebSocket } from 'ws';
import { explain } from './explain.js';
import type { PortalSession } from './portal-session.js';

const giveUpMs = 30_000;

/** Where a conversation shows itself: answers apart from remarks, so that an answer can be piped on. */
export interface Screen {
  answer(text: string): void;
  remark(text: string): void;
}

/** One dialog after another of one user, in a terminal. */
export class Conversation {
  #chat!: Chat;
  #dialogId = '';
  #stop: AbortController | undefined;
  /** The answer that another window of the same user may be receiving in this dialog. */
  #foreignAnswer: string | undefined;

  constructor(
    private readonly portal: PortalSession,
    private readonly screen: Screen,
  ) {}

  /** Begins a dialog; what is asked from now on belongs to it. */
  async begin(scenario?: string): Promise<void> {
    const dialog = await this.portal.createDialog(scenario);
    this.close();
    this.#dialogId = dialog.id;
    this.#foreignAnswer = undefined;
    this.#chat = createChat({
      baseUrl: this.portal.url.href,
      dialogId: dialog.id,
      headers: this.portal.headers,
      WebSocket: WebSocket as unknown as SocketConstructor,
      giveUpMs,
    });
    this.#chat.onState((state) => {
      if (state === 'reconnecting') this.screen.remark('\n[The connection was lost; reconnecting …]');
    });
    if (scenario !== undefined) this.screen.remark(`New dialog, scenario ${dialog.scenario}.`);
  }

  /** Asks, and shows the answer as it arrives. Resolves at its end; throws what went wrong. */
  async ask(text: string): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      for await (const fragment of this.#chat.ask(text, { signal: stop.signal }))
        this.screen.answer(fragment);
      if (stop.signal.aborted) this.screen.remark('\n[Stopped.]');
      this.screen.answer('\n');
    } catch (error) {
      if (error instanceof ProblemError && typeof error.problem?.['answer_id'] === 'string') {
        this.#foreignAnswer = error.problem['answer_id'];
      }
      throw error;
    } finally {
      this.#stop = undefined;
    }
  }

  /** Stops the running answer, also one of another window that a 409 told of. False when there is none. */
  stop(): boolean {
    if (this.#stop !== undefined) {
      this.#stop.abort();
      return true;
    }
    if (this.#foreignAnswer === undefined) return false;
    this.portal.stopAnswer(this.#dialogId, this.#foreignAnswer).then(
      () => this.screen.remark('[Stopped.]'),
      (error: unknown) => this.screen.remark(explain(error)),
    );
    this.#foreignAnswer = undefined;
    return true;
  }

  async showHistory(): Promise<void> {
    const messages = await this.portal.readMessages(this.#dialogId);
    if (messages.length === 0) this.screen.remark('Nothing was said in this dialog yet.');
    for (const { role, text } of messages) this.screen.answer(`${role === 'user' ? '>' : ' '} ${text}\n`);
  }

  close(): void {
    this.#chat?.close();
  }
}
