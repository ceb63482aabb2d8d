import { describe, expect, it } from '@jest/globals';
import * as v1 from '../v1/index.js';
import { parseForward } from './parse-forward.js';
import { retryAfterSeconds } from './retry-after.js';

const course = {
  id: 'crs-1',
  title: 'Алгебра',
  modules: [{ id: 'm-1', title: 'Степени', completed: true }],
  progress: 1,
};

describe('parsing a reply', () => {
  it('leaves out fields of a newer portal, at every depth, and changes nothing it was given', () => {
    const newer = { ...course, colour: 'red', modules: [{ ...course.modules[0], minutes: { a: 1 } }] };
    const before = structuredClone(newer);
    expect(parseForward(v1.courseDetail, newer)).toEqual({ success: true, data: course });
    expect(newer).toEqual(before);
  });

  it.each([
    ['a field of another type', { ...course, progress: '1' }],
    ['a missing field', { ...course, title: undefined }],
    ['both an unknown and a wrong field', { ...course, colour: 'red', progress: 2 }],
    ['no object', 'course'],
  ])('refuses %s', (_what, value) => {
    expect(parseForward(v1.courseDetail, value).success).toBe(false);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-09-01T08:00:00Z');

  it.each([
    ['5', 5],
    [' 0 ', 0],
    ['Tue, 01 Sep 2026 08:00:30 GMT', 30],
    ['Tue, 01 Sep 2026 07:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});
