import { readFile } from 'node:fs/promises';
import { setCoreFaults } from '../support/core-faults.js';
import type { FrontEnd } from '../support/front-end.js';
import { expect, test, timed } from '../support/own-stack.js';
import { textOf, waitForDone, waitForToken } from '../support/read-answer.js';

/** A page learns of a change within this time. */
const toldWithinMs = 2_000;
/** Every pause that a caller is told to make is at most so long. Seconds. */
const saneRetryS = 60;
const question = 'Почему листья осенью желтеют?';

const health = async (frontEnd: FrontEnd) => (await frontEnd.send('GET', '/health')).body;
const isSane = (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= saneRetryS;

async function hear(frontEnd: FrontEnd, name: string, dialog: string, text: string) {
  await frontEnd.openDialogStream(name, dialog);
  const { status, body } = await frontEnd.ask(dialog, text);
  expect(status).toBe(202);
  return { cache: body.cache, seen: await waitForDone(frontEnd, name) };
}

test.describe('with an answer that takes a while', () => {
  test.use({ settings: { core: { CORE_MOCK_TOKEN_MS: '150' } } });

  test('the core dies mid-answer: the page is told, and what it has seen of the answer is kept', async ({
    frontEnd,
    stack,
  }, info) => {
    await frontEnd.signIn('stu-1007');
    const dialog = await frontEnd.createDialog();
    await expect.poll(() => readFile(info.outputPath('core.json'), 'utf8').catch(() => '')).toContain(dialog);
    await frontEnd.openDialogStream('own', dialog);
    expect((await frontEnd.ask(dialog, 'Почему море солёное?')).status).toBe(202);
    await waitForToken(frontEnd, 'own');
    await stack.killCore();
    await expect.poll(async () => (await frontEnd.stream('own')).closeCode).toBe(4502);
    const seen = await frontEnd.stream('own');
    expect(seen.frames.map(({ type }) => type)).not.toContain('done');

    await stack.startCore();
    const path = `/assistant/sessions/${dialog}/messages`;
    await expect
      .poll(async () => (await frontEnd.send('GET', path)).body.messages, { timeout: 30_000 })
      .toEqual([
        { id: expect.any(String), role: 'user', text: 'Почему море солёное?' },
        { id: expect.any(String), role: 'assistant', text: textOf(seen) },
      ]);
    await expect
      .poll(async () => (await frontEnd.ask(dialog, 'А озеро?')).status, {
        timeout: 30_000,
        intervals: [500],
      })
      .toBe(202);
  });
});

test('the core dies wholly, and all that can go on goes on until it is back', async ({
  frontEnd,
  openOther,
  stack,
}, info) => {
  await frontEnd.signIn('stu-1001');
  const known = await openOther();
  await known.signIn('stu-1002');
  await known.send('POST', '/auth/logout');
  const places = ['/courses', '/career/recommendations', '/career/interests'];
  const live = await Promise.all(places.map((place) => frontEnd.send('GET', place)));
  for (const { status, headers } of live)
    expect([status, headers['x-portal-stale']]).toEqual([200, undefined]);
  const { seen: first } = await hear(frontEnd, 'first', await frontEnd.createDialog(), question);
  const dialog = await frontEnd.createDialog();
  const other = await frontEnd.createDialog();
  await expect.poll(() => readFile(info.outputPath('core.json'), 'utf8').catch(() => '')).toContain(other);

  await stack.killCore();
  await expect
    .poll(() => health(frontEnd), { timeout: toldWithinMs })
    .toMatchObject({ status: 'degraded', assistant: 'unavailable' });
  expect(isSane((await health(frontEnd)).retry_after_s)).toBe(true);

  expect((await frontEnd.send('GET', '/auth/session')).status).toBe(200);
  await known.signIn('stu-1002');
  const unknown = await known.send('POST', '/auth/login', { student_id: 'stu-1029' });
  expect([unknown.status, unknown.body.code]).toEqual([503, 'core_unavailable']);
  for (const [at, place] of places.entries()) {
    const copy = await frontEnd.send('GET', place);
    expect([copy.status, copy.body]).toEqual([200, live[at]!.body]);
    expect(Number(copy.headers['x-portal-stale'])).toBeGreaterThanOrEqual(0);
  }
  const { cache, seen: cached } = await hear(frontEnd, 'cached', dialog, question);
  expect([cache, textOf(cached)]).toEqual(['hit', textOf(first)]);
  const refused = await timed(() => frontEnd.ask(other, 'А почему хвоя не желтеет?'));
  expect([refused.value.status, refused.value.body.code]).toEqual([503, 'assistant_unavailable']);
  expect(isSane(Number(refused.value.headers['retry-after']))).toBe(true);
  expect(refused.ms).toBeLessThan(1_000);

  await stack.startCore();
  await expect.poll(async () => (await health(frontEnd)).status, { timeout: 20_000 }).toBe('ok');
  const { seen: next } = await hear(frontEnd, 'next', other, 'А почему хвоя не желтеет?');
  expect(textOf(next)).not.toBe('');
  const fresh = await frontEnd.send('GET', '/courses');
  expect([fresh.status, fresh.headers['x-portal-stale']]).toEqual([200, undefined]);
  const { message_id: id } = cached.frames.at(-1)!.data as { message_id: string };
  await expect
    .poll(async () => (await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`)).body.messages, {
      timeout: 20_000,
    })
    .toEqual([
      { id: expect.any(String), role: 'user', text: question },
      { id, role: 'assistant', text: textOf(first) },
    ]);
});

test('chat alone dies: courses stay live, and the page is told of the assistant', async ({
  frontEnd,
  stack,
}) => {
  await frontEnd.signIn('stu-1003');
  const dialog = await frontEnd.createDialog();
  await expect.poll(async () => (await health(frontEnd)).status).toBe('ok');

  await setCoreFaults(stack.coreUrl, [{ match: { route: 'chat' }, fault: { kind: 'status', status: 503 } }]);
  await expect
    .poll(() => health(frontEnd), { timeout: toldWithinMs, intervals: [50] })
    .toMatchObject({ status: 'degraded', assistant: 'unavailable', data: 'live' });
  const refused = await frontEnd.ask(dialog, 'Есть кто-нибудь?');
  expect([refused.status, refused.body.code]).toEqual([503, 'assistant_unavailable']);
  expect(isSane(Number(refused.headers['retry-after']))).toBe(true);
  for (const place of ['/courses', '/career/interests', '/assistant/sessions']) {
    const { status, headers } = await frontEnd.send('GET', place);
    expect([place, status, headers['x-portal-stale']]).toEqual([place, 200, undefined]);
  }

  await setCoreFaults(stack.coreUrl, []);
  await expect.poll(async () => (await health(frontEnd)).assistant, { timeout: 20_000 }).toBe('available');
  const { seen } = await hear(frontEnd, 'own', dialog, 'А теперь?');
  expect(textOf(seen)).not.toBe('');
});

test.describe('with a core that is slow, and within its limits', () => {
  test.use({ settings: { core: { CORE_MOCK_FIRST_TOKEN_MS: '4000', CORE_MOCK_TOKEN_MS: '60' } } });

  test('the answer comes late and whole, asked once, and health stays as it is', async ({
    frontEnd,
    stack,
  }) => {
    await frontEnd.signIn('stu-1004');
    const dialog = await frontEnd.createDialog();
    await frontEnd.openDialogStream('own', dialog);
    await expect.poll(async () => (await health(frontEnd)).status).toBe('ok');
    const asking = timed(() => frontEnd.ask(dialog, 'Как устроены часы?'));
    const isAnswered = asking.then(() => true);
    const seenHealth: unknown[] = [];
    while (!(await Promise.race([isAnswered, new Promise((resolve) => setTimeout(resolve, 200, false))])))
      seenHealth.push((await health(frontEnd)).status);
    const { value, ms } = await asking;
    expect([value.status, value.body.cache]).toEqual([202, 'miss']);
    expect(ms).toBeGreaterThan(3_900);
    expect(seenHealth.length).toBeGreaterThan(5);
    expect(new Set(seenHealth)).toEqual(new Set(['ok']));

    const seen = await waitForDone(frontEnd, 'own');
    const { body } = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
    expect(body.messages.at(-1).text).toBe(textOf(seen));
    const records = await (await fetch(`${stack.coreUrl}/__mock/requests`)).text();
    expect(records.split('"path":"/v1/chat"')).toHaveLength(2);
  });
});
