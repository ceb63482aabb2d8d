import { FakeProblem, wrongPlace } from '../http/fake-problem.js';
import type { FakeDialog } from '../state/dialogs.js';
import type { World } from '../world.js';
import type { FakeOperations } from './operation.js';

type DialogOperations = Pick<FakeOperations, 'listDialogs' | 'createDialog' | 'listMessages'>;

const scenarios = ['general', 'career'];

/** The dialog, if it is the user's. @throws {FakeProblem} dialog_forbidden, also for one that does not exist. */
export function ownDialog({ dialogs }: World, ownerId: string, id: string): FakeDialog {
  const dialog = dialogs.find(id);
  if (dialog?.ownerId !== ownerId) throw new FakeProblem('dialog_forbidden');
  return dialog;
}

/** @throws {FakeProblem} validation_failed for a scenario that no dialog has. */
export function requireScenario(scenario: string): void {
  if (!scenarios.includes(scenario))
    throw wrongPlace('/body/scenario', `must be one of ${scenarios.join(', ')}`);
}

export function dialogOperations(world: World): DialogOperations {
  return {
    listDialogs: ({ person }) => ({
      body: {
        sessions: world.dialogs.of(person.id).map(({ id, title, updatedAt }) => ({
          id,
          title,
          updated_at: new Date(updatedAt).toISOString(),
        })),
      },
    }),
    createDialog({ person, body: { scenario } }) {
      requireScenario(scenario);
      const { id, createdAt } = world.dialogs.create(person.id, scenario);
      return { body: { id, scenario, created_at: new Date(createdAt).toISOString() } };
    },
    listMessages: ({ person, params }) => ({
      body: { messages: [...ownDialog(world, person.id, params.id).messages] },
    }),
  };
}
