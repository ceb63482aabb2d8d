import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { exampleOf } from './example-of.js';

describe('an example', () => {
  it('is the one that the schema names, before any that could be made', () => {
    const schema = z.strictObject({ a: z.string() }).meta({ example: { a: 'named' } });
    expect(exampleOf(schema, 'output')).toEqual({ a: 'named' });
  });

  it('is put together from those of the parts', () => {
    const schema = z.strictObject({
      id: z.string().meta({ example: 'one' }),
      kinds: z.array(z.enum(['first', 'second'])),
      only: z.literal('same'),
      place: z.union([z.int().min(3), z.null()]),
      done: z.boolean(),
    });
    const example = exampleOf(schema, 'output');
    expect(example).toEqual({ id: 'one', kinds: ['first'], only: 'same', place: 3, done: true });
    expect(schema.safeParse(example).success).toBe(true);
  });

  it('leaves an optional field out that names no example of its own', () => {
    const schema = z.strictObject({ a: z.int().optional(), b: z.int().optional().meta({ example: 2 }) });
    expect(exampleOf(schema, 'input')).toEqual({ b: 2 });
  });

  it('may be null where the schema names null', () => {
    expect(exampleOf(z.string().nullable().meta({ example: null }), 'output')).toBeNull();
  });
});
