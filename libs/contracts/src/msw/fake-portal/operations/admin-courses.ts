import type { AdminCourse, NewCourse } from '../../../v1/admin-courses.js';
import { FakeProblem } from '../http/fake-problem.js';
import { pageOf } from '../http/page.js';
import type { World } from '../world.js';
import type { FakeOperations } from './operation.js';

type CourseOperations = Pick<
  FakeOperations,
  'listAdminCourses' | 'readAdminCourse' | 'createCourse' | 'changeCourse' | 'deleteCourse'
>;

/** Courses belong to no school: whoever may manage them manages all. */
export function adminCourseOperations({ courses, nextId }: World): CourseOperations {
  const known = (id: string): AdminCourse => {
    const course = courses.get(id);
    if (!course) throw new FakeProblem('course_not_found');
    return course;
  };
  const keep = (course: AdminCourse): AdminCourse => {
    courses.set(course.id, course);
    return course;
  };
  return {
    listAdminCourses({ query }) {
      const page = pageOf([...courses.values()], ({ id }) => id, query);
      return { body: { courses: page.items, next_cursor: page.next_cursor } };
    },
    readAdminCourse: ({ params }) => ({ body: known(params.id) }),
    createCourse({ body: { title, grade, modules } }) {
      const id = nextId('crs');
      const course = keep({ id, title, ...gradeOf(grade), modules: modulesOf(id, modules) });
      return { body: course, headers: { location: `/api/v1/admin/courses/${id}` } };
    },
    changeCourse({ params, body }) {
      const { grade: before, ...course } = known(params.id);
      return {
        body: keep({
          ...course,
          title: body.title ?? course.title,
          ...gradeOf(body.grade === undefined ? before : body.grade),
          modules: body.modules ? modulesOf(course.id, body.modules) : course.modules,
        }),
      };
    },
    deleteCourse({ params }) {
      courses.delete(known(params.id).id);
      return { body: undefined };
    },
  };
}

/** Null and undefined: for all grades. */
const gradeOf = (grade: number | null | undefined) => (typeof grade === 'number' ? { grade } : {});

const modulesOf = (courseId: string, modules: NewCourse['modules']): AdminCourse['modules'] =>
  modules.map(({ title, materials = [] }, index) => ({ id: `${courseId}-m${index + 1}`, title, materials }));
