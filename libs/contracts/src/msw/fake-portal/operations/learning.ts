import type { AdminCourse } from '../../../v1/admin-courses.js';
import { FakeProblem } from '../http/fake-problem.js';
import { interestProfileFor, recommendationsFor } from '../seed/career.js';
import { derivedNumber } from '../seed/derived.js';
import type { FakePerson } from '../seed/people.js';
import type { World } from '../world.js';
import type { FakeOperations } from './operation.js';

type LearningOperations = Pick<
  FakeOperations,
  'listCourses' | 'readCourse' | 'readRecommendations' | 'readInterests'
>;

/** What students come for: their courses with progress, and career guidance. */
export function learningOperations({ courses, now }: World): LearningOperations {
  const isFor = ({ role, grade }: FakePerson, course: AdminCourse) =>
    role !== 'student' || course.grade === undefined || course.grade === grade;
  return {
    listCourses: ({ person }) => ({
      body: {
        courses: [...courses.values()]
          .filter((course) => isFor(person, course))
          .map((course) => ({
            id: course.id,
            title: course.title,
            modules: course.modules.length,
            progress: progressOf(completedBy(person, course), course),
          })),
      },
    }),
    readCourse({ person, params }) {
      const course = courses.get(params.id);
      if (!course || !isFor(person, course)) throw new FakeProblem('course_not_found');
      const completed = completedBy(person, course);
      return {
        body: {
          id: course.id,
          title: course.title,
          modules: course.modules.map(({ id, title }, index) => ({
            id,
            title,
            completed: index < completed,
          })),
          progress: progressOf(completed, course),
        },
      };
    },
    readRecommendations: ({ person }) => ({ body: recommendationsFor(person.id) }),
    readInterests: ({ person }) => ({ body: interestProfileFor(person.id, new Date(now())) }),
  };
}

const completedBy = ({ id, role }: FakePerson, course: AdminCourse): number =>
  role === 'student' ? derivedNumber(course.modules.length + 1, 'completed', id, course.id) : 0;

const progressOf = (completed: number, { modules }: AdminCourse): number =>
  modules.length === 0 ? 0 : Math.round((completed / modules.length) * 100) / 100;
