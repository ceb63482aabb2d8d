import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemCodes, problemType, type ProblemCode } from '@portal/contracts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { errorGuide } from './error-guide.js';
import { escapeHtml, inline } from './html.js';
import { faultsOf } from './well-formed.fixture.js';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

const codes = Object.keys(problemCodes) as ProblemCode[];
const pages = ['/docs', '/docs/stream', '/docs/errors', ...codes.map(problemType)];

async function read(path: string): Promise<{ reply: Response; text: string }> {
  const reply = await fetch(test.url + path);
  return { reply, text: await reply.text() };
}

describe('the documents', () => {
  it.each(pages)('are a well-formed page at %s, for anyone', async (path) => {
    const { reply, text } = await read(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(faultsOf(text)).toEqual([]);
    expect(text).toMatch(/<html lang="en">[^]*<title>[^<]+<\/title>[^]*<h1[ >]/);
  });

  it('would be caught with a tag that stays open, and with a bare character', () => {
    expect(faultsOf('<!doctype html><p><b>1</p>')).not.toEqual([]);
    expect(faultsOf('<!doctype html><p>1 < 2</p>')).not.toEqual([]);
    expect(faultsOf('<!doctype html><p id="a">1</p><p id="a">2</p>')).toEqual(['an id is there twice']);
  });

  it('ask for nothing from elsewhere, and run no script of the page itself', async () => {
    for (const path of pages) {
      const { text } = await read(path);
      expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
      expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=/);
    }
  });

  it('lead nowhere that is not there', async () => {
    const found = new Set<string>();
    for (const path of pages)
      for (const [, href = ''] of (await read(path)).text.matchAll(/(?:href|src)="(\/[^"]*)"/g))
        found.add(href);
    expect(found.size).toBeGreaterThan(codes.length);
    for (const href of found) expect([href, (await read(href)).reply.status]).toEqual([href, 200]);
  });

  it.each(codes)('say of %s when it happens and what to do next, where its type leads', async (code) => {
    const { text } = await read(problemType(code));
    const { when, next } = errorGuide[code];
    for (const sentence of [when, next]) expect(sentence).toMatch(/^[A-Z][^]{15,}[.]$/);
    expect(text).toContain(escapeHtml(problemCodes[code].title));
    expect(text).toContain(inline(when));
    expect(text).toContain(inline(next));
    expect((await read('/docs/errors')).text).toContain(`href="${problemType(code)}"`);
  });

  it('are found from the type of a real problem', async () => {
    const { body } = await test.anonymous().request('GET', '/api/v1/courses');
    expect((await read(body.type)).text).toContain('<code>session_required</code>');
  });

  it('have nothing for a code that does not exist', async () => {
    const { reply, text } = await read('/docs/errors/teapot');
    expect([reply.status, JSON.parse(text).code]).toEqual([404, 'not_found']);
  });

  it('are there as JSON', async () => {
    for (const [path, key] of [
      ['/docs/openapi.json', 'openapi'],
      ['/docs/asyncapi.json', 'asyncapi'],
    ] as const) {
      const { reply, text } = await read(path);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text)).toHaveProperty(key);
    }
  });

  it('serve the viewer of the installed package, and no other file of it', async () => {
    expect((await read('/docs/assets/swagger-ui-bundle.js')).text).toContain('SwaggerUIBundle');
    expect((await read('/docs/assets/swagger-ui.css')).text).toContain('.swagger-ui');
    for (const other of ['package.json', 'index.html', '..%2fpackage.json'])
      expect((await read(`/docs/assets/${other}`)).reply.status).toBe(404);
  });

  it('send a file of the viewer only once to a browser that has it', async () => {
    const { reply } = await read('/docs/assets/swagger-ui.css');
    const headers = { 'if-none-match': reply.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await fetch(`${test.url}/docs/assets/swagger-ui.css`, { headers })).status).toBe(304);
  });

  it('keep to scripts of their own origin, and go to https only where the portal has it', async () => {
    const policy = (await read('/docs')).reply.headers.get('content-security-policy');
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    await using secure = await startTestPortal({ PORTAL_COOKIE_SECURE: 'true' });
    const strict = (await fetch(`${secure.url}/docs`)).headers.get('content-security-policy');
    expect(strict).toContain('upgrade-insecure-requests');
  });
});
