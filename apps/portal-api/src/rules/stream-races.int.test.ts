import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTwoPortals, type TwoPortals } from '../testing/two-portals.js';
import { TestUser, UpgradeRefused } from '../testing/test-user.js';

const rounds = 25;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a race on two instances', () => {
  let portals: TwoPortals;
  beforeAll(async () => {
    portals = await startTwoPortals({
      PORTAL_REQUESTS_PER_MINUTE: '100000',
      PORTAL_LOGINS_PER_ID: '100000',
      PORTAL_QUESTIONS_PER_MINUTE: '100000',
    });
  });
  afterAll(async () => portals[Symbol.asyncDispose]());
  const atOther = ({ cookie }: TestUser) => Object.assign(new TestUser(portals.other.url), { cookie });

  it('logout mid-answer: its sockets close with 4401 everywhere, and the answer is saved all the same', async () => {
    portals.one.core.change({ token_ms: 3 });
    for (let round = 0; round < rounds; round++) {
      const user = await portals.one.signIn('stu-1001');
      const dialog = await user.createDialog();
      const sockets = [await user.openStream(dialog), await atOther(user).openStream(dialog)];
      const { body } = await user.ask(dialog, `Почему небо голубое? ${round}`);
      await wait((round % 5) * 4);
      expect((await atOther(user).request('POST', '/api/v1/auth/logout')).status).toBe(204);
      for (const socket of sockets) {
        expect((await socket.closed()).code).toBe(4401);
        expect(socket.frames.filter(({ type }) => type === 'done').length).toBeLessThanOrEqual(1);
      }
      while (!portals.one.core.answer(body.answer_id)) await wait(5);
      const whole = portals.one.core.answer(body.answer_id)!;
      expect(whole.partial).toBeUndefined();
      for (const socket of sockets) expect(whole.text.startsWith(socket.text())).toBe(true);
    }
    portals.one.core.change({ token_ms: 0 });
  }, 60_000);

  it('upgrade and logout at once: no socket outlives the session', async () => {
    for (let round = 0; round < rounds; round++) {
      const user = await portals.one.signIn('stu-1002');
      const dialog = await user.createDialog();
      const late = wait(round % 4).then(() => atOther({ ...user, cookie: user.cookie } as TestUser));
      const opening = [user.openStream(dialog), late.then((there) => there.openStream(dialog))].map(
        (opened) =>
          opened.catch((error: unknown) => {
            if (error instanceof UpgradeRefused && error.status === 401) return null;
            throw error;
          }),
      );
      const leaver = Object.assign(new TestUser(portals.one.url), { cookie: user.cookie });
      expect((await leaver.request('POST', '/api/v1/auth/logout')).status).toBe(204);
      for (const stream of await Promise.all(opening))
        if (stream) expect((await stream.closed()).code).toBe(4401);
    }
  }, 60_000);
});
