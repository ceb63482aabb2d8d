import type { CoreFake } from './core-fake-api.js';

export interface ChatReply {
  readonly status: number;
  readonly lines: readonly string[];
  /** The concatenated tokens. */
  readonly text: string;
  readonly doneIds: readonly string[];
  /** Whether the body ended as HTTP says, and was not broken off. */
  readonly clean: boolean;
}

export interface ChatCall {
  readonly sessionId: string;
  readonly text?: string;
  readonly key?: string;
  readonly anonymousUserId?: string;
  readonly signal?: AbortSignal;
}

const json = { 'content-type': 'application/json' };

export const testUser = 'anon-1';

export const post = (core: CoreFake, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(core.url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

export const put = (core: CoreFake, path: string, body: unknown) =>
  fetch(core.url + path, { method: 'PUT', headers: json, body: JSON.stringify(body) });

export const get = (core: CoreFake, path: string) => fetch(core.url + path);

export function startChat(core: CoreFake, call: ChatCall): Promise<Response> {
  return fetch(`${core.url}/v1/chat`, {
    method: 'POST',
    headers: { ...json, ...(call.key === undefined ? {} : { 'idempotency-key': call.key }) },
    body: JSON.stringify({
      session_id: call.sessionId,
      anonymous_user_id: call.anonymousUserId ?? testUser,
      messages: [{ role: 'user', text: call.text ?? 'Why is the sky blue?' }],
      scenario: 'general',
    }),
    ...(call.signal ? { signal: call.signal } : {}),
  });
}

/** One chat call, read to its end, however it ends. Rejects only when there is no reply at all. */
export async function chat(core: CoreFake, call: ChatCall): Promise<ChatReply> {
  const response = await startChat(core, call);
  let body = '';
  let clean = true;
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) body += chunk;
  } catch {
    clean = false;
  }
  const lines = body.split('\n').filter((line) => line !== '');
  const frames = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as { type: string; data: unknown }];
    } catch {
      return [];
    }
  });
  return {
    status: response.status,
    lines,
    text: frames.flatMap(({ type, data }) => (type === 'token' ? [data as string] : [])).join(''),
    doneIds: frames.flatMap(({ type, data }) =>
      type === 'done' ? [(data as { message_id: string }).message_id] : [],
    ),
    clean,
  };
}

/** Asks until it is so, for five seconds at most. */
export async function eventually(isSo: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 5_000;
  while (!isSo() && performance.now() < deadline) await new Promise((wait) => setTimeout(wait, 10));
  return isSo();
}
