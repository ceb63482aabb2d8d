import type { AcceptedAnswer } from '../../v1/messages.js';
import type { DialogList, MessageList } from '../../v1/dialogs.js';
import { newDialog } from './made.js';
import { openStream, type OpenStream } from './open-stream.js';
import { send, type PortalUnderTest } from './portal-under-test.js';
import { expectProblem, expectSuccess } from './expect-reply.js';
import { holds, same, type ContractRule } from './rule.js';
import { call, contractOf, cookieIn, cookieOf, signIn, succeed } from './visitor.js';

const ask = (portal: PortalUnderTest, id: string, text: string): Promise<AcceptedAnswer> =>
  succeed<AcceptedAnswer>(portal, 'student', 'postMessage', { params: { id }, body: { text } });

/**
 * A question nobody asked before: an answer that was kept would come at once. Its numbers are short: a long one may pass
 * the checksum of an identity number, and then the question is personal and shared with nobody.
 */
let count = 0;
const run = Math.trunc(10_000 + 90_000 * Math.random());
const freshQuestion = () => `Вопрос ${++count} из ${run}: почему листья зелёные?`;

async function inDialog(
  portal: PortalUnderTest,
  work: (id: string, open: (query?: string) => Promise<OpenStream>) => Promise<void>,
): Promise<void> {
  const id = await newDialog(portal);
  const cookie = await cookieOf(portal, 'student');
  const opened: OpenStream[] = [];
  const open = async (query = '') => {
    const stream = await openStream(portal, `/api/v1/assistant/sessions/${id}/stream${query}`, cookie);
    opened.push(stream);
    return stream;
  };
  await work(id, open).finally(() => opened.forEach((stream) => stream.leave()));
}

const messagesOf = (portal: PortalUnderTest, id: string) =>
  succeed<MessageList>(portal, 'student', 'listMessages', { params: { id } });

/** How an answer streams. */
export const streamRules: readonly ContractRule[] = [
  {
    title: 'stream: an answer is tokens and then exactly one done, and is what is stored',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const [one, two] = [await open(), await open()];
        const text = freshQuestion();
        await ask(portal, id, text);
        const messageId = await one.done();
        same('every socket gets it', [await two.done(), two.text()], [messageId, one.text()]);
        const { messages } = await messagesOf(portal, id);
        same(
          'the messages',
          messages.map(({ role }) => role),
          ['user', 'assistant'],
        );
        same('the question', messages[0]?.text, text);
        same('the answer', [messages[1]?.id, messages[1]?.text], [messageId, one.text()]);
        same('one done', one.dones(), 1);
      }),
  },
  {
    title: 'stream: a socket resumes at the very unit it had',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const first = await open();
        const { answer_id } = await ask(portal, id, freshQuestion());
        const messageId = await first.done();
        for (const offset of [0, 7, first.text().length]) {
          const again = await open(`?answer=${answer_id}&offset=${offset}`);
          same(`done at ${offset}`, await again.done(), messageId);
          same(`text from ${offset}`, again.text(), first.text().slice(offset));
        }
      }),
  },
  {
    title: 'stream: an unknown answer closes with 4404, and so does one that is shorter',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        same('unknown', await (await open('?answer=no-such-answer&offset=0')).closed(), 4404);
        const first = await open();
        const { answer_id } = await ask(portal, id, freshQuestion());
        await first.done();
        const beyond = first.text().length + 1;
        same('shorter', await (await open(`?answer=${answer_id}&offset=${beyond}`)).closed(), 4404);
      }),
  },
  {
    title: 'stream: takes no data',
    check: (portal) =>
      inDialog(portal, async (_id, open) => {
        const stream = await open();
        stream.say('hello');
        same('close code', await stream.closed(), 1003);
      }),
  },
  {
    title: 'stream: ends with the session',
    async check(portal) {
      const cookie = await signIn(portal, 'stu-1029');
      const made = await send(portal, 'POST', '/assistant/sessions', { cookie });
      const { id } = expectSuccess<{ id: string }>(contractOf('createDialog'), made);
      const stream = await openStream(portal, `/api/v1/assistant/sessions/${id}/stream`, cookie);
      await send(portal, 'POST', '/auth/logout', { cookie });
      same('close code', await stream.closed(), 4401);
    },
  },
  {
    title: 'stream: comes back under the new token when the session is refreshed',
    async check(portal) {
      const cookie = await signIn(portal, 'stu-1029');
      const made = await send(portal, 'POST', '/assistant/sessions', { cookie });
      const { id } = expectSuccess<{ id: string }>(contractOf('createDialog'), made);
      const stream = await openStream(portal, `/api/v1/assistant/sessions/${id}/stream`, cookie);
      const renewed = cookieIn(await send(portal, 'POST', '/auth/refresh', { cookie }));
      // Not 4401, on which a page shows the sign-in.
      same('close code', await stream.closed(), 1001);
      const again = await openStream(portal, `/api/v1/assistant/sessions/${id}/stream`, renewed);
      await send(portal, 'POST', '/auth/logout', { cookie: renewed });
      same('close code after the logout', await again.closed(), 4401);
    },
  },
  {
    title: 'messages: the same first question in another dialog is answered from the cache, word for word',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const first = await open();
        const text = freshQuestion();
        same('at first', (await ask(portal, id, text)).cache, 'miss');
        await first.done();
        await inDialog(portal, async (other, openOther) => {
          const second = await openOther();
          same('then', (await ask(portal, other, text)).cache, 'hit');
          await second.done();
          same('the answer', second.text(), first.text());
        });
      }),
  },
  {
    title: 'messages: a kept answer is made anew after a purge',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const first = await open();
        const text = freshQuestion();
        await ask(portal, id, text);
        await first.done();
        await succeed(portal, 'operator', 'purgeAnswers', { body: { scenario: 'general' } });
        await inDialog(portal, async (other, openOther) => {
          const second = await openOther();
          same('then', (await ask(portal, other, text)).cache, 'miss');
          await second.done();
        });
      }),
  },
  {
    title: 'messages: an answer that is on its way when a purge comes is not kept for others',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const first = await open();
        // Answers quote the question, so that this one is still coming when the purge does.
        const text = freshQuestion().repeat(40);
        await ask(portal, id, text);
        await succeed(portal, 'operator', 'purgeAnswers', { body: { scenario: 'general' } });
        await first.done();
        await inDialog(portal, async (other) => {
          const { cache, answer_id } = await ask(portal, other, text);
          same('then', cache, 'miss');
          await succeed(portal, 'student', 'stopAnswer', { params: { id: other, answer_id } });
        });
      }),
  },
  {
    title: 'messages: one question at a time, until the answer is stopped',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const stream = await open();
        // Answers quote the question, so that this one takes its time.
        const { answer_id } = await ask(portal, id, freshQuestion().repeat(40));
        const request = { params: { id }, body: { text: freshQuestion() } };
        const second = await call(portal, 'student', 'postMessage', request);
        same('names the answer', expectProblem('second', second, 'answer_in_progress').answer_id, answer_id);
        await succeed(portal, 'student', 'stopAnswer', { params: { id, answer_id } });
        await stream.done();
        await succeed(portal, 'student', 'postMessage', request);
      }),
  },
  {
    title: 'dialogs: the last activity comes first, with a title from the first question',
    check: (portal) =>
      inDialog(portal, async (id, open) => {
        const stream = await open();
        const opened = await newDialog(portal);
        const text = freshQuestion();
        await ask(portal, id, text);
        await stream.done();
        const { sessions } = await succeed<DialogList>(portal, 'student', 'listDialogs');
        // Only these two: an answer of another dialog may have ended meanwhile.
        const both = sessions.filter((dialog) => [id, opened].includes(dialog.id));
        same(
          'order',
          both.map((dialog) => dialog.id),
          [id, opened],
        );
        const title = both[0]?.title;
        holds('title', text.startsWith(title?.replace('…', '') ?? '-'), title);
      }),
  },
];
