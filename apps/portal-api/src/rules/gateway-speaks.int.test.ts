import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

const question = 'Почему небо голубое?';

describe.each([
  [404, 'text/html'],
  [403, 'text/html'],
  [401, 'application/problem+json'],
  [302, 'text/plain'],
])('while something else answers %i (%s) in place of the core, for all it is asked', (status, type) => {
  let test: TestPortal;
  let gateway: Server;
  let user: TestUser;
  let dialog: string;
  let port: number;

  beforeEach(async () => {
    // Each request asks whether its user may still come in.
    test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '1' });
    port = Number(new URL(test.core.url).port);
    user = await test.signIn('stu-1001');
    await user.hear(await user.createDialog(), question);
    dialog = await user.createDialog();
    await user.request('GET', '/api/v1/courses');
    await test.core.close();
    const body = type.endsWith('json') ? '{"code":"unauthorized"}' : '<h1>Not here</h1>';
    gateway = createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => gateway.listen(port, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await closeGateway();
    await test[Symbol.asyncDispose]();
  });
  const closeGateway = async () => {
    gateway.closeAllConnections();
    await new Promise((resolve) => gateway.close(resolve));
  };

  it('nobody is signed out, known students sign in, and courses are given from their copy', async () => {
    for (let asked = 0; asked < 10; asked++) {
      expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(200);
      const courses = await user.request('GET', '/api/v1/courses');
      expect([courses.status, courses.headers.get('x-portal-stale')]).toEqual([200, expect.any(String)]);
      await test.signIn('stu-1001');
    }
    const unknown = await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: 'stu-1002' });
    expect(unknown.status).toBeGreaterThanOrEqual(502);
  });

  it('what is answered from the cache is recorded once the core is back', async () => {
    const heard = await user.hear(dialog, question);
    await closeGateway();
    await test.core.listen(port);
    await eventually(() => expect(test.core.messages(dialog)).toHaveLength(2), 15_000);
    expect(test.core.answer(heard.messageId)?.text).toBe(heard.text);
  }, 30_000);
});
