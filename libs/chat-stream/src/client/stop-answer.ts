import { backoffMs, pause } from './backoff.js';
import { ProblemError } from './errors.js';
import { dialogPath, request, within } from './request.js';
import type { ChatSettings } from './settings.js';

/** Asks the service to stop an answer; repeats a lost request. A refusal means that there is nothing left to stop. */
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
      if (error instanceof ProblemError && error.status < 500) return;
      await pause(backoffMs(attempt, settings.backoff), signal);
    }
  }
}
