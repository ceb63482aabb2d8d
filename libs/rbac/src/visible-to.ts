import { authorize } from './authorize.js';
import { permissions, type Permission, type Scope } from './permissions.js';
import type { WireRole } from './roles.js';

/** A part of the portal that a front end shows or hides as a whole, with the permission to see it and the one to change it. */
export interface Area {
  /** Stable name, for routes and labels. */
  readonly name: AreaName;
  /** Who holds it sees the area. */
  readonly see: Permission;
  /** Absent: there is nothing to change for anybody. */
  readonly change?: Permission;
}

/** The parts of the portal, as a menu would name them. */
export type AreaName =
  | 'account'
  | 'courses'
  | 'assistant'
  | 'career'
  | 'admin-schools'
  | 'admin-courses'
  | 'admin-surveys'
  | 'admin-usage'
  | 'admin-answers';

/** Every area, in the order of a menu; each permission but `health:read` belongs to exactly one. */
export const areas: readonly Area[] = [
  { name: 'courses', see: 'courses:read' },
  { name: 'assistant', see: 'dialogs:own', change: 'dialogs:own' },
  { name: 'career', see: 'career:own' },
  { name: 'admin-schools', see: 'admin.schools:read', change: 'admin.schools:write' },
  { name: 'admin-courses', see: 'admin.courses:read', change: 'admin.courses:write' },
  { name: 'admin-surveys', see: 'admin.surveys:read', change: 'admin.surveys:write' },
  { name: 'admin-usage', see: 'admin.usage:read' },
  { name: 'admin-answers', see: 'admin.answers:write', change: 'admin.answers:write' },
  { name: 'account', see: 'session:own', change: 'session:own' },
];

/** An area that a user sees. */
export interface VisibleArea {
  /** Stable name, for routes and labels. */
  readonly name: AreaName;
  /** Whose data is shown there. */
  readonly reach: Scope;
  /** Whether to offer buttons that change something. */
  readonly mayChange: boolean;
}

/** What a front end shows to a user. */
export interface View {
  /** Every permission that the role holds. */
  readonly permissions: readonly Permission[];
  /** The menu, in its order. */
  readonly areas: readonly VisibleArea[];
  /** Whether to show what needs a permission. */
  may(permission: Permission): boolean;
}

/**
 * What a user may see, from the `role` of the login reply alone. Hiding is a courtesy: the portal checks every call itself, and
 * only it knows the schools that a user reaches. Nobody signed in, or a role that this version does not know, sees nothing.
 *
 * @example
 * const view = visibleTo(session.user);
 * view.areas.map(({ name }) => name); // for a student: ['courses', 'assistant', 'career', 'account']
 * view.may('admin.courses:write'); // false
 */
export function visibleTo(user: { readonly role: WireRole } | null | undefined): View {
  const held = permissions.filter((permission) => user && authorize(user.role, permission) !== null);
  const may = (permission: Permission): boolean => held.includes(permission);
  return {
    permissions: held,
    may,
    areas: areas.flatMap(({ name, see, change }) => {
      const reach = user ? authorize(user.role, see) : null;
      return reach === null ? [] : [{ name, reach, mayChange: change !== undefined && may(change) }];
    }),
  };
}
