import { v1Contracts } from '../../v1/routes.js';
import { streamPath } from '../../v1/constants.js';
import type { OperationName } from '../../client/operations.js';
import type { ProblemCode } from '../../v1/problem-codes.js';
import type { RoleName } from '../../v1/role-names.js';
import { expectProblem } from './expect-reply.js';
import { newDialog } from './made.js';
import { send } from './portal-under-test.js';
import { same, type ContractRule } from './rule.js';
import { call, cookieOf } from './visitor.js';

const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'no-such-id');

const methods = [...new Set(v1Contracts.map(({ path }) => path))].map((path): ContractRule => ({
  title: `${path}: answers other methods with 405 and Allow`,
  async check(portal) {
    const cookie = await cookieOf(portal, 'system_admin');
    const own: string[] = v1Contracts.filter((one) => one.path === path).map(({ method }) => method);
    const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !own.includes(one))) {
      const reply = await send(portal, method, fill(path), { cookie });
      expectProblem(`${method} ${path}`, reply, 'method_not_allowed');
      same(`${method} ${path}: Allow`, reply.headers.get('allow'), allow);
    }
  },
}));

const nowhere = ['/nothing', '/courses/', '/Courses', '/courses/a/b', '/auth', '/'].map(
  (path): ContractRule => ({
    title: `${path}: is not found, and without a session not even that`,
    async check(portal) {
      const reply = await send(portal, 'GET', path, { cookie: await cookieOf(portal, 'student') });
      expectProblem(path, reply, 'not_found');
      expectProblem(`${path} without a session`, await send(portal, 'GET', path), 'session_required');
    },
  }),
);

const missing = (name: OperationName, role: RoleName, code: ProblemCode, body?: unknown): ContractRule => ({
  title: `${name}: says ${code} of what does not exist`,
  async check(portal) {
    expectProblem(name, await call(portal, role, name, body === undefined ? {} : { body }), code);
  },
});

const dialogs = (['listMessages', 'postMessage', 'stopAnswer'] as const).map((name): ContractRule => ({
  title: `${name}: says the same of another's dialog as of none`,
  async check(portal) {
    const params = { id: await newDialog(portal, 'teacher') };
    const body = name === 'postMessage' ? { body: { text: 'Чужой?' } } : {};
    const headers = { 'x-request-id': 'the-same' };
    const foreign = await call(portal, 'student', name, { params, headers, ...body });
    expectProblem(`${name} of another`, foreign, 'dialog_forbidden');
    const none = await call(portal, 'student', name, { headers, ...body });
    same(`${name}: no oracle`, none.text, foreign.text);
  },
}));

const head: ContractRule = {
  title: 'HEAD is GET without a body',
  async check(portal) {
    for (const path of ['/courses', '/career/interests', '/courses/no-such-id', '/nothing']) {
      const cookie = await cookieOf(portal, 'teacher');
      const [get, reply] = [
        await send(portal, 'GET', path, { cookie }),
        await send(portal, 'HEAD', path, { cookie }),
      ];
      same(`HEAD ${path}`, [reply.status, reply.text], [get.status, '']);
      same(`HEAD ${path}: type`, reply.headers.get('content-type'), get.headers.get('content-type'));
    }
  },
};

const stream: ContractRule = {
  title: `${streamPath}: asks for an upgrade`,
  async check(portal) {
    const cookie = await cookieOf(portal, 'student');
    expectProblem('GET', await send(portal, 'GET', fill(streamPath), { cookie }), 'upgrade_required');
    const reply = await send(portal, 'POST', fill(streamPath), { cookie });
    expectProblem('POST', reply, 'method_not_allowed');
    same('POST: Allow', reply.headers.get('allow'), 'GET');
  },
};

/** What is at which address. */
export const addressRules: readonly ContractRule[] = [
  ...methods,
  ...nowhere,
  missing('readCourse', 'student', 'course_not_found'),
  missing('readAdminCourse', 'system_admin', 'course_not_found'),
  missing('changeCourse', 'system_admin', 'course_not_found', { title: 'a' }),
  missing('deleteCourse', 'system_admin', 'course_not_found'),
  missing('readSchool', 'system_admin', 'not_found'),
  missing('changeSchool', 'system_admin', 'not_found', { title: 'a' }),
  missing('deleteSchool', 'system_admin', 'not_found'),
  missing('readSurvey', 'system_admin', 'not_found'),
  missing('changeSurvey', 'system_admin', 'not_found', { title: 'a' }),
  missing('deleteSurvey', 'system_admin', 'not_found'),
  missing('readSurveyResults', 'system_admin', 'not_found'),
  ...dialogs,
  head,
  stream,
];
