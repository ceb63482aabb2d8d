import * as z from 'zod';
import { defineContract } from '../contract.js';
import { idOf, timestamp } from './identifiers.js';
import { role } from './role.js';

/** The technical ID that a school issues; trimmed before it is matched. */
export const technicalId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/, 'is not a technical ID')
  .meta({ description: 'Technical ID issued by the school', example: 'stu-1001' });

/** The signed-in user. `grade` is there for students alone. */
export const user = z.strictObject({
  id: idOf('The user', 'usr-5f2b90'),
  role,
  grade: z.int().min(1).max(13).optional().meta({ description: 'Students only', example: 9 }),
});

/** The type of {@link user}. */
export type User = z.infer<typeof user>;

/** The user and the end of the session. Specification, User (in the login response). */
export const sessionReply = z.strictObject({
  user,
  expires_at: timestamp.meta({ description: 'End of the session' }),
});

/** The type of {@link sessionReply}. */
export type SessionReply = z.infer<typeof sessionReply>;

// Any string passes: a malformed ID must fail like an unknown one, not with a hint about its form.
/** What the login takes: the technical ID; there is no password. Specification, Authentication, rule 1. */
export const loginBody = z.strictObject({
  student_id: z.string().meta({ description: 'Technical ID of any role', example: 'stu-1001' }),
});

/** `POST /auth/login`: Sign in by technical ID; sets the session cookie. */
export const login = defineContract({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in by technical ID; sets the session cookie',
  description:
    'Needs no session and no password. The reply sets the cookie `session`. A session that the request carries ends, with its open streams. Unknown and malformed IDs get the same reply. Only failed logins count against an address, so that a whole school can sign in from one; each ID has a limit of its own.',
  body: loginBody,
  status: 200,
  reply: sessionReply,
  errors: ['login_failed', 'core_unavailable', 'core_timeout', 'core_bad_response'],
});

/** `GET /auth/session`: The login reply again, for a page that was reloaded. */
export const readSession = defineContract({
  name: 'readSession',
  method: 'GET',
  path: '/auth/session',
  summary: 'The login reply again, for a page that was reloaded',
  description:
    'Says who is signed in and until when. `expires_at` stays as it was; the idle time begins anew, as with every request.',
  status: 200,
  reply: sessionReply,
  errors: [],
});

/** `POST /auth/refresh`: A new token and a new expiry; the old token ends. */
export const refreshSession = defineContract({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  summary: 'A new token and a new expiry; the old token ends',
  description:
    'Ends the session that the request carries, and begins a new one of full length for the same user. The reply sets the cookie; open streams are closed with 1001 and come back under it.',
  status: 200,
  reply: sessionReply,
  errors: [],
});

/** `POST /auth/logout`: Ends the session and closes its open streams. */
export const logout = defineContract({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session and closes its open streams',
  description: 'Removes the cookie. Streams opened in this session are closed with 4401.',
  status: 204,
  errors: [],
});
