import { authorize, roles, type Permission, type Role, type Scope } from '@portal/rbac';

const reachInWords: Readonly<Record<Scope, string>> = {
  own: 'their own',
  own_school: 'their own school',
  own_schools: 'the schools they coordinate',
  own_region: 'their own region',
  all: 'everything',
};

/** Which role may call, and how far it reaches, as the policy table has it. */
export function rolesOf(permission: Permission | 'anyone'): Partial<Record<Role, Scope>> {
  const held = roles.flatMap((role) => {
    const scope = permission === 'anyone' ? 'own' : authorize(role, permission);
    return scope ? [[role, scope] as const] : [];
  });
  return Object.fromEntries(held);
}

/** The same as one sentence of Markdown. */
export function whoMayCall(permission: Permission | 'anyone'): string {
  if (permission === 'anyone') return '**Who may call this:** anyone, without a session.';
  const byReach = new Map<Scope, string[]>();
  for (const [role, scope] of Object.entries(rolesOf(permission))) {
    byReach.set(scope, [...(byReach.get(scope) ?? []), `\`${role}\``]);
  }
  const groups = [...byReach].map(([scope, held]) => `${held.join(', ')} (${reachInWords[scope]})`);
  return `**Who may call this:** ${groups.join('; ')}. Permission \`${permission}\`.`;
}
