import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { AcceptedAnswer, CreatedDialog, Problem, StreamFrame } from '@portal/contracts';

export interface TestReply<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A socket of a test: what it got, and how it ended. */
export interface TestStream {
  readonly frames: StreamFrame[];
  readonly socket: WebSocket;
  /** The fragments put together. */
  text(): string;
  /** Settles at the next `done`, or throws when the socket closes first. */
  done(): Promise<string>;
  closed(): Promise<{ code: number; reason: string }>;
}

/** A browser's worth of client: keeps its cookie, speaks JSON, opens streams. */
export class TestUser {
  cookie = '';

  constructor(readonly url: string) {}

  async request<Body = Problem>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestReply<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';', 1)[0] as string;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }

  async signIn(technicalId: string): Promise<void> {
    const { status } = await this.request('POST', '/api/v1/auth/login', { student_id: technicalId });
    if (status !== 200) throw new Error(`sign-in failed with ${status}`);
  }

  async createDialog(scenario?: string): Promise<string> {
    const body = scenario ? { scenario } : undefined;
    const reply = await this.request<CreatedDialog>('POST', '/api/v1/assistant/sessions', body);
    if (reply.status !== 201) throw new Error(`no dialog: ${reply.status}`);
    return reply.body.id;
  }

  ask(
    dialogId: string,
    text: string,
    headers?: Record<string, string>,
  ): Promise<TestReply<AcceptedAnswer & Problem>> {
    return this.request('POST', `/api/v1/assistant/sessions/${dialogId}/messages`, { text }, headers);
  }

  /** Opens the stream of a dialog; throws with the HTTP status when the upgrade is refused. */
  async openStream(dialogId: string, query = '', headers: Record<string, string> = {}): Promise<TestStream> {
    const address = `${this.url.replace('http', 'ws')}/api/v1/assistant/sessions/${dialogId}/stream${query}`;
    const socket = new WebSocket(address, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    });
    const frames: StreamFrame[] = [];
    const closing = new Promise<{ code: number; reason: string }>((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    socket.on('message', (data) => frames.push(JSON.parse(String(data)) as StreamFrame));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('unexpected-response', (_request, response) => {
        reject(new UpgradeRefused(response.statusCode ?? 0));
        response.resume();
        socket.terminate();
      });
      socket.once('error', reject);
    });
    let seen = 0;
    return {
      frames,
      socket,
      text: () => frames.map((frame) => (frame.type === 'token' ? frame.data : '')).join(''),
      async done() {
        for (;;) {
          const at = frames.findIndex((frame, index) => index >= seen && frame.type === 'done');
          const frame = frames[at];
          if (frame?.type === 'done') {
            seen = at + 1;
            return frame.data.message_id;
          }
          const ended = closing.then(({ code }) => {
            throw new Error(`the stream closed with ${code} before done`);
          });
          await Promise.race([once(socket, 'message'), ended]);
        }
      },
      closed: () => closing,
    };
  }

  /** Asks and waits for the whole answer. */
  async hear(
    dialogId: string,
    text: string,
  ): Promise<{ text: string; messageId: string; accepted: AcceptedAnswer }> {
    const stream = await this.openStream(dialogId);
    const accepted = await this.ask(dialogId, text);
    if (accepted.status !== 202)
      throw new Error(`the question was refused: ${JSON.stringify(accepted.body)}`);
    const messageId = await stream.done();
    stream.socket.close();
    return { text: stream.text(), messageId, accepted: accepted.body };
  }
}

export class UpgradeRefused extends Error {
  constructor(readonly status: number) {
    super(`the upgrade was refused with ${status}`);
  }
}
