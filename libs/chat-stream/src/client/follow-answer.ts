import type { Accepted } from './ask-question.js';
import { backoffMs, pause } from './backoff.js';
import { ConnectionLostError, failureOf, ProblemError, StreamFailedError } from './errors.js';
import { readSocket } from './read-socket.js';
import { request, within } from './request.js';
import type { ChatSettings } from './settings.js';
import { socketUrl } from './transport.js';

/** What the follower reports while it works. */
export interface FollowEvents {
  onText(text: string): void;
  onState(state: 'connecting' | 'streaming' | 'reconnecting'): void;
}

/** A socket that was open for so long had a working connection, even if the answer was silent. */
const provenOpenMs = 5_000;

/**
 * Follows one answer to its `done`, over as many sockets as it takes. Every socket is opened for this answer at the
 * place that has been reached, so what arrives can belong to no other answer, and nothing is lost or doubled.
 *
 * @returns the identifier of the stored message.
 */
export async function followAnswer(
  settings: ChatSettings,
  accepted: Accepted,
  events: FollowEvents,
  signal: AbortSignal,
): Promise<string> {
  let offset = 0;
  let attempt = 0;
  let downSince: number | undefined;
  events.onState('connecting');
  for (;;) {
    const startedAt = Date.now();
    const url = socketUrl(settings.baseUrl, accepted.stream, accepted.answerId, offset);
    const end = await readSocket(settings.openSocket(url, settings.headers), {
      ...settings,
      signal,
      onOpen: () => events.onState('streaming'),
      onText: (text) => {
        offset += text.length;
        attempt = 0;
        downSince = undefined;
        events.onText(text);
      },
    });
    if (end.kind === 'done') return end.messageId;
    const failure = failureOf(end.code);
    if (failure) throw new StreamFailedError(failure, end.code);

    const now = Date.now();
    if (end.opened && now - startedAt > provenOpenMs) downSince = undefined;
    downSince ??= now;
    if (now - downSince >= settings.giveUpMs)
      throw new ConnectionLostError('The stream could not be reached again');
    events.onState('reconnecting');
    if (!end.opened) await throwIfSignedOut(settings, signal);
    await pause(backoffMs(attempt, settings.backoff), signal);
    attempt += 1;
  }
}

/** A browser does not tell why a handshake was refused, so a request asks whether the session has ended. */
async function throwIfSignedOut(settings: ChatSettings, signal: AbortSignal): Promise<void> {
  try {
    await request(settings, 'GET', '/api/v1/auth/session', {
      signal: within(settings.connectTimeoutMs, signal),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError && error.status === 401) throw error;
  }
}
