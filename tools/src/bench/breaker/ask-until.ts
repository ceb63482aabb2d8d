import { post } from '../load/ask.js';
import type { Seat } from '../load/job.js';
import { waitUntil } from '../portal-metrics.js';

const pauseMs = 250;
const patienceMs = 40_000;

/** Asks until the portal tells its users that the assistant is available, or is not: it learns from calls how the core is. */
export async function askUntil(
  assistant: 'available' | 'unavailable',
  portalUrl: string,
  seats: readonly Seat[],
): Promise<void> {
  const isSo = async () => {
    const { headers } = seats[0]!;
    const reply = await fetch(`${portalUrl}/api/v1/health`, { headers });
    if (!reply.ok) throw new Error(`The portal's health gave ${reply.status}`);
    if (((await reply.json()) as { assistant: string }).assistant === assistant) return true;
    await Promise.all(seats.map((seat) => post(seat, { text: `Does a question at ${Date.now()} help?` })));
    return false;
  };
  await waitUntil(`the assistant is ${assistant}`, isSo, pauseMs, patienceMs);
}
