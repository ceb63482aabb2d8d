import type { World } from '../world.js';
import { requireScenario } from './dialogs.js';
import type { FakeOperations } from './operation.js';

/** Only answers of `general` are kept for others, so only its purge has anything to forget. */
export function answerOperations(world: World): Pick<FakeOperations, 'purgeAnswers'> {
  return {
    purgeAnswers({ body: { scenario, knowledge_version: version = world.knowledgeVersion } }) {
      if (scenario !== undefined) requireScenario(scenario);
      if (scenario === 'general' || version !== world.knowledgeVersion) {
        world.answers.clear();
        world.purges += 1;
      }
      world.knowledgeVersion = version;
      return { body: undefined };
    },
  };
}
