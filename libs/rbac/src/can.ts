import { authorize } from './authorize.js';
import { dataScope, type DataScope, type UserReferences } from './data-scope.js';
import type { Permission } from './permissions.js';
import type { WireRole } from './roles.js';

/** Who asks: the role decides, the opaque references say where it reaches. */
export interface PolicyUser extends UserReferences {
  /** Needed only where something belongs to one user. */
  readonly id?: string | undefined;
  /** One of the eight; any other holds nothing. */
  readonly role: WireRole;
}

/** What a call touches. Whatever is named has to be in the user's reach. */
export interface Touched {
  /** The user to whom it belongs, such as the owner of a dialog. */
  readonly owner?: string | undefined;
  /** The school that it is about. */
  readonly school?: string | undefined;
  /** All the schools that it is about. */
  readonly schools?: readonly string[] | undefined;
  /** The region, or the one that the schools lie in: without it nobody knows whether a school is in a region. */
  readonly region?: string | undefined;
}

/**
 * Whether a user may do something, and, when it is said what is touched, may do it there. Deny by default: nobody signed in, an
 * unknown role or permission, a user without the reference that the role reaches by, and a `touched` that names nothing
 * are all false (the last one but for those who reach everything).
 *
 * Source: specification, Authentication, rules 5 and 6, and the policy table.
 *
 * @example
 * const user = { id: 'usr-1', role: 'coordinator', school_refs: ['sch-a', 'sch-b'] } as const;
 * can(user, 'admin.surveys:write'); // true
 * can(user, 'admin.surveys:write', { schools: ['sch-a', 'sch-b'] }); // true
 * can(user, 'admin.surveys:write', { schools: ['sch-a', 'sch-x'] }); // false: all have to be in reach
 * can(user, 'dialogs:own', { owner: 'usr-2' }); // false, whatever the role
 */
export function can(user: PolicyUser | null | undefined, permission: Permission, touched?: Touched): boolean {
  const reach = user ? authorize(user.role, permission) : null;
  if (!user || reach === null) return false;
  if (reach === 'own') return touched === undefined || isOwn(user, touched);
  const data = dataScope(reach, user);
  if (data === null) return false;
  return touched === undefined || (isOwnerless(user, touched) && isWithin(data, touched));
}

function isOwn({ id }: PolicyUser, { owner, school, schools, region }: Touched): boolean {
  const isElsewhere = school !== undefined || schools !== undefined || region !== undefined;
  return !isElsewhere && owner !== undefined && owner === id;
}

/** Reaching a school, or all of them, is not reaching what belongs to one user. */
const isOwnerless = ({ id }: PolicyUser, { owner }: Touched): boolean => owner === undefined || owner === id;

function isWithin(data: DataScope, { school, schools = [], region }: Touched): boolean {
  if (data.kind === 'all') return true;
  if (data.kind === 'region') return region === data.region;
  const all = school === undefined ? schools : [school, ...schools];
  return all.length > 0 && all.every((one) => data.schools.includes(one));
}
