import type { Breaker } from './breaker.js';
import type { ChatAnswer } from './chat-answer.js';

/**
 * A chat call that the breaker lets through and hears of twice: when the answer begins, and how it ended, which may be
 * minutes later. A stop is no end that it is told of as a failure: the answer then fails with CallAborted.
 */
export async function countChat(breaker: Breaker, begin: () => Promise<ChatAnswer>): Promise<ChatAnswer> {
  const call = breaker.admit();
  try {
    const answer = await begin();
    call.begun();
    return {
      abort: () => answer.abort(),
      async relay(handlers) {
        try {
          await answer.relay(handlers);
          call.end();
        } catch (error) {
          call.end(error);
          throw error;
        }
      },
    };
  } catch (error) {
    call.end(error);
    throw error;
  }
}
