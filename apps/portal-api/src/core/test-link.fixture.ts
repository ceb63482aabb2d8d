import { randomUUID } from 'node:crypto';
import { coreChatRequest } from '../assistant/core-request.js';
import type { CleanText } from '../assistant/remove-personal-data.js';
import type { ChatLimits } from './chat-call.js';
import { createHttpCoreLink, type HttpCoreLink, type HttpCoreLinkOptions } from './http-core-link.js';

/** Too long for a busy machine to reach; a test about one of them sets it. */
export const testLimits: ChatLimits = {
  attempts: 3,
  firstTokenMs: 10_000,
  startMs: 10_000,
  idleMs: 10_000,
  totalMs: 10_000,
};

/** A share of retries that lets each call be sent again as often as its attempts allow: the budget has tests of its own. */
export const everyCall = 10;

/** How one question went. */
export interface Heard {
  readonly answerId: string;
  readonly text: string;
  /** The id in `done`; null when there was none. */
  readonly messageId: string | null;
  readonly error: unknown;
  /** Whether the answer began, so that no retry was allowed any more. */
  readonly begun: boolean;
  readonly tookMs: number;
}

/** What is needed of a core; the mock's engine has it. */
interface AnyCore extends AsyncDisposable {
  listen(): Promise<string>;
  createDialog(anonymousUserId: string): { readonly id: string };
}

/** The real link beside a core, without a portal around it. */
export interface TestLink<Core extends AnyCore = AnyCore> extends AsyncDisposable {
  readonly core: Core;
  readonly link: HttpCoreLink;
  ask(options?: { signal?: AbortSignal; onToken?: (text: string) => void }): Promise<Heard>;
}

export const chatRequest = (dialogId: string, text = 'Почему небо голубое?') =>
  coreChatRequest({ id: dialogId, anonymousUserId: 'anon-1', scenario: 'general' }, text as CleanText);

export const linkOptions = (
  url: string,
  options: Partial<HttpCoreLinkOptions> = {},
): HttpCoreLinkOptions => ({
  url,
  connectMs: 10_000,
  dataTimeoutMs: 5_000,
  chat: testLimits,
  retryShare: everyCall,
  ...options,
});

export async function startTestLink<Core extends AnyCore>(
  core: Core,
  options: Partial<HttpCoreLinkOptions> = {},
): Promise<TestLink<Core>> {
  const link = createHttpCoreLink(linkOptions(await core.listen(), options));
  return {
    core,
    link,
    ask: ({ signal = new AbortController().signal, onToken } = {}) =>
      hear(link, core.createDialog('anon-1').id, signal, onToken),
    async [Symbol.asyncDispose]() {
      link.close();
      await core[Symbol.asyncDispose]();
    },
  };
}

export async function hear(
  link: HttpCoreLink,
  dialogId: string,
  signal: AbortSignal,
  onToken?: (text: string) => void,
): Promise<Heard> {
  const answerId = randomUUID();
  const startedAt = performance.now();
  let [text, messageId, begun]: [string, string | null, boolean] = ['', null, false];
  const end = (error: unknown): Heard => {
    return { answerId, text, messageId, error, begun, tookMs: performance.now() - startedAt };
  };
  try {
    const answer = await link.chat(chatRequest(dialogId), { answerId, requestId: 'req-1', signal });
    begun = true;
    await answer.relay({
      token(fragment) {
        text += fragment;
        onToken?.(fragment);
      },
      done: (id) => void (messageId = id),
    });
    return end(undefined);
  } catch (error) {
    return end(error);
  }
}
