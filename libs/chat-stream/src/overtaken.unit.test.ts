import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RelayMessage } from './relay.js';
import { FakeSink, nextTurn } from './testing/fake-sink.fixture.js';
import { openTwoHubs, type TwoHubs } from './testing/two-hubs.fixture.js';
import { eventually, soon } from './testing/wait.fixture.js';

let two: TwoHubs;
beforeEach(() => void (two = openTwoHubs()));
afterEach(async () => {
  jest.restoreAllMocks();
  await two.close();
});

const kinds = (messages: readonly RelayMessage[]) => messages.map(({ kind }) => kind);

/** Parcels of one instance that begin with these kinds wait until they are let go, as at another node of a cluster. */
function holdBack(kind: RelayMessage['kind'], count: number) {
  const { anotherRelay } = two;
  const send = anotherRelay.send.bind(anotherRelay);
  const held: (() => Promise<void>)[] = [];
  const sent: string[] = [];
  jest.spyOn(anotherRelay, 'send').mockImplementation(async (to, messages) => {
    sent.push(...kinds(messages));
    if (messages[0]?.kind !== kind || held.length === count) return send(to, messages);
    held.push(() => send(to, messages));
  });
  return { held, sent };
}

/** What is sent is received a turn later. */
async function arrives(send: () => Promise<void>) {
  await send();
  await nextTurn();
}

async function runningAnswer() {
  const answer = (await two.hub.claim('c', 'a')).begin();
  answer.token('one ');
  return answer;
}

async function joinAndLeave() {
  const sink = new FakeSink();
  const { detach } = two.another.attach({ channel: 'c' }, sink);
  await eventually(() => sink.heard === 'one ');
  detach();
}

it('a leave that is overtaken by the next join takes nothing from who joined', async () => {
  const answer = await runningAnswer();
  const { held, sent } = holdBack('leave', 1);
  await joinAndLeave();
  await eventually(() => held.length === 1);
  const sink = await two.listen('c');
  await eventually(() => sink.heard === 'one ');
  await arrives(held[0]!);
  answer.token('two');
  answer.done('m');
  await eventually(() => sink.heard === 'one two|m|');
  expect(sent).toEqual(['join', 'leave', 'join']);
});

it('a leave in its turn is heard: nothing more is sent to where nobody listens', async () => {
  const answer = await runningAnswer();
  const said = jest.spyOn(two.anotherRelay, 'send');
  await joinAndLeave();
  await eventually(() => said.mock.calls.some(([, messages]) => kinds(messages).includes('leave')));
  await nextTurn();
  const sent = jest.spyOn(two.relay, 'send');
  answer.token('two');
  answer.done('m');
  await eventually(() => two.memory.holders.size === 0);
  await soon(100);
  expect(sent).not.toHaveBeenCalled();
});

it('a join that is overtaken by the next one brings nothing twice and is not answered again', async () => {
  const answer = await runningAnswer();
  const { held, sent } = holdBack('join', 1);
  const [early, late] = [new FakeSink(), new FakeSink()];
  two.another.attach({ channel: 'c' }, early);
  await eventually(() => held.length === 1);
  await two.another.attach({ channel: 'c', resume: { answer: 'a', offset: 4 } }, late).ready;
  const received = jest.spyOn(two.relay, 'send');
  await arrives(held[0]!);
  answer.token('two');
  answer.done('m');
  await eventually(() => early.heard === 'one two|m|' && late.heard === 'two|m|');
  const texts = received.mock.calls.flatMap(([, messages]) => messages.filter(({ kind }) => kind === 'text'));
  expect(texts).toEqual([expect.objectContaining({ offset: 4, text: 'two' })]);
  expect(sent).toEqual(['join', 'join']);
});
