import type { Request, RequestHandler } from 'express';
import { authorize } from './authorize.js';
import type { Permission, Scope } from './permissions.js';
import type { WireRole } from './roles.js';

/** How the middleware learns who asks, and what it makes of a denial. */
export interface PermissionGuard {
  /** The role of the signed-in user, whatever it is called; undefined when nobody is signed in. */
  roleOf(request: Request): WireRole | undefined;
  /** Called when the role holds the permission, with its reach. */
  granted?(request: Request, permission: Permission, scope: Scope): void;
  /** Makes the error that goes to `next`; the application's error handler gives it a status. */
  denied(request: Request, permission: Permission): Error;
}

/**
 * Express middleware that lets a request through only when the user's role holds the permission.
 *
 * @example
 * const requirePermission = permissionMiddleware({
 *   roleOf: (request) => request.user?.role,
 *   denied: () => new RoleForbidden(),
 * });
 * app.get('/courses', requirePermission('courses:read'), listCourses);
 */
export function permissionMiddleware(guard: PermissionGuard): (permission: Permission) => RequestHandler {
  return (permission) => (request, _response, next) => {
    const role = guard.roleOf(request);
    const scope = role === undefined ? null : authorize(role, permission);
    if (scope === null) return next(guard.denied(request, permission));
    guard.granted?.(request, permission, scope);
    next();
  };
}
