import type { TestPortal } from './test-portal.js';
import type { TestReply, TestUser } from './test-user.js';

/** Personal and secret values that the provoked requests carry; none may come back. */
export const planted = [
  'Иванов',
  'Пётр Сергеевич',
  '+7 916 123-45-67',
  'petrov@school.example',
  'stu-1001',
  'geheim-4711',
] as const;
const [surname, name, phone, mail, technicalId, secret] = planted;

type Send = (headers: Record<string, string>) => Promise<TestReply>;

/** Everything a well portal refuses, by the code that it refuses it with. */
export function provokedErrors(
  test: TestPortal,
  users: { readonly student: TestUser; readonly admin: TestUser },
  dialog: string,
): readonly (readonly [code: string, what: string, send: Send])[] {
  const { student, admin } = users;
  const messages = `/api/v1/assistant/sessions/${dialog}/messages`;
  const as =
    (user: TestUser, method: string, path: string, body?: unknown, more: Record<string, string> = {}): Send =>
    (headers) =>
      user.request(method, path, body, { ...more, ...headers });
  const nobody = test.anonymous();
  const inPath = encodeURIComponent(`${surname} ${phone}`);
  return [
    ['malformed_json', 'broken JSON', as(student, 'POST', messages, `{"text":"${surname} ${phone}`)],
    ['validation_failed', 'a bare string', as(student, 'POST', messages, `"${mail}"`)],
    [
      'validation_failed',
      'an unknown field',
      as(student, 'POST', messages, { text: 'a', [`${name} ${mail}`]: phone }),
    ],
    ['validation_failed', 'a wrong type', as(student, 'POST', messages, { text: { [surname]: phone } })],
    [
      'validation_failed',
      'a question too long',
      as(student, 'POST', messages, { text: surname.repeat(2_000) }),
    ],
    [
      'validation_failed',
      'a wrong value',
      as(student, 'POST', '/api/v1/assistant/sessions', { scenario: surname }),
    ],
    [
      'validation_failed',
      'a deep body',
      as(student, 'POST', messages, `${'['.repeat(9_000)}"${mail}"${']'.repeat(9_000)}`),
    ],
    ['validation_failed', 'a query', as(admin, 'GET', `/api/v1/admin/schools?limit=${inPath}&${inPath}=1`)],
    ['validation_failed', 'a cursor', as(admin, 'GET', `/api/v1/admin/schools?cursor=${inPath}`)],
    ['validation_failed', 'a path', as(student, 'GET', `/api/v1/courses/${inPath}`)],
    [
      'validation_failed',
      'a path that cannot be decoded',
      as(student, 'GET', `/api/v1/courses/%E0%A4%A${secret}`),
    ],
    [
      'validation_failed',
      'a key',
      as(
        admin,
        'POST',
        '/api/v1/admin/schools',
        { title: 'a', region_id: 'b' },
        { 'idempotency-key': `${secret} ${mail}` },
      ),
    ],
    ['session_required', 'no session', as(nobody, 'GET', `/api/v1/courses/${inPath}`)],
    [
      'session_required',
      'a broken session',
      as(nobody, 'GET', '/api/v1/courses', undefined, { cookie: `session=${secret}` }),
    ],
    [
      'login_failed',
      'an unknown ID',
      as(nobody, 'POST', '/api/v1/auth/login', { student_id: `${technicalId}-${secret}` }),
    ],
    [
      'login_failed',
      'a malformed ID',
      as(nobody, 'POST', '/api/v1/auth/login', { student_id: `${surname} ${name}` }),
    ],
    ['role_forbidden', 'a role', as(student, 'GET', `/api/v1/admin/schools/${inPath}`)],
    ['dialog_forbidden', 'a dialog', as(student, 'GET', `/api/v1/assistant/sessions/${secret}/messages`)],
    [
      'origin_forbidden',
      'an origin',
      as(student, 'POST', messages, { text: 'a' }, { origin: `https://${secret}.example` }),
    ],
    ['not_found', 'an unknown path', as(student, 'GET', `/api/v1/${inPath}`)],
    ['not_found', 'a path beside the API', as(student, 'GET', `/${inPath}?${mail}`)],
    ['course_not_found', 'a course', as(student, 'GET', `/api/v1/courses/${secret}`)],
    ['method_not_allowed', 'a method', as(student, 'PUT', `/api/v1/courses/${inPath}`, { text: surname })],
    ['payload_too_large', 'a large body', as(student, 'POST', messages, { text: `${phone} `.repeat(5_000) })],
    [
      'unsupported_media_type',
      'a type',
      as(student, 'POST', messages, surname, { 'content-type': `text/${secret}` }),
    ],
    [
      'unsupported_media_type',
      'an encoding',
      as(student, 'POST', messages, surname, { 'content-encoding': secret }),
    ],
  ];
}
