import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Contract } from '../contract.js';
import { changed, listThings, parts, thing, withFields } from './changing-contract.fixture.js';
import { compareContracts, describeChange } from './compare-contracts.js';
import { snapshotContracts } from './contract-snapshot.js';

const { body, query, reply } = parts;

describe('the contract guard refuses', () => {
  it.each<[string, Partial<Contract>, string]>([
    ['another method', { method: 'PUT' }, 'changeThing method: was PATCH, is PUT'],
    ['another path', { path: '/thing/{id}' }, 'changeThing path: was /things/{id}, is /thing/{id}'],
    ['another status', { status: 201 }, 'changeThing status: was 200, is 201'],
    ['another name', { name: 'patchThing' }, 'changeThing: is gone'],
    ['a lost error code', { errors: ['not_found'] }, 'changeThing error core_timeout: is gone'],
    ['a lost body', { body: undefined as never }, 'changeThing body: is gone'],
    ['a lost reply', { reply: undefined as never }, 'changeThing reply: is gone'],
    ['a lost input', withFields('body', { grade: null }), 'changeThing body /grade: is gone'],
    ['a lost query field', withFields('query', { order: null }), 'changeThing query /order: is gone'],
    [
      'a new required input',
      withFields('body', { size: z.int() }),
      'changeThing body /size: is new and required',
    ],
    [
      'an optional input that is now required',
      withFields('body', { tags: body.tags.unwrap() }),
      'changeThing body /tags: is now required',
    ],
    [
      'another default',
      withFields('query', { limit: query.limit.unwrap().default(10) }),
      'changeThing query /limit: default was 50, is 10',
    ],
    [
      'no default any more',
      withFields('query', { limit: query.limit.unwrap().optional() }),
      'changeThing query /limit: default was 50, is not set',
    ],
    [
      'another default of what may be one thing or another',
      withFields('query', { side: query.side.unwrap().default('right') }),
      'changeThing query /side: default was "left", is "right"',
    ],
    [
      'a lower maximum of an input',
      withFields('body', { title: z.string().min(1).max(100) }),
      'changeThing body /title: maxLength was 200, is 100',
    ],
    [
      'a new minimum of an input',
      withFields('body', { tags: body.tags.unwrap().min(1).optional() }),
      'changeThing body /tags: minItems was not set, is 1',
    ],
    [
      'another pattern of an input',
      withFields('body', { code: z.string().regex(/^[a-f]+$/) }),
      'changeThing body /code: pattern was "^[a-z]+$", is "^[a-f]+$"',
    ],
    [
      'a new format of an input',
      withFields('body', { title: z.iso.date().min(1).max(200) }),
      'changeThing body /title: format was not set, is "date"',
    ],
    [
      'a lost value of an input',
      withFields('body', { kind: z.enum(['one']) }),
      'changeThing body /kind: value "many" is gone',
    ],
    [
      'values instead of any text in an input',
      withFields('body', { title: z.enum(['a']) }),
      'changeThing body /title: takes only certain values now',
    ],
    [
      'null no longer taken',
      withFields('body', { grade: z.int().min(1).max(13).optional() }),
      'changeThing body /grade: no longer takes null',
    ],
    [
      'another type of an input',
      withFields('body', { title: z.int() }),
      'changeThing body /title: was string, is number',
    ],
    [
      'another type inside an array',
      withFields('body', { tags: z.array(z.int()).max(5).optional() }),
      'changeThing body /tags/[]: was string, is number',
    ],
    ['a lost reply field', withFields('reply', { progress: null }), 'changeThing reply /progress: is gone'],
    ['a lost optional reply field', withFields('reply', { note: null }), 'changeThing reply /note: is gone'],
    [
      'a lost field deep in a reply',
      withFields('reply', { modules: z.array(z.strictObject({ title: z.string() })) }),
      'changeThing reply /modules/[]/done: is gone',
    ],
    [
      'a reply field that may be left out',
      withFields('reply', { progress: reply.progress.optional() }),
      'changeThing reply /progress: may now be left out',
    ],
    [
      'a reply field that may be null',
      withFields('reply', { state: reply.state.nullable() }),
      'changeThing reply /state: may now be null',
    ],
    [
      'another type of a reply field',
      withFields('reply', { id: z.int() }),
      'changeThing reply /id: was string, is number',
    ],
    [
      'a fraction where a whole number was',
      withFields('reply', { count: z.number().nullable() }),
      'changeThing reply /count: may now be a fraction',
    ],
    [
      'a higher maximum of a reply',
      withFields('reply', { progress: z.number().min(0).max(100) }),
      'changeThing reply /progress: maximum was 1, is 100',
    ],
    [
      'no pattern any more in a reply',
      withFields('reply', { id: z.string() }),
      'changeThing reply /id: pattern was "^[a-z]+$", is not set',
    ],
    [
      'a lost value of a reply',
      withFields('reply', { state: z.enum(['open']) }),
      'changeThing reply /state: value "closed" is gone',
    ],
    [
      'a new number of a reply',
      withFields('reply', { size: z.literal([1, 2, 3]) }),
      'changeThing reply /size: may now be 3',
    ],
    [
      'a new flag of a reply',
      withFields('reply', { withheld: z.literal([true, false]).optional() }),
      'changeThing reply /withheld: may now be false',
    ],
    [
      'any text instead of values in a reply',
      withFields('reply', { state: z.string() }),
      'changeThing reply /state: is no longer one of certain values',
    ],
    [
      'a lost kind of object in a reply',
      withFields('reply', { place: reply.place.options[0] }),
      'changeThing reply /place: no longer gives object with at "school"',
    ],
    [
      'a new kind of object in a reply',
      withFields('reply', {
        place: z.discriminatedUnion('at', [
          ...reply.place.options,
          z.strictObject({ at: z.literal('away') }),
        ]),
      }),
      'changeThing reply /place: may now be object with at "away"',
    ],
  ])('%s', (_what, change, line) => expect(changed(change)).toContain(line));

  it('names one change once', () => {
    expect(changed(withFields('reply', { note: null }))).toHaveLength(1);
    expect(changed(withFields('body', { title: z.string().min(1).max(100) }))).toHaveLength(1);
  });

  it('a required body where none was, or where it could be left out', () => {
    const before = snapshotContracts([listThings, { ...thing, bodyOptional: true }]);
    const after = snapshotContracts([{ ...listThings, body: z.strictObject({}) }, thing]);
    expect(compareContracts(before, after).map(describeChange)).toEqual([
      'listThings body: is new and required',
      'changeThing body: is now required',
    ]);
  });

  it('a lost error code, another status of one, and any change of the stream', () => {
    const before = snapshotContracts([]);
    const { not_found: _gone, ...problems } = before.problems;
    const [token] = before.stream.frame.oneOf ?? [];
    const after = {
      ...before,
      problems: { ...problems, rate_limited: 503 },
      stream: { ...before.stream, path: '/elsewhere', frame: { oneOf: [token ?? {}] } },
    };
    expect(compareContracts(before, after).map(describeChange)).toEqual([
      'error not_found: is gone',
      'error rate_limited status: was 429, is 503',
      'stream path: was /assistant/sessions/{id}/stream, is /elsewhere',
      'stream frame: no longer gives object with type "done"',
    ]);
  });
});
