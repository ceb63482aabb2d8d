import { describe, expect, it } from '@jest/globals';
import { authorize } from './authorize.js';
import { permissions } from './permissions.js';
import { roles } from './roles.js';
import { areas, visibleTo } from './visible-to.js';

const menu = (role: (typeof roles)[number]) =>
  visibleTo({ role }).areas.map(({ name, mayChange }) => (mayChange ? `${name}*` : name));

describe('what a user sees', () => {
  it.each([
    ['student', ['courses', 'assistant*', 'career', 'account*']],
    ['teacher', ['courses', 'assistant*', 'account*']],
    ['operator', ['admin-schools', 'admin-courses', 'admin-usage', 'admin-answers*', 'account*']],
    ['ministry', ['admin-schools', 'admin-courses', 'admin-surveys*', 'admin-usage', 'account*']],
    [
      'system_admin',
      ['admin-schools*', 'admin-courses*', 'admin-surveys*', 'admin-usage', 'admin-answers*', 'account*'],
    ],
  ] as const)('is for a %s: %j', (role, names) => {
    expect(menu(role)).toEqual(names);
  });

  it('is what the table permits, for every role and permission', () => {
    for (const role of roles) {
      const view = visibleTo({ role });
      for (const permission of permissions) {
        const holds = authorize(role, permission) !== null;
        expect([role, permission, view.may(permission), view.permissions.includes(permission)]).toEqual([
          role,
          permission,
          holds,
          holds,
        ]);
      }
      for (const { name, reach } of view.areas)
        expect(reach).toBe(authorize(role, areas.find((area) => area.name === name)!.see));
    }
  });

  it('has a place for every permission but the one of health', () => {
    const placed = areas.flatMap(({ see, change }) => (change && change !== see ? [see, change] : [see]));
    expect(placed.sort()).toEqual(permissions.filter((one) => one !== 'health:read').sort());
  });

  it.each([null, undefined, { role: 'headmaster' }])('is nothing for %j', (user) => {
    const { permissions: held, areas: seen, may } = visibleTo(user);
    expect([held, seen, may('session:own')]).toEqual([[], [], false]);
  });
});
