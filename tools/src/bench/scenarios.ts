import { measureBreaker } from './breaker/breaker.js';
import { measureCache } from './cache/cache.js';
import { measureChatRelay } from './chat-relay.js';
import { measureClass } from './class/class.js';
import { measureCourses } from './courses.js';
import type { Lab } from './lab.js';
import { measureLink } from './link/link.js';
import { measureRelay } from './relay/relay.js';
import type { ResultTable } from './result-table.js';

export type Scenario = (lab: Lab) => Promise<readonly ResultTable[]>;

/** One scenario a file; each gets the lab and gives tables. */
const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ['chat', measureChatRelay],
  ['courses', measureCourses],
  ['relay', measureRelay],
  ['cache', measureCache],
  ['class', measureClass],
  ['link', measureLink],
  ['breaker', measureBreaker],
]);

/**
 * The scenarios of these names in the order of the names; all without a name.
 *
 * @throws Error that lists the names there are
 */
export function selectScenarios(names: readonly string[]): Scenario[] {
  if (names.length === 0) return [...scenarios.values()];
  return names.map((name) => {
    const scenario = scenarios.get(name);
    if (scenario) return scenario;
    throw new Error(`There is no scenario ${name}; there are: ${[...scenarios.keys()].join(', ')}.`);
  });
}
