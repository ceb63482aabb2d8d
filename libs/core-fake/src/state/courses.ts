import { randomUUID } from 'node:crypto';
import type { AdminCourse, CourseChange, CourseDetail, CourseList, NewCourse } from '@portal/contracts';
import type { CoreUser } from '@portal/contracts/core';
import { seededCourses, type Course } from '../seed/courses.js';
import { derivedNumber } from '../seed/derived.js';
import { Collection, type Changes } from './collection.js';

const maySee = (user: CoreUser, course: Course) =>
  user.role !== 'student' || course.grade === undefined || course.grade === user.grade;

// Only students learn: staff see the same courses untouched.
const completedBy = (user: CoreUser, course: Course) =>
  user.role === 'student' ? derivedNumber(course.modules.length + 1, 'progress', user.id, course.id) : 0;

const fractionOf = (completed: number, course: Course) =>
  course.modules.length === 0 ? 0 : Math.round((completed / course.modules.length) * 100) / 100;

/** The seeded catalogue and what was done to it, with each user's progress. */
export class Courses {
  readonly #courses = new Collection<Course>(seededCourses, ({ id }) => id);

  listFor(user: CoreUser): CourseList {
    const courses = this.#courses
      .all()
      .filter((course) => maySee(user, course))
      .map((course) => ({
        id: course.id,
        title: course.title,
        modules: course.modules.length,
        progress: fractionOf(completedBy(user, course), course),
      }));
    return { courses };
  }

  /** Undefined when there is no such course, or not for this user. */
  readFor(user: CoreUser, courseId: string): CourseDetail | undefined {
    const course = this.#courses.all().find(({ id }) => id === courseId);
    if (!course || !maySee(user, course)) return undefined;
    const completed = completedBy(user, course);
    return {
      id: course.id,
      title: course.title,
      modules: course.modules.map(({ id, title }, index) => ({ id, title, completed: index < completed })),
      progress: fractionOf(completed, course),
    };
  }

  create({ title, grade, modules }: NewCourse): AdminCourse {
    const id = `crs-${randomUUID()}`;
    return this.#courses.write({
      id,
      title,
      ...(grade === undefined ? {} : { grade }),
      modules: modulesOf(id, modules),
    }) as AdminCourse;
  }

  /** `grade: null` opens the course to all grades. */
  change({ grade: before, ...course }: AdminCourse, { title, grade, modules }: CourseChange): AdminCourse {
    const after = grade === undefined ? before : (grade ?? undefined);
    return this.#courses.write({
      ...course,
      title: title ?? course.title,
      ...(after === undefined ? {} : { grade: after }),
      modules: modules ? modulesOf(course.id, modules) : course.modules,
    }) as AdminCourse;
  }

  remove(id: string): void {
    this.#courses.remove(id);
  }

  read(id: string): AdminCourse | undefined {
    return this.#courses.read(id) as AdminCourse | undefined;
  }

  /** Every course, by id. */
  all(): AdminCourse[] {
    return (this.#courses.all() as AdminCourse[]).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** What was created or changed. */
  created(): readonly Course[] {
    return this.#courses.changes().written;
  }

  changes = (): Changes<Course> => this.#courses.changes();
  load = (changes: Changes<Course>): void => this.#courses.load(changes);
}

function modulesOf(courseId: string, modules: NewCourse['modules']) {
  return modules.map(({ title, materials = [] }, index) => ({
    id: `${courseId}-m${index + 1}`,
    title,
    materials,
  }));
}
