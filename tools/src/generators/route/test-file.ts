import { repliedBy, sampleParameters } from './new-files.js';
import type { RoutePlan } from './plan.js';

/** A test over HTTP beside the mock's engine: who holds the permission gets the reply, who does not gets nothing. */
export function testFile(plan: RoutePlan): string {
  const { names, method, path, permission, parameters, takesBody, status } = plan;
  const replied = repliedBy(plan);
  const target = `/api/v1${path.replaceAll(/\{(\w+)\}/g, 'some-$1')}`;
  const request = `'${method}', '${target}'${takesBody ? ", { text: 'A text' }" : ''}`;
  const fields = [
    ...(parameters.length > 0 ? [sampleParameters(parameters)] : []),
    ...(replied.text ? ["text: 'A text'"] : []),
    ...(replied.role ? ['role'] : []),
  ];
  const body = status === 204 ? 'undefined' : `{ ${fields.join(', ')} }`;
  return `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleIds } from '@portal/core-fake';
import { authorize, roles } from '@portal/rbac';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

describe('${names.camel}', () => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  it.each(roles)('answers %s, or refuses a role without the permission', async (role) => {
    const user = await test.signIn(sampleIds[role]);
    const { status, body } = await user.request(${request});
    if (authorize(role, '${permission}')) expect([status, body]).toEqual([${status}, ${body}]);
    else expect([status, body.code]).toEqual([403, 'role_forbidden']);
  });

  it('refuses who is not signed in', async () => {
    const { status, body } = await test.anonymous().request(${request});
    expect([status, body.code]).toEqual([401, 'session_required']);
  });
${
  takesBody
    ? `
  it('refuses an empty text', async () => {
    const role = roles.find((name) => authorize(name, '${permission}'))!;
    const user = await test.signIn(sampleIds[role]);
    const { status, body } = await user.request('${method}', '${target}', { text: ' ' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
`
    : ''
}});
`;
}
