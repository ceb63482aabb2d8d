import type { OperationName } from '../../client/operations.js';
import { v1Contracts } from '../../v1/routes.js';
import { operationAccess } from '../fake-portal/access.js';
import { sampleIds } from '../fake-portal/seed/people.js';
import { expectProblem } from './expect-reply.js';
import { send, type PortalUnderTest } from './portal-under-test.js';
import { holds, type ContractRule } from './rule.js';
import { call, contractOf, everyRole, pathOf, signIn } from './visitor.js';

const endsSession: readonly string[] = ['refreshSession', 'logout'];

const names = v1Contracts
  .map(({ name }) => name as OperationName)
  .filter((name) => operationAccess[name] !== 'anyone');

/** The reply of a role, in a session that may be spoilt when the operation ends it. */
async function asRole(portal: PortalUnderTest, role: keyof typeof sampleIds, name: OperationName) {
  if (!endsSession.includes(name)) return call(portal, role, name);
  const cookie = await signIn(portal, sampleIds[role]);
  return send(portal, contractOf(name).method, pathOf(name), { cookie });
}

const withoutSession = (name: OperationName): ContractRule => ({
  title: `${name}: is refused without a session`,
  async check(portal) {
    expectProblem(name, await call(portal, null, name), 'session_required');
    const { method } = contractOf(name);
    const forged = await send(portal, method, pathOf(name), { cookie: 'session=no-such-token' });
    expectProblem(`${name} with an unknown token`, forged, 'session_required');
  },
});

const byRole = (name: OperationName): ContractRule => ({
  title: `${name}: is for the roles that may, and for no other`,
  async check(portal) {
    const access = operationAccess[name];
    for (const role of everyRole) {
      const reply = await asRole(portal, role, name);
      if (access !== 'anyone' && access[role] === undefined)
        expectProblem(`${name} as ${role}`, reply, 'role_forbidden');
      else
        holds(
          `${name} as ${role}: gets past the role`,
          !/"(role_forbidden|session_required)"/.test(reply.text),
          reply.text,
        );
    }
  },
});

/** Who is let in: nobody without a session, and the roles of the table. */
export const accessRules: readonly ContractRule[] = [...names.map(withoutSession), ...names.map(byRole)];
