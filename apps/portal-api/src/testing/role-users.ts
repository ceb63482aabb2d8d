import { sampleIds } from '@portal/core-fake';
import { roles, type Role } from '@portal/rbac';
import type { TestPortal } from './test-portal.js';
import type { TestUser } from './test-user.js';

/** One signed-in user a role. */
export async function signInEveryRole(test: TestPortal): Promise<Map<Role, TestUser>> {
  const users = new Map<Role, TestUser>();
  for (const role of roles) users.set(role, await test.signIn(sampleIds[role]));
  return users;
}
