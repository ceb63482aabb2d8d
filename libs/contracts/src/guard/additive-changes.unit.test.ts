import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Contract } from '../contract.js';
import { changed, listThings, parts, thing, withFields } from './changing-contract.fixture.js';
import { compareContracts } from './compare-contracts.js';
import { snapshotContracts } from './contract-snapshot.js';

const { body, query, reply } = parts;

describe('the contract guard lets pass', () => {
  it.each<[string, Partial<Contract>]>([
    ['nothing at all', {}],
    [
      'other words',
      { summary: 'Other words', reply: z.strictObject(parts.reply).meta({ description: 'Words' }) },
    ],
    ['a new error code', { errors: [...thing.errors, 'rate_limited'] }],
    ['a body that may be left out', { bodyOptional: true }],
    ['a new optional input', withFields('body', { size: z.int().optional() })],
    ['a new input with a default', withFields('query', { page: z.int().default(1) })],
    ['a required input that may be left out', withFields('body', { title: body.title.optional() })],
    ['a default where there was none', withFields('query', { order: query.order.unwrap().default('asc') })],
    ['wider bounds of an input', withFields('body', { title: z.string().max(500) })],
    ['no pattern any more in an input', withFields('body', { code: z.string() })],
    ['a new value of an input', withFields('body', { kind: z.enum(['one', 'many', 'all']) })],
    ['any text instead of values in an input', withFields('body', { kind: z.string() })],
    ['null in an input', withFields('body', { title: body.title.nullable() })],
    ['another type besides in an input', withFields('body', { title: z.union([body.title, z.int()]) })],
    [
      'a fraction in an input',
      withFields('body', { grade: z.number().min(1).max(13).nullable().optional() }),
    ],
    ['anything in an input', withFields('body', { grade: z.unknown().optional() })],
    ['a new reply field', withFields('reply', { hint: z.string() })],
    ['a new constant in a reply', withFields('reply', { version: z.literal('two') })],
    ['a reply field that is always there', withFields('reply', { note: z.string() })],
    ['a reply field that is never null', withFields('reply', { count: z.int() })],
    ['narrower bounds of a reply', withFields('reply', { progress: z.number().min(0).max(0.5) })],
    ['whole numbers in a reply', withFields('reply', { progress: z.int().min(0).max(1) })],
    ['a pattern in a reply', withFields('reply', { note: z.string().regex(/a/).optional() })],
    ['a new text of a reply', withFields('reply', { state: z.enum(['open', 'closed', 'held']) })],
    [
      'a new field in one kind of object',
      withFields('reply', {
        place: z.discriminatedUnion('at', [
          reply.place.options[0].extend({ size: z.int() }),
          reply.place.options[1],
        ]),
      }),
    ],
  ])('%s', (_what, change) => expect(changed(change)).toEqual([]));

  it('a new operation, and a new error code of the whole API', () => {
    const before = snapshotContracts([thing]);
    const after = snapshotContracts([thing, listThings]);
    const problems = { ...after.problems, teapot: 418 };
    expect(compareContracts(before, { ...after, problems })).toEqual([]);
  });

  it('a reply where none was', () => {
    const after = snapshotContracts([{ ...listThings, reply: z.strictObject({}) }]);
    expect(compareContracts(snapshotContracts([listThings]), after)).toEqual([]);
  });
});
