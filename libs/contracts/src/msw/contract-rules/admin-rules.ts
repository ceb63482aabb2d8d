import type { OperationName } from '../../client/operations.js';
import type { AdminCourse } from '../../v1/admin-courses.js';
import type { School, SchoolPage } from '../../v1/admin-schools.js';
import type { Survey, SurveyPage, SurveyResults } from '../../v1/admin-surveys.js';
import type { UsagePage } from '../../v1/admin-usage.js';
import type { CourseList } from '../../v1/courses.js';
import type { RoleName } from '../../v1/role-names.js';
import { expectProblem } from './expect-reply.js';
import { allSchools, withCourse, withSchool, withSurvey } from './made.js';
import type { PortalUnderTest } from './portal-under-test.js';
import { holds, same, type ContractRule } from './rule.js';
import { call, succeed } from './visitor.js';

type Page = Record<string, { readonly id: string }[]> & { readonly next_cursor: string | null };
/** More pages than any list here has: a cursor that leads in a circle is noticed. */
const mostPages = 200;

const paged = (name: OperationName, key: string): ContractRule => ({
  title: `${name}: gives each entry once, page by page, and ends with null`,
  async check(portal) {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page++) {
      holds(`${name}: ends`, page < mostPages);
      const query: string = `limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
      const got: Page = await succeed<Page>(portal, 'ministry', name, { query });
      const ids: string[] = (got[key] ?? []).map(({ id }) => id);
      holds(`${name}: at most two a page`, ids.length <= 2, ids);
      seen.push(...ids);
      cursor = got.next_cursor;
    }
    const whole = await succeed<Page>(portal, 'ministry', name, { query: 'limit=100' });
    same(
      `${name}: all of them, in the same order`,
      seen.slice(0, 100),
      whole[key]?.map(({ id }) => id),
    );
  },
});

const schoolsOf = async (portal: PortalUnderTest, role: RoleName): Promise<readonly School[]> =>
  (await succeed<SchoolPage>(portal, role, 'listSchools', { query: 'limit=100' })).schools;

/** Whether a figure is there or withheld, and never both. */
const isSound = (figure: number | null, suppressed: true | undefined): boolean =>
  suppressed ? figure === null : figure !== null && figure >= 5;

/** What the admin group shows to whom. */
export const adminRules: readonly ContractRule[] = [
  paged('listSchools', 'schools'),
  paged('listAdminCourses', 'courses'),
  paged('listSurveys', 'surveys'),
  {
    title: 'schools: each role sees its own reach, and nothing beyond',
    async check(portal) {
      const all = await allSchools(portal);
      const [own, several, region] = await Promise.all(
        (['school_admin', 'coordinator', 'regional_institute'] as const).map((role) =>
          schoolsOf(portal, role),
        ),
      );
      same('a school administrator sees one', own?.length, 1);
      holds('a coordinator sees some', several!.length > 1 && several!.length < all.length, several?.length);
      same(
        'a regional institute sees one region',
        new Set(region?.map(({ region_id }) => region_id)).size,
        1,
      );
      holds('and not all', region!.length < all.length, region?.length);
      const foreign = all.find(({ id }) => !several?.some((one) => one.id === id));
      const reply = await call(portal, 'coordinator', 'readSchool', { params: { id: foreign?.id ?? '' } });
      expectProblem('a school outside the reach', reply, 'not_found');
    },
  },
  {
    title: 'schools: a number of students under five is withheld',
    async check(portal) {
      const all = await allSchools(portal);
      for (const { students, suppressed } of all)
        holds('students', isSound(students, suppressed), [students, suppressed]);
      holds(
        'one is withheld',
        all.some(({ suppressed }) => suppressed),
      );
    },
  },
  {
    title: 'schools: what is left out of a change stays',
    check: (portal) =>
      withSchool(portal, async (school) => {
        const params = { id: school.id };
        const body = { title: 'Новое имя' };
        const changed = await succeed<School>(portal, 'system_admin', 'changeSchool', { params, body });
        same('changed', changed, { ...school, title: 'Новое имя' });
        same('read again', await succeed(portal, 'system_admin', 'readSchool', { params }), changed);
      }),
  },
  {
    title: 'courses: students see what was made for their grade, until it is deleted',
    async check(portal) {
      const idsFor = async () =>
        (await succeed<CourseList>(portal, 'student', 'listCourses')).courses.map(({ id }) => id);
      let made = '';
      await withCourse(portal, async (course: AdminCourse) => {
        made = course.id;
        holds('there for grade 9', (await idsFor()).includes(made));
        const request = { params: { id: made }, body: { grade: 3 } };
        await succeed(portal, 'system_admin', 'changeCourse', request);
        holds('gone for grade 3', !(await idsFor()).includes(made));
        const hidden = await call(portal, 'student', 'readCourse', { params: { id: made } });
        expectProblem('a course of another grade', hidden, 'course_not_found');
      });
      expectProblem(
        'deleted',
        await call(portal, 'teacher', 'readCourse', { params: { id: made } }),
        'course_not_found',
      );
    },
  },
  {
    title: 'surveys: a school outside the reach is refused, before and after a change',
    async check(portal) {
      const own = (await schoolsOf(portal, 'coordinator')).map(({ id }) => id);
      const foreign = (await allSchools(portal)).map(({ id }) => id).find((id) => !own.includes(id)) ?? '';
      const body = { title: 'Свои', questions: [{ text: 'Да?', kind: 'scale' }], school_ids: own };
      const outside = { body: { ...body, school_ids: [foreign] } };
      expectProblem('made', await call(portal, 'coordinator', 'createSurvey', outside), 'role_forbidden');
      const { id, status } = await succeed<Survey>(portal, 'coordinator', 'createSurvey', { body });
      same('a new survey is a draft', status, 'draft');
      const wider = { params: { id }, body: { school_ids: [...own, foreign] } };
      expectProblem('widened', await call(portal, 'coordinator', 'changeSurvey', wider), 'role_forbidden');
      await succeed(portal, 'coordinator', 'deleteSurvey', { params: { id } });
    },
  },
  {
    title: 'surveys: one that also asks others is seen, and changed by nobody with a part of it',
    check: (portal) =>
      withSurvey(portal, async ({ id }) => {
        const { surveys } = await succeed<SurveyPage>(portal, 'coordinator', 'listSurveys', {
          query: 'limit=100',
        });
        holds(
          'is listed',
          surveys.some((one) => one.id === id),
        );
        const remove = await call(portal, 'coordinator', 'deleteSurvey', { params: { id } });
        expectProblem('deleted', remove, 'role_forbidden');
      }),
  },
  {
    title: 'surveys: counts under five are withheld, and nobody can work out a withheld one',
    async check(portal) {
      const { surveys } = await succeed<SurveyPage>(portal, 'ministry', 'listSurveys', {
        query: 'limit=100',
      });
      for (const { id } of surveys) {
        const results = await succeed<SurveyResults>(portal, 'ministry', 'readSurveyResults', {
          params: { id },
        });
        holds('respondents', isSound(results.respondents, results.suppressed), results.respondents);
        for (const { answers } of results.questions) {
          for (const one of answers)
            holds('a count', isSound(one.count, one.suppressed) || (one.count ?? 0) >= 5, one);
          const hidden = answers.filter(({ suppressed }) => suppressed).length;
          holds('never one alone', hidden !== 1 || answers.length === 1, answers);
        }
      }
    },
  },
  {
    title: 'usage: thirty days without a range, a row a day or a school, small figures withheld',
    async check(portal) {
      const days = await succeed<UsagePage>(portal, 'ministry', 'readUsage', { query: 'limit=100' });
      same('thirty rows', days.usage.length, 30);
      const query = 'group_by=school&limit=100&from=2026-09-01&to=2026-09-03';
      const rows = (await succeed<UsagePage>(portal, 'ministry', 'readUsage', { query })).usage;
      same('a row a school', rows.length, (await allSchools(portal)).length);
      for (const { active_users, suppressed } of [...days.usage, ...rows])
        holds('active users', isSound(active_users, suppressed), [active_users, suppressed]);
      holds(
        'one is withheld',
        rows.some(({ suppressed, questions }) => suppressed && questions === null),
      );
    },
  },
];
