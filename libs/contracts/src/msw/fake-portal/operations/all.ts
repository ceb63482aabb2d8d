import type { Faults } from '../faults.js';
import type { World } from '../world.js';
import { adminCourseOperations } from './admin-courses.js';
import { answerOperations } from './answers.js';
import { authOperations } from './auth.js';
import { dialogOperations } from './dialogs.js';
import { learningOperations } from './learning.js';
import { messageOperations } from './messages.js';
import type { FakeOperations } from './operation.js';
import { schoolOperations } from './schools.js';
import { surveyOperations } from './surveys.js';
import { usageOperations } from './usage.js';

/** Every operation of `/api/v1` over one world. */
export function fakeOperations(world: World, faults: Faults): FakeOperations {
  return {
    ...authOperations(world),
    ...learningOperations(world),
    ...dialogOperations(world),
    ...messageOperations(world),
    ...schoolOperations(world),
    ...adminCourseOperations(world),
    ...surveyOperations(world),
    ...usageOperations(world),
    ...answerOperations(world),
    readHealth: () => ({ body: faults.health(new Date(world.now()).toISOString()) }),
  };
}
