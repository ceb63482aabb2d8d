import { ProblemError } from './errors.js';
import type { ChatSettings } from './settings.js';
import { addressOf, type ReplyLike } from './transport.js';

/** One request to the service; rejects with `ProblemError` when it is refused, with fetch's error when it is lost. */
export async function request(
  settings: ChatSettings,
  method: string,
  path: string,
  { signal, body, headers }: { signal: AbortSignal; body?: unknown; headers?: Record<string, string> },
): Promise<ReplyLike> {
  const reply = await settings.fetch(addressOf(settings.baseUrl, path).href, {
    method,
    credentials: 'include',
    signal,
    headers: {
      ...settings.headers,
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (reply.ok) return reply;
  // The status is the refusal, whatever becomes of its body.
  const problem = await readRecord(reply).catch(() => undefined);
  const retryAfter = Number(reply.headers.get('retry-after') ?? NaN);
  throw new ProblemError(
    reply.status,
    typeof problem?.['code'] === 'string' ? problem['code'] : `http_${reply.status}`,
    problem,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

/** The body as an object; undefined when it is anything else. Rejects when the connection breaks in the middle of it. */
export async function readRecord(reply: ReplyLike): Promise<Record<string, unknown> | undefined> {
  try {
    const body = await reply.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch (error) {
    if ((error as Error | null)?.name === 'SyntaxError') return undefined;
    throw error;
  }
}

/** Aborts with the given signal or after a time, whichever comes first. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** The path of a dialog's resource. */
export function dialogPath(dialogId: string, rest: string): string {
  return `/api/v1/assistant/sessions/${encodeURIComponent(dialogId)}/${rest}`;
}
