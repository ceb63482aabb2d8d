import type { FakeSchool } from '../seed/schools.js';
import type { World } from '../world.js';
import type { Reach } from '../access.js';
import type { FakePerson } from '../seed/people.js';

/** The schools that somebody reaches. */
export function schoolsInReach(
  world: World,
  { schoolIds, regionId }: FakePerson,
  reach: Reach,
): FakeSchool[] {
  const all = [...world.schools.values()];
  switch (reach) {
    case 'all':
      return all;
    case 'own_region':
      return all.filter((school) => school.regionId === regionId);
    case 'own_school':
    case 'own_schools':
      return all.filter(({ id }) => schoolIds.includes(id));
    case 'own':
      return [];
  }
}
