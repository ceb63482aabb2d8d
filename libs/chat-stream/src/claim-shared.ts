import { closeCodes } from './close-codes.js';
import { lives } from './lives.js';
import type { ClaimReply, Relay } from './relay.js';

/** An answer that has just ended elsewhere may hold the channel for some milliseconds more. */
const waitsMs = [20, 60];

/** Takes a channel from among all instances; the reply names the holder when that is somebody else who lives. */
export async function claimShared(relay: Relay, channel: string, answerId: string): Promise<ClaimReply> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await relay.claim(channel, answerId);
    const { holder } = reply;
    if (!holder) return reply;
    if (!(await lives(relay, holder.instance))) {
      await relay.bury(channel, holder.answerId, { kind: 'failed', code: closeCodes.coreFailed });
    }
    const wait = waitsMs[attempt];
    if (wait === undefined) return reply;
    await pause(wait);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
