import type { OperationName } from '../../client/operations.js';
import type { CourseList } from '../../v1/courses.js';
import { sampleIds } from '../fake-portal/seed/people.js';
import { expectSuccess } from './expect-reply.js';
import { courseBody, newDialog, schoolBody, surveyBody, withCourse, withSchool, withSurvey } from './made.js';
import { send, type PortalUnderTest } from './portal-under-test.js';
import { same, type ContractRule } from './rule.js';
import {
  call,
  contractOf,
  cookieIn,
  signIn,
  someRoleFor,
  succeed,
  type OperationRequest,
} from './visitor.js';

type Portal = PortalUnderTest;

const plain =
  (name: OperationName, request: OperationRequest = {}) =>
  (portal: Portal) =>
    succeed(portal, someRoleFor(name), name, request).then(() => undefined);

/** In a session of its own, which ends here. */
const inOwnSession = (name: 'refreshSession' | 'logout') => async (portal: Portal) => {
  const cookie = await signIn(portal, 'stu-1027');
  expectSuccess(contractOf(name), await send(portal, 'POST', contractOf(name).path, { cookie }));
};

/** A creation, whose `Location` is the address of what was made; it is deleted again. */
const creation =
  (name: OperationName, remove: OperationName, bodyOf: (portal: Portal) => unknown) =>
  async (portal: Portal) => {
    const reply = await call(portal, 'system_admin', name, { body: await bodyOf(portal) });
    const { id } = expectSuccess<{ id: string }>(contractOf(name), reply);
    same(`${name}: location`, reply.headers.get('location'), `/api/v1${contractOf(name).path}/${id}`);
    await succeed(portal, 'system_admin', remove, { params: { id } });
  };

const one =
  (name: OperationName, body?: unknown) =>
  (portal: Portal) =>
  async ({ id }: { id: string }) => {
    await succeed(portal, 'system_admin', name, { params: { id }, ...(body === undefined ? {} : { body }) });
  };

const checks: Readonly<Record<OperationName, (portal: Portal) => Promise<void>>> = {
  async login(portal) {
    const body = { student_id: ` ${sampleIds.teacher} ` };
    const reply = await send(portal, 'POST', '/auth/login', { body });
    const { user } = expectSuccess<{ user: object }>(contractOf('login'), reply);
    same('login: a teacher has a role and no grade', Object.keys(user).sort(), ['id', 'role']);
    same('login: sets the cookie', cookieIn(reply).split('=')[0], 'session');
  },
  readSession: plain('readSession'),
  refreshSession: inOwnSession('refreshSession'),
  logout: inOwnSession('logout'),
  readHealth: plain('readHealth'),
  listCourses: plain('listCourses'),
  async readCourse(portal) {
    const { courses } = await succeed<CourseList>(portal, 'student', 'listCourses');
    const id = courses[0]?.id ?? 'no-such-id';
    const course = await succeed<{ modules: unknown[] }>(portal, 'student', 'readCourse', { params: { id } });
    same('readCourse: as many modules as in the list', course.modules.length, courses[0]?.modules);
  },
  listDialogs: plain('listDialogs'),
  createDialog: plain('createDialog', { body: { scenario: 'career' } }),
  listMessages: async (portal) => {
    await succeed(portal, 'student', 'listMessages', { params: { id: await newDialog(portal) } });
  },
  postMessage: async (portal) => {
    const id = await newDialog(portal);
    const request = { params: { id }, body: { text: 'Почему небо голубое?' } };
    const accepted = await succeed<Record<string, string>>(portal, 'student', 'postMessage', request);
    const { session_id, stream } = accepted;
    same(
      'postMessage: dialog and stream',
      [session_id, stream],
      [id, `/api/v1/assistant/sessions/${id}/stream`],
    );
  },
  stopAnswer: async (portal) => {
    const params = { id: await newDialog(portal), answer_id: 'no-such-answer' };
    await succeed(portal, 'student', 'stopAnswer', { params });
  },
  readRecommendations: plain('readRecommendations'),
  readInterests: plain('readInterests'),
  listSchools: plain('listSchools'),
  readSchool: (portal) => withSchool(portal, one('readSchool')(portal)),
  createSchool: creation('createSchool', 'deleteSchool', schoolBody),
  changeSchool: (portal) => withSchool(portal, one('changeSchool', { title: 'Лицей договора' })(portal)),
  deleteSchool: (portal) => withSchool(portal, one('deleteSchool')(portal)),
  listAdminCourses: plain('listAdminCourses'),
  readAdminCourse: (portal) => withCourse(portal, one('readAdminCourse')(portal)),
  createCourse: creation('createCourse', 'deleteCourse', () => courseBody),
  changeCourse: (portal) => withCourse(portal, one('changeCourse', { grade: null })(portal)),
  deleteCourse: (portal) => withCourse(portal, one('deleteCourse')(portal)),
  listSurveys: plain('listSurveys'),
  readSurvey: (portal) => withSurvey(portal, one('readSurvey')(portal)),
  createSurvey: creation('createSurvey', 'deleteSurvey', surveyBody),
  changeSurvey: (portal) => withSurvey(portal, one('changeSurvey', { status: 'open' })(portal)),
  deleteSurvey: (portal) => withSurvey(portal, one('deleteSurvey')(portal)),
  readSurveyResults: (portal) => withSurvey(portal, one('readSurveyResults')(portal)),
  purgeAnswers: plain('purgeAnswers', { body: { scenario: 'career', knowledge_version: 'rules' } }),
  readUsage: plain('readUsage', { query: 'from=2026-09-01&to=2026-09-07&group_by=school&limit=2' }),
};

/** Each operation once, with a reply that its contract takes to the last field. */
export const successRules: readonly ContractRule[] = Object.entries(checks).map(([name, check]) => ({
  title: `${name}: succeeds as its contract says`,
  check,
}));
