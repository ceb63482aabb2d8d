/** Chat calls that reached the core, and the questions that they were for: an attempt more is a call more. */
export interface ChatCalls {
  readonly calls: number;
  readonly questions: number;
}

/** The controls of core-mock that scenarios use. */
export interface CoreControl {
  /** Milliseconds before the first token and between tokens; both 0: as fast as they are taken. */
  setRhythm(firstTokenMs: number, tokenMs: number): Promise<void>;
  /** From now on every chat call fails with 503. */
  breakChat(): Promise<void>;
  mend(): Promise<void>;
  /** Counts chat calls from here on. */
  forgetCalls(): Promise<void>;
  countChatCalls(): Promise<ChatCalls>;
}

export function controlCore(url: string): CoreControl {
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const reply = await fetch(`${url}/__mock/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok)
      throw new Error(`core-mock's ${method} ${path} gave ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  return {
    async setRhythm(firstTokenMs, tokenMs) {
      await call('PUT', 'settings', { first_token_ms: firstTokenMs, token_ms: tokenMs });
    },
    async breakChat() {
      const rule = { match: { route: 'chat' }, fault: { kind: 'status', status: 503 } };
      await call('PUT', 'faults', { rules: [rule] });
    },
    async mend() {
      await call('DELETE', 'faults');
    },
    async forgetCalls() {
      await call('DELETE', 'requests');
    },
    async countChatCalls() {
      const reply = await call('GET', 'requests');
      const { requests } = (await reply.json()) as { requests: RecordedRequest[] };
      const chat = requests.filter(({ route }) => route === 'chat');
      const questions = new Set(chat.map(({ headers }) => headers['idempotency-key']));
      return { calls: chat.length, questions: questions.size };
    },
  };
}

interface RecordedRequest {
  readonly route: string | null;
  readonly headers: Readonly<Record<string, string>>;
}
