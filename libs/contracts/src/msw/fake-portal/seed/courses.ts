import type { AdminCourse } from '../../../v1/admin-courses.js';
import { openCourses, subjects } from './courses.data.js';

const course = (key: string, title: string, modules: readonly string[], grade?: number): AdminCourse => {
  const id = `crs-${key}`;
  return {
    id,
    title,
    ...(grade === undefined ? {} : { grade }),
    modules: modules.map((module, index) => ({
      id: `${id}-m${index + 1}`,
      title: module,
      materials: index === 0 ? [{ path: `${key}/1.md` }] : [],
    })),
  };
};

/** The catalogue at the start: each subject in each of its grades, and what everybody may take. */
export const seededCourses: readonly AdminCourse[] = [
  ...subjects.flatMap(({ key, title, grades: [from, to], modules }) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      course(`${key}-${from + index}`, `${title}, ${from + index} класс`, modules, from + index),
    ),
  ),
  ...openCourses.map(({ key, title, modules }) => course(key, title, modules)),
];
