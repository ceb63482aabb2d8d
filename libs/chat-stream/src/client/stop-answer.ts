import { backoffMs, pause } from './backoff.js';
import { ProblemError } from './errors.js';
import { dialogPath, request, within } from './request.js';
import type { ChatSettings } from './settings.js';

/** Refused for now: of the answer that says nothing. */
const notNow: ReadonlySet<number> = new Set([408, 429]);

/**
 * Asks the service to stop an answer; repeats a request that was lost, or came when there was no time for it. Any other refusal
 * means that there is nothing left to stop.
 */
export async function stopAnswer(
  settings: ChatSettings,
  answerId: string,
  signal: AbortSignal,
): Promise<void> {
  const path = dialogPath(settings.dialogId, `answers/${encodeURIComponent(answerId)}`);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await request(settings, 'DELETE', path, { signal: within(settings.connectTimeoutMs, signal) });
      return;
    } catch (error) {
      signal.throwIfAborted();
      const refusal = error instanceof ProblemError ? error : undefined;
      const isBusy = refusal !== undefined && notNow.has(refusal.status);
      if (refusal && refusal.status < 500 && !isBusy) return;
      const toldMs = isBusy ? (refusal.retryAfterS ?? 0) * 1_000 : 0;
      await pause(Math.max(toldMs, backoffMs(attempt, settings.backoff)), signal);
    }
  }
}
