import type { SessionReply } from '../../v1/auth.js';
import { sampleIds } from '../fake-portal/seed/people.js';
import { expectProblem, expectSuccess } from './expect-reply.js';
import { send, type PortalUnderTest } from './portal-under-test.js';
import { holds, same, type ContractRule } from './rule.js';
import { contractOf, cookieIn, everyRole, sessionLine, signIn } from './visitor.js';

const login = (portal: PortalUnderTest, student_id: string, cookie?: string) =>
  send(portal, 'POST', '/auth/login', { body: { student_id }, cookie });
const session = (portal: PortalUnderTest, cookie: string) => send(portal, 'GET', '/auth/session', { cookie });

/** How sessions begin, go on and end. */
export const sessionRules: readonly ContractRule[] = [
  {
    title: 'login: serves every role, and only students have a grade',
    async check(portal) {
      for (const role of everyRole) {
        const { user } = expectSuccess<SessionReply>(
          contractOf('login'),
          await login(portal, sampleIds[role]),
        );
        same(
          `${role}: role, and whether there is a grade`,
          [user.role, 'grade' in user],
          [role, role === 'student'],
        );
      }
    },
  },
  {
    title: 'login: refuses unknown and malformed IDs alike',
    async check(portal) {
      const replies = [];
      for (const id of ['nobody-0001', '', '-', 'имя']) {
        const headers = { 'x-request-id': 'the-same' };
        const reply = await send(portal, 'POST', '/auth/login', { body: { student_id: id }, headers });
        expectProblem(`login as ${id}`, reply, 'login_failed');
        holds('login: sets no cookie', sessionLine(reply) === '');
        replies.push(reply.text);
      }
      same('login: one body for all reasons', new Set(replies).size, 1);
    },
  },
  {
    title: 'login: sets a cookie that scripts cannot read and that ends with the session',
    async check(portal) {
      const reply = await login(portal, 'stu-1021');
      const attributes = sessionLine(reply).split('; ').slice(1);
      for (const one of ['HttpOnly', 'SameSite=Lax', 'Path=/'])
        holds(`cookie is ${one}`, attributes.includes(one), attributes);
      const maxAge = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice(8));
      const { expires_at } = expectSuccess<SessionReply>(contractOf('login'), reply);
      const left = (Date.parse(expires_at) - Date.now()) / 1000;
      holds('Max-Age agrees with expires_at', Math.abs(maxAge - left) < 30, [maxAge, left]);
    },
  },
  {
    title: 'login: in a session ends that session',
    async check(portal) {
      const before = await signIn(portal, 'stu-1022');
      const after = cookieIn(await login(portal, 'stu-1022', before));
      expectProblem('the session before', await session(portal, before), 'session_required');
      expectSuccess(contractOf('readSession'), await session(portal, after));
    },
  },
  {
    title: 'readSession: repeats the reply of the login',
    async check(portal) {
      const reply = await login(portal, 'stu-1023');
      same('readSession', (await session(portal, cookieIn(reply))).body, reply.body);
    },
  },
  {
    title: 'refreshSession: gives a new token for the same user, and ends the old one',
    async check(portal) {
      const before = await signIn(portal, 'stu-1024');
      const user = ({ body }: { body: unknown }) => (body as SessionReply).user;
      const reply = await send(portal, 'POST', '/auth/refresh', { cookie: before });
      const after = cookieIn(reply);
      holds('refreshSession: another token', after !== '' && after !== before);
      expectProblem('the session before', await session(portal, before), 'session_required');
      same('the user', user(await session(portal, after)), user(reply));
    },
  },
  {
    title: 'logout: ends the session and removes the cookie',
    async check(portal) {
      const cookie = await signIn(portal, 'stu-1025');
      const reply = await send(portal, 'POST', '/auth/logout', { cookie });
      same('logout: the cookie', cookieIn(reply), 'session=');
      holds('logout: Max-Age=0', /max-age=0(;|$)/i.test(sessionLine(reply)));
      expectProblem('after it', await session(portal, cookie), 'session_required');
    },
  },
  {
    title: 'two session cookies are none',
    async check(portal) {
      const cookie = await signIn(portal, 'stu-1026');
      expectProblem('two', await session(portal, `${cookie}; ${cookie}`), 'session_required');
      expectSuccess(contractOf('readSession'), await session(portal, `theme=dark; ${cookie}`));
    },
  },
  {
    title: 'a write from a foreign page is refused, a read is not',
    async check(portal) {
      const cookie = await signIn(portal, 'stu-1028');
      const headers = { origin: 'https://elsewhere.example' };
      const write = await send(portal, 'POST', '/assistant/sessions', { cookie, headers });
      expectProblem('foreign origin', write, 'origin_forbidden');
      expectProblem(
        'before the session',
        await send(portal, 'POST', '/auth/refresh', { headers }),
        'origin_forbidden',
      );
      expectSuccess(contractOf('listCourses'), await send(portal, 'GET', '/courses', { cookie, headers }));
    },
  },
  {
    title: "the caller's X-Request-Id comes back when it is a sane token, else a fresh one",
    async check(portal) {
      const idFor = async (id: string) =>
        (await send(portal, 'GET', '/courses', { headers: { 'x-request-id': id } })).headers.get(
          'x-request-id',
        );
      same('a sane one', await idFor('contract-rule.7'), 'contract-rule.7');
      const long = 'a'.repeat(129);
      holds('one too long', ![long, null, ''].includes(await idFor(long)));
    },
  },
];
