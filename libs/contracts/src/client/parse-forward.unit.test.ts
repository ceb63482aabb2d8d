import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
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

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly example?: unknown;
}

/** A reply with something in every place; `text` where the contract names certain texts. */
function fill(shape: Shape, text: string): unknown {
  if (shape.enum) return text;
  if ('const' in shape) return shape.const;
  if (shape.anyOf) return fill(shape.anyOf[0] ?? {}, text);
  const fields = Object.entries(shape.properties ?? {});
  if (fields.length > 0) return Object.fromEntries(fields.map(([key, part]) => [key, fill(part, text)]));
  if (shape.type === 'array') return [0, 1].map(() => fill(shape.items ?? {}, text));
  return shape.example ?? { integer: 1, number: 1, boolean: true }[shape.type ?? ''] ?? 'a';
}

describe('a text of a newer portal', () => {
  const replies = v1.v1Contracts.flatMap(({ name, reply }) => (reply ? [{ name, reply }] : []));
  const shapeOf = (reply: z.ZodType) => z.toJSONSchema(reply, { io: 'output' }) as Shape;

  it.each(replies)('comes through in every place where the reply of $name names some', ({ reply }) => {
    const newer = fill(shapeOf(reply), 'of-next-year');
    const before = structuredClone(newer);
    expect(parseForward(reply, newer)).toEqual({ success: true, data: newer });
    expect(newer).toEqual(before);
  });

  it('is in some of those replies', () => {
    const named = replies.filter(({ reply }) =>
      JSON.stringify(fill(shapeOf(reply), 'newer')).includes('newer'),
    );
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'login',
        'postMessage',
        'readHealth',
        'listMessages',
        'readSurvey',
        'readUsage',
      ]),
    );
  });

  it.each([[undefined], [['a', 'b']]])(
    'does not fail by a rule about the known ones (options: %j)',
    (options) => {
      const first = { text: 'Что?', kind: 'free', ...(options ? { options } : {}) };
      const second = { text: 'Кто?', kind: 'scale' };
      const questions = [{ ...first, hint: 'new too' }, second];
      const survey = { ...(fill(shapeOf(v1.survey), 'open') as object), questions };
      expect(parseForward(v1.survey, survey).data?.questions).toEqual([first, second]);
    },
  );

  it('leaves that rule as it is for what this version knows', () => {
    const questions = [
      { text: 'Что?', kind: 'free' },
      { text: 'Кто?', kind: 'single' },
    ];
    const survey = { ...(fill(shapeOf(v1.survey), 'open') as object), questions };
    expect(parseForward(v1.survey, survey).success).toBe(false);
  });

  it('comes through in an alternative, but a kind of object that is new does not', () => {
    const room = z.strictObject({ room: z.string() });
    const reply = z.strictObject({ place: z.union([z.null(), z.enum(['home', 'school']), room]) });
    expect(parseForward(reply, { place: 'away' })).toEqual({ success: true, data: { place: 'away' } });
    const grown = { place: { room: 'a', floor: 1 } };
    expect(parseForward(reply, grown)).toEqual({ success: true, data: { place: { room: 'a' } } });
    expect(parseForward(reply, { place: 7 }).success).toBe(false);
    expect(parseForward(v1.streamFrame, { type: 'picture', data: 'a' }).success).toBe(false);
  });

  it.each([null, 7, ['hit'], { hit: 1 }])('is a text: %j is refused', (cache) => {
    const answer = { ...(fill(shapeOf(v1.acceptedAnswer), 'hit') as object), cache };
    expect(parseForward(v1.acceptedAnswer, answer).success).toBe(false);
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
