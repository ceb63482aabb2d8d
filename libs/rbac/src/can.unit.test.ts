import { describe, expect, it } from '@jest/globals';
import { authorize } from './authorize.js';
import { can, type PolicyUser, type Touched } from './can.js';
import { permissions } from './permissions.js';
import { roles } from './roles.js';

const references = { id: 'usr-1', school_ref: 'sch-a', school_refs: ['sch-a', 'sch-b'], region_ref: 'rgn-a' };
const as = (role: PolicyUser['role']): PolicyUser => ({ ...references, role });

describe('can', () => {
  it('is the table, for a user with every reference and nothing named', () => {
    for (const role of roles)
      for (const permission of permissions)
        expect([role, permission, can(as(role), permission)]).toEqual([
          role,
          permission,
          authorize(role, permission) !== null,
        ]);
  });

  it.each([null, undefined])('is false for nobody (%s)', (nobody) => {
    for (const permission of permissions) expect(can(nobody, permission)).toBe(false);
  });

  it.each(['school_admin', 'coordinator', 'regional_institute'] as const)(
    'is false for a %s without the reference to reach by',
    (role) => {
      expect(can({ role }, 'admin.schools:read')).toBe(false);
      expect(can({ role }, 'admin.schools:read', { school: 'sch-a', region: 'rgn-a' })).toBe(false);
      // Courses belong to no school.
      expect(can({ role }, 'admin.courses:read')).toBe(true);
    },
  );

  it.each<[PolicyUser['role'], Touched, boolean]>([
    ['school_admin', { school: 'sch-a' }, true],
    ['school_admin', { school: 'sch-b' }, false],
    ['school_admin', { schools: ['sch-a', 'sch-b'] }, false],
    ['school_admin', { region: 'rgn-a' }, false],
    ['coordinator', { schools: ['sch-a', 'sch-b'] }, true],
    ['coordinator', { schools: ['sch-b'], region: 'rgn-x' }, true],
    ['coordinator', { school: 'sch-x', schools: ['sch-a'] }, false],
    ['coordinator', { schools: [] }, false],
    ['regional_institute', { region: 'rgn-a' }, true],
    ['regional_institute', { school: 'sch-x', region: 'rgn-a' }, true],
    ['regional_institute', { school: 'sch-a' }, false],
    ['regional_institute', { region: 'rgn-b' }, false],
    ['ministry', { school: 'sch-x', region: 'rgn-x' }, true],
    ['ministry', {}, true],
    ['ministry', { owner: 'usr-2' }, false],
    ['school_admin', {}, false],
    ['coordinator', { school: undefined }, false],
    ['regional_institute', {}, false],
  ])('says of a %s who touches %j: %s', (role, touched, allowed) => {
    expect(can(as(role), 'admin.surveys:read', touched)).toBe(allowed);
  });

  it('reaches own things by their owner alone, whatever the role', () => {
    for (const role of roles) {
      const holds = authorize(role, 'dialogs:own') !== null;
      expect(can(as(role), 'dialogs:own', { owner: 'usr-1' })).toBe(holds);
      expect(can(as(role), 'dialogs:own', { owner: 'usr-2' })).toBe(false);
      expect(can(as(role), 'dialogs:own', { owner: 'usr-1', school: 'sch-a' })).toBe(false);
      expect(can({ role }, 'dialogs:own', { owner: undefined })).toBe(false);
      expect(can(as(role), 'dialogs:own', {})).toBe(false);
    }
  });

  it.each(['constructor', '__proto__', 'admin'])('denies the made-up role and permission %s', (name) => {
    expect(can({ ...references, role: name }, 'session:own')).toBe(false);
    expect(can(as('system_admin'), name as never)).toBe(false);
  });
});
