import type { School } from '../../../v1/admin-schools.js';
import { FakeProblem } from '../http/fake-problem.js';
import { pageOf } from '../http/page.js';
import { withhold } from '../http/withhold.js';
import type { FakeSchool } from '../seed/schools.js';
import type { World } from '../world.js';
import type { FakeCall, FakeOperations } from './operation.js';
import { schoolsInReach } from './scope.js';

type SchoolOperations = Pick<
  FakeOperations,
  'listSchools' | 'readSchool' | 'createSchool' | 'changeSchool' | 'deleteSchool'
>;

export function schoolOperations(world: World): SchoolOperations {
  const { schools } = world;
  const known = ({
    params: { id },
    person,
    reach,
  }: FakeCall<'readSchool' | 'changeSchool' | 'deleteSchool'>): FakeSchool => {
    const found = schoolsInReach(world, person, reach).find((school) => school.id === id);
    if (!found) throw new FakeProblem('not_found');
    return found;
  };
  const keep = (school: FakeSchool): School => {
    schools.set(school.id, school);
    return show(school);
  };
  return {
    listSchools({ person, reach, query }) {
      const page = pageOf(schoolsInReach(world, person, reach), ({ id }) => id, query);
      return { body: { schools: page.items.map(show), next_cursor: page.next_cursor } };
    },
    readSchool: (call) => ({ body: show(known(call)) }),
    createSchool({ body: { title, region_id } }) {
      const id = world.nextId('sch');
      const body = keep({ id, title, regionId: region_id, students: 0 });
      return { body, headers: { location: `/api/v1/admin/schools/${id}` } };
    },
    changeSchool(call) {
      const school = known(call);
      const { title = school.title, region_id: regionId = school.regionId } = call.body;
      return { body: keep({ ...school, title, regionId }) };
    },
    deleteSchool(call) {
      schools.delete(known(call).id);
      return { body: undefined };
    },
  };
}

const show = ({ id, title, regionId, students }: FakeSchool): School => ({
  id,
  title,
  region_id: regionId,
  ...withhold(students, { students }),
});
