import type { CacheOutcome } from '../../../v1/messages.js';
import { streamPath } from '../../../v1/constants.js';
import { FakeProblem } from '../http/fake-problem.js';
import { keepNewest } from '../keep-newest.js';
import { composeAnswer, fragmentsOf } from '../seed/compose-answer.js';
import type { FakeDialog } from '../state/dialogs.js';
import type { World } from '../world.js';
import { ownDialog } from './dialogs.js';
import type { FakeCall, FakeOperations } from './operation.js';

type MessageOperations = Pick<FakeOperations, 'postMessage' | 'stopAnswer'>;

const mostShared = 200;

/** Questions and stops. A 202 means that the first fragment is there, as with the portal. */
export function messageOperations(world: World): MessageOperations {
  const { streams } = world;
  return {
    async postMessage(call) {
      const dialog = ownDialog(world, call.person.id, call.params.id);
      const answerId = world.nextId('ans');
      const running = streams.claim(dialog.id, answerId);
      if (running !== undefined) throw new FakeProblem('answer_in_progress', { answerId: running });
      const cache = await begin(world, dialog, answerId, call);
      const stream = `/api/v1${streamPath.replace('{id}', dialog.id)}`;
      return { body: { answer_id: answerId, session_id: dialog.id, stream, cache } };
    },
    stopAnswer({ person, params }) {
      streams.stop(ownDialog(world, person.id, params.id).id, params.answer_id);
      return { body: undefined };
    },
  };
}

async function begin(
  world: World,
  dialog: FakeDialog,
  answerId: string,
  { body: { text }, takeBreak }: FakeCall<'postMessage'>,
): Promise<CacheOutcome> {
  const asked = [world.purges, ...dialog.messages.map(textOf), text];
  const key = dialog.scenario === 'general' ? JSON.stringify(asked) : null;
  const kept = key === null ? undefined : world.answers.get(key);
  const answer = kept ?? composeAnswer(text, dialog.scenario);
  if (kept === undefined) await new Promise((resolve) => setTimeout(resolve, world.firstTokenMs));
  if (!world.streams.isClaimed(dialog.id, answerId))
    throw new FakeProblem('assistant_unavailable', { retryAfterS: 5 });
  world.dialogs.say(dialog, { id: world.nextId('msg'), role: 'user', text });
  world.streams.begin({
    id: answerId,
    dialogId: dialog.id,
    fragments: kept === undefined ? fragmentsOf(answer) : [kept],
    breakAfter: takeBreak(),
    onEnd(said, isWhole) {
      world.dialogs.say(dialog, { id: answerId, role: 'assistant', text: said });
      if (key !== null && isWhole && said === answer) keepNewest(world.answers, mostShared, key, said);
    },
  });
  return kept === undefined ? 'miss' : 'hit';
}

const textOf = ({ text }: { readonly text: string }): string => text;
