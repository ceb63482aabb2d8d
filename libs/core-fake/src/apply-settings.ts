import type { CoreParts } from './core-parts.js';
import { CoreProblem } from './http/problem.js';
import type { SettingsChange } from './state/settings.js';

/** Changes the rhythm and users' roles; nothing at all when one of the users does not exist. */
export function applySettings(
  { settings, users, changed }: Pick<CoreParts, 'settings' | 'users' | 'changed'>,
  change: SettingsChange,
): void {
  const roles = change.users ?? [];
  const unknown = roles.find(({ technical_id }) => !users.resolve(technical_id));
  if (unknown)
    throw new CoreProblem(400, 'user_not_found', `nobody has the technical ID ${unknown.technical_id}`);
  for (const { technical_id, role } of roles) users.changeRole(technical_id, role);
  settings.change(change);
  changed();
}
