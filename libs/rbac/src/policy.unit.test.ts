import { describe, expect, it } from '@jest/globals';
import { authorize } from './authorize.js';
import { permissions, type Permission } from './permissions.js';
import { roles } from './roles.js';

// The table of the public API's design, cell by cell; the order of the columns is that of `roles`.
const table: Record<Permission, string> = {
  'session:own': 'own own own own own own own own',
  'health:read': 'own own own own own own own own',
  'courses:read': 'own own own own - - - -',
  'dialogs:own': 'own own own own - - - -',
  'career:own': 'own - - - - - - -',
  'admin.schools:read': '- - own_school own_schools own_region all all all',
  'admin.schools:write': '- - - - - - - all',
  'admin.courses:read': '- - all all all all all all',
  'admin.courses:write': '- - - all all - - all',
  'admin.surveys:read': '- - own_school own_schools own_region all - all',
  'admin.surveys:write': '- - - own_schools own_region all - all',
  'admin.usage:read': '- - own_school own_schools own_region all all all',
  'admin.answers:write': '- - - - - - all all',
};

describe('the policy', () => {
  it.each(permissions.flatMap((permission) => roles.map((role, column) => ({ permission, role, column }))))(
    'gives $role the decided reach of $permission',
    ({ permission, role, column }) => {
      expect(authorize(role, permission) ?? '-').toBe(table[permission].split(' ')[column]);
    },
  );

  it.each(['constructor', '__proto__', 'toString'])('denies the made-up role and permission %s', (name) => {
    expect(authorize(name, 'session:own')).toBeNull();
    expect(authorize('student', name as never)).toBeNull();
  });

  it('has no permission that reaches the dialogs of others', () => {
    expect(permissions.filter((permission) => permission.startsWith('dialogs'))).toEqual(['dialogs:own']);
    for (const role of roles) expect(['own', null]).toContain(authorize(role, 'dialogs:own'));
  });
});
