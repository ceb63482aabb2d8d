import { PortalSession } from '../../chat/portal-session.js';
import type { Lab } from '../lab.js';
import { seatInDialog } from '../seats.js';
import { label, questions } from './questions.js';

/** Asks every question once at the portal, and gives the least app the answers that came. */
export async function fillCaches(lab: Lab, portalUrl: string, leastUrl: string): Promise<void> {
  const user = await PortalSession.signIn(new URL(portalUrl), 'stu-9999999');
  const { id } = await user.createDialog();
  const seats = [seatInDialog(portalUrl, id, user.headers)];
  const { cache } = await lab.load.run('answers', { seats, questions, together: false, alike: true, label });
  const messages = await user.readMessages(id);
  if (messages.length !== questions * 2)
    throw new Error(`${messages.length} messages after ${questions} questions: ${JSON.stringify(cache)}`);
  for (let index = 0; index < messages.length; index += 2) {
    const reply = await fetch(`${leastUrl}/answers`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: messages[index]!.text, answer: messages[index + 1]!.text }),
    });
    if (!reply.ok) throw new Error(`The least app took no answer: ${reply.status}`);
  }
}
