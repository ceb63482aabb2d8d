import { describe, expect, it } from '@jest/globals';
import * as v1 from '../v1/index.js';
import { normaliseBaseUrl } from './base-url.js';
import { addressOf, contentOf } from './build-request.js';

describe('the address of a call', () => {
  it('holds each parameter as one encoded segment', () => {
    const params = { id: 'a/../b?c#d %', answer_id: 'ответ' };
    expect(addressOf(v1.stopAnswer, { params })).toBe(
      '/api/v1/assistant/sessions/a%2F..%2Fb%3Fc%23d%20%25/answers/%D0%BE%D1%82%D0%B2%D0%B5%D1%82',
    );
  });

  it.each(['', '.', '..', undefined, 7])('does not exist for the parameter %j', (id) => {
    expect(() => addressOf(v1.readCourse, { params: { id } })).toThrow('readCourse: params.id');
  });

  it('holds a query without what is undefined or null', () => {
    const query = {
      limit: 2,
      cursor: undefined,
      answer: null,
      group_by: 'school',
      from: '2026-09-01',
      to: 'a&b=c d+',
    };
    expect(addressOf(v1.readUsage, { query })).toBe(
      '/api/v1/admin/analytics/usage?limit=2&group_by=school&from=2026-09-01&to=a%26b%3Dc+d%2B',
    );
    expect(addressOf(v1.listSchools, { query: {} })).toBe('/api/v1/admin/schools');
  });
});

describe('the content of a call', () => {
  it('has a type only with a body', () => {
    expect(contentOf({}).headers).not.toHaveProperty('content-type');
    expect(contentOf({ body: { text: 'я' }, idempotencyKey: 'k' })).toEqual({
      headers: expect.objectContaining({ 'content-type': 'application/json', 'idempotency-key': 'k' }),
      body: '{"text":"я"}',
    });
  });
});

describe('the base address', () => {
  it.each([
    ['https://portal.example/', 'https://portal.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://school.example/portal//', 'https://school.example/portal'],
    ['/', ''],
    ['', ''],
    ['/portal', '/portal'],
  ])('%j is taken as %j', (given, base) => {
    expect(normaliseBaseUrl(given)).toBe(base);
  });

  it.each([
    'portal.example',
    'ftp://portal.example',
    'https://',
    'https://a.example?x=1',
    'https://a/api/v1/',
    'http://u:p@portal.example',
    'http://u@portal.example/portal',
    'http://:p@portal.example',
    '//portal.example',
  ])('%j is refused', (given) => {
    expect(() => normaliseBaseUrl(given)).toThrow(TypeError);
  });
});
