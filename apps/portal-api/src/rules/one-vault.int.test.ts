import { describe, expect, it } from '@jest/globals';
import type { MessageList } from '@portal/contracts';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startPortalProcess } from '../testing/portal-process.js';
import { startTestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';
import { startTwoPortals } from '../testing/two-portals.js';

const masha = 'Меня зовут Маша Иванова';
const katya = 'Моя подруга Катя Смирнова, что ей подарить?';
const oleg = 'Мой друг Олег Козлов, что ему подарить?';
const mostTries = 100;
const enoughInTurn = 8;
const settings = { PORTAL_QUESTIONS_PER_MINUTE: '1000' };
const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const disposable = (client: Redis) =>
  Object.assign(client, { [Symbol.asyncDispose]: async () => client.disconnect() });

async function questionsOf(user: TestUser, dialog: string): Promise<string[]> {
  const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
  return body.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
}

describe('the history of a dialog shows what was written', () => {
  it('when two questions that name new people are asked at two instances at once', async () => {
    await using portals = await startTwoPortals(settings);
    const { one, other } = portals;
    const user = await one.signIn();
    const there = Object.assign(new TestUser(other.url), { cookie: user.cookie });
    // Both accepted: the second waited for the first. That is the case that counts.
    let inTurn = 0;
    for (let tries = 0; tries < mostTries && inTurn < enoughInTurn; tries++) {
      const dialog = await user.createDialog();
      await user.hear(dialog, masha);
      // Whose it is, both know.
      await questionsOf(there, dialog);
      const asking = user.ask(dialog, katya);
      await soon(tries % 6);
      const replies = await Promise.all([asking, there.ask(dialog, oleg)]);
      const accepted = [katya, oleg].filter((_, at) => replies[at]?.status === 202);
      if (accepted.length === 2) inTurn++;
      await eventually(async () => {
        const questions = await questionsOf(user, dialog);
        expect(questions.toSorted()).toEqual([masha, ...accepted].toSorted());
      });
    }
    expect(inTurn).toBe(enoughInTurn);
  }, 60_000);

  it('when an instance stands still with a question, and another is asked meanwhile', async () => {
    await using portals = await startTwoPortals(settings);
    const { one, redis } = portals;
    await using frozen = await startPortalProcess({
      NODE_ENV: 'test',
      PORTAL_LOG_LEVEL: 'silent',
      PORTAL_AUDIT_FILE: '/dev/null',
      REDIS_URL: redis.url,
      CORE_URL: one.core.url,
    });
    const user = await one.signIn();
    const there = Object.assign(new TestUser(frozen.url), { cookie: user.cookie });
    const dialog = await user.createDialog();
    await user.hear(dialog, masha);
    await questionsOf(there, dialog);
    await using client = disposable(new Redis(redis.url));
    const held = () => client.exists(`chat-stream:{${dialog}}:holder`);
    await eventually(async () => expect(await held()).toBe(0));
    // What was said before has to be asked of the core, which is slow: the vault was read by then, and is not yet written.
    await client.del(`dialog:{${dialog}}:context`);
    const asked = () => one.core.requests('messages').length;
    const before = asked();
    one.core.faults.set([faultOn('messages').slowHeaders(1_000)]);
    const late = there.ask(dialog, katya);
    await eventually(() => expect(asked()).toBe(before + 1));
    frozen.freeze(true);
    one.core.faults.clear();
    await eventually(async () => expect((await user.ask(dialog, oleg)).status).toBe(202), 15_000);
    await eventually(async () => expect(await held()).toBe(0));
    frozen.freeze(false);
    const { status } = await late;
    const questions = status === 202 ? [masha, oleg, katya] : [masha, oleg];
    await eventually(async () => expect(await questionsOf(user, dialog)).toEqual(questions));
  }, 60_000);

  it('when what was written looks like placeholders', async () => {
    await using test = await startTestPortal();
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const written = [masha, 'что значит [TEXT_1] в шаблоне?', 'а что значит [PERSON_1] в шаблоне?'];
    for (const text of written) await user.hear(dialog, text);
    expect(await questionsOf(user, dialog)).toEqual(written);
  });
});
