import type { AdminCourse } from '../../v1/admin-courses.js';
import type { School, SchoolPage } from '../../v1/admin-schools.js';
import type { Survey } from '../../v1/admin-surveys.js';
import type { CreatedDialog } from '../../v1/dialogs.js';
import type { RoleName } from '../../v1/role-names.js';
import type { PortalUnderTest } from './portal-under-test.js';
import { call, succeed } from './visitor.js';

/** Every school that the ministry sees. */
export const allSchools = async (portal: PortalUnderTest): Promise<readonly School[]> =>
  (await succeed<SchoolPage>(portal, 'ministry', 'listSchools', { query: 'limit=100' })).schools;

/** A dialog of a role's sample user. */
export const newDialog = async (portal: PortalUnderTest, role: RoleName = 'student'): Promise<string> =>
  (await succeed<CreatedDialog>(portal, role, 'createDialog')).id;

/** The body of a new school. */
export async function schoolBody(portal: PortalUnderTest) {
  const [first] = await allSchools(portal);
  return { title: 'Школа договора', region_id: first?.region_id ?? 'no-such-id' };
}

/** The body of a new course. */
export const courseBody = { title: 'Курс договора', grade: 9, modules: [{ title: 'Начало' }] };

/** The body of a new survey. */
export async function surveyBody(portal: PortalUnderTest) {
  const school_ids = (await allSchools(portal)).map(({ id }) => id);
  const questions = [{ text: 'Понятно?', kind: 'single', options: ['Да', 'Нет'] }];
  return { title: 'Опрос договора', questions, school_ids };
}

/** Makes a school, gives it to the work, and deletes it. */
export async function withSchool(
  portal: PortalUnderTest,
  work: (school: School) => Promise<void>,
): Promise<void> {
  const body = await schoolBody(portal);
  const school = await succeed<School>(portal, 'system_admin', 'createSchool', { body });
  await work(school).finally(() =>
    call(portal, 'system_admin', 'deleteSchool', { params: { id: school.id } }),
  );
}

/** Makes a course, gives it to the work, and deletes it. */
export async function withCourse(
  portal: PortalUnderTest,
  work: (course: AdminCourse) => Promise<void>,
): Promise<void> {
  const course = await succeed<AdminCourse>(portal, 'system_admin', 'createCourse', { body: courseBody });
  await work(course).finally(() =>
    call(portal, 'system_admin', 'deleteCourse', { params: { id: course.id } }),
  );
}

/** Makes a survey of all schools, gives it to the work, and deletes it. */
export async function withSurvey(
  portal: PortalUnderTest,
  work: (survey: Survey) => Promise<void>,
): Promise<void> {
  const body = await surveyBody(portal);
  const survey = await succeed<Survey>(portal, 'system_admin', 'createSurvey', { body });
  await work(survey).finally(() =>
    call(portal, 'system_admin', 'deleteSurvey', { params: { id: survey.id } }),
  );
}
