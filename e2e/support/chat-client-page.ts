import type { Page } from '@playwright/test';
import type { Chat } from '@portal/chat-stream/client';
import { build } from 'esbuild';

/** What a question came to, as far as the page knows. */
export interface SeenAnswer {
  readonly text: string;
  readonly states: readonly string[];
  /** Once it was taken. */
  readonly answerId: string | undefined;
  /** At its end, unless it failed. */
  readonly messageId: string | undefined;
  readonly error: { readonly name: string; readonly code: string; readonly status?: number } | undefined;
  /** Whether the iteration has ended, in either way. */
  readonly over: boolean;
}

/** The client as a page would load it: one file, made from the package's entry for clients. */
async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    // By its name, so that the condition decides, and the browser tests need no build of the library.
    entryPoints: ['@portal/chat-stream/client'],
    conditions: ['@portal/source'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
  });
  return outputFiles[0]!.text;
}

/** A page that talks in one dialog by the published client. */
export class ChatClientPage {
  private constructor(private readonly page: Page) {}

  /** @param options of `createChat`, beyond the dialog and the page's own address. */
  static async open(page: Page, dialogId: string, options: object = {}): Promise<ChatClientPage> {
    const body = await bundleClient();
    await page.route('**/chat-client.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.evaluate(
      async ([dialog, more]) => {
        const { createChat } = await import(`${location.origin}/chat-client.js`);
        const backoff = { firstMs: 50, maxMs: 200 };
        const chat = createChat({ baseUrl: location.origin, dialogId: dialog, backoff, ...more });
        Object.assign(globalThis, { chat, answers: new Map() });
      },
      [dialogId, options] as const,
    );
    return new ChatClientPage(page);
  }

  /** Asks, and goes on at once; the answer arrives where `read` looks. */
  async ask(name: string, text: string): Promise<void> {
    await this.page.evaluate(
      ([key, question]) => {
        const { chat, answers } = globalThis as unknown as PageGlobals;
        const stop = new AbortController();
        const seen = { text: '', states: [] as string[], over: false, stop } as PageAnswer;
        answers.set(key, seen);
        const unsubscribe = chat.onState((state) => seen.states.push(state));
        void (async () => {
          try {
            const stream = chat.ask(question, { signal: stop.signal });
            stream.accepted.then(
              ({ answerId }) => (seen.answerId = answerId),
              () => undefined,
            );
            for await (const fragment of stream) seen.text += fragment;
            seen.messageId = (await stream.completed).messageId;
          } catch (error) {
            const { name: kind, code, status } = error as { name: string; code: string; status?: number };
            seen.error = { name: kind, code, ...(status === undefined ? {} : { status }) };
          } finally {
            seen.over = true;
            unsubscribe();
          }
        })();
      },
      [name, text] as const,
    );
  }

  /** Aborts the signal of a question. */
  async stop(name: string): Promise<void> {
    await this.page.evaluate((key) => {
      (globalThis as unknown as PageGlobals).answers.get(key)?.stop.abort();
    }, name);
  }

  async close(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as PageGlobals).chat.close());
  }

  async read(name: string): Promise<SeenAnswer> {
    return this.page.evaluate((key) => {
      const { text, states, answerId, messageId, error, over } = (
        globalThis as unknown as PageGlobals
      ).answers.get(key)!;
      return { text, states: [...states], answerId, messageId, error, over };
    }, name);
  }
}

interface PageAnswer {
  text: string;
  states: string[];
  answerId: string | undefined;
  messageId: string | undefined;
  error: SeenAnswer['error'];
  over: boolean;
  stop: AbortController;
}

interface PageGlobals {
  readonly chat: Chat;
  readonly answers: Map<string, PageAnswer>;
}
