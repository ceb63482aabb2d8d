import { expect, test } from '../support/fixtures.js';

const kibibyte = 1024;

test('answers each kind of malformed question with its own problem', async ({ frontEnd, page, stack }) => {
  await frontEnd.signIn('stu-1025');
  const url = `${stack.portalUrl}/api/v1/assistant/sessions/${await frontEnd.createDialog()}/messages`;
  const json = { 'content-type': 'application/json' };
  const cases = [
    { data: '{"text":', headers: json, expected: [400, 'malformed_json'] },
    { data: '{}', headers: json, expected: [400, 'validation_failed'] },
    { data: '{"text":"   "}', headers: json, expected: [400, 'validation_failed'] },
    {
      data: JSON.stringify({ text: 'a'.repeat(8_001) }),
      headers: json,
      expected: [400, 'validation_failed'],
    },
    {
      data: JSON.stringify({ text: 'a'.repeat(65 * kibibyte) }),
      headers: json,
      expected: [413, 'payload_too_large'],
    },
    { data: 'text', headers: { 'content-type': 'text/plain' }, expected: [415, 'unsupported_media_type'] },
  ];
  for (const { data, headers, expected } of cases) {
    const reply = await page.request.post(url, { data: Buffer.from(data), headers });
    expect([reply.status(), (await reply.json()).code]).toEqual(expected);
    expect(reply.headers()['content-type']).toContain('application/problem+json');
  }
  const named = await page.request.post(url, { data: Buffer.from('{}'), headers: json });
  expect((await named.json()).errors).toEqual([{ pointer: '/body/text', message: expect.any(String) }]);
});

test('names the allowed methods of a route', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1025');
  const { status, body, headers } = await frontEnd.send('DELETE', '/courses');
  expect([status, body.code]).toEqual([405, 'method_not_allowed']);
  expect(headers['allow']).toContain('GET');
});
