import { ProblemError } from '@portal/chat-stream/client';
import type { CreatedDialog, MessageList, SessionReply } from '@portal/contracts/v1';
import { Unreachable } from './explain.js';

const requestMs = 30_000;

/** A signed-in user of the portal, as a browser would be. */
export class PortalSession {
  private constructor(
    readonly url: URL,
    /** What the browser would send along, also with the WebSocket. */
    readonly headers: Readonly<Record<string, string>>,
    readonly user: SessionReply['user'],
  ) {}

  /** @throws Unreachable when nothing answers, ProblemError when the portal refuses */
  static async signIn(url: URL, id: string): Promise<PortalSession> {
    const reply = await send(url, 'POST', '/auth/login', {}, { student_id: id });
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
    const { user } = (await reply.json()) as SessionReply;
    return new PortalSession(url, { cookie: cookie.join('; ') }, user);
  }

  async createDialog(scenario?: string): Promise<CreatedDialog> {
    const body = scenario === undefined ? {} : { scenario };
    const reply = await send(this.url, 'POST', '/assistant/sessions', this.headers, body);
    return (await reply.json()) as CreatedDialog;
  }

  async readMessages(dialogId: string): Promise<MessageList['messages']> {
    const reply = await send(this.url, 'GET', `/assistant/sessions/${dialogId}/messages`, this.headers);
    return ((await reply.json()) as MessageList).messages;
  }

  async stopAnswer(dialogId: string, answerId: string): Promise<void> {
    await send(this.url, 'DELETE', `/assistant/sessions/${dialogId}/answers/${answerId}`, this.headers);
  }

  async signOut(): Promise<void> {
    await send(this.url, 'POST', '/auth/logout', this.headers);
  }
}

async function send(
  origin: URL,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Response> {
  const reply = await fetch(new URL(`/api/v1${path}`, origin), {
    method,
    signal: AbortSignal.timeout(requestMs),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Unreachable(origin.origin, { cause });
  });
  if (!reply.ok) throw await readProblem(reply);
  return reply;
}

async function readProblem(reply: Response): Promise<ProblemError> {
  const problem = (await reply.json().catch(() => ({}))) as Record<string, unknown>;
  const code = typeof problem['code'] === 'string' ? problem['code'] : 'unknown';
  const after = Number(reply.headers.get('retry-after') ?? NaN);
  return new ProblemError(reply.status, code, problem, Number.isFinite(after) ? after : undefined);
}
