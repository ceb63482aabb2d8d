import { PortalSession } from '../chat/portal-session.js';
import type { Seat } from './load/job.js';

/** Seats at the portal: each a user of its own with a session and a dialog. */
export async function seatsAtPortal(portalUrl: string, count: number): Promise<Seat[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const user = await PortalSession.signIn(new URL(portalUrl), `stu-9${String(index).padStart(6, '0')}`);
      const { id } = await user.createDialog();
      return seatInDialog(portalUrl, id, user.headers);
    }),
  );
}

/** The seat of a signed-in user in a dialog. */
export function seatInDialog(portalUrl: string, dialogId: string, headers: Seat['headers']): Seat {
  const path = `/api/v1/assistant/sessions/${dialogId}`;
  return {
    askUrl: `${portalUrl}${path}/messages`,
    streamUrl: `${portalUrl.replace('http', 'ws')}${path}/stream`,
    headers,
  };
}

/** The same number of seats at the least relay, which takes dialogs of the core as they are. */
export async function seatsAtRelay(coreUrl: string, relayUrl: string, count: number): Promise<Seat[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = await createCoreDialog(coreUrl);
      return {
        askUrl: `${relayUrl}/${id}`,
        streamUrl: `${relayUrl.replace('http', 'ws')}/${id}`,
        headers: {},
      };
    }),
  );
}

/** A dialog of the core for something else than the portal. */
export async function createCoreDialog(coreUrl: string): Promise<string> {
  const reply = await fetch(`${coreUrl}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ anonymous_user_id: 'bench', scenario: 'general' }),
  });
  return ((await reply.json()) as { id: string }).id;
}
