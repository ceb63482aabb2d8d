import { readPortalGauge, waitUntil } from '../portal-metrics.js';

const pollMs = 20;
const patienceMs = 15_000;

/** Waits until the portal has saved at the core what it answered from its cache. */
export async function waitForRecords(opsUrl: string): Promise<void> {
  const isSaved = async () => !((await readPortalGauge(opsUrl, 'portal_exchanges_waiting')) > 0);
  await waitUntil('the portal has saved its exchanges', isSaved, pollMs, patienceMs);
}
