import { z } from 'zod';
import type { Contract } from '../contract.js';
import { compareContracts, describeChange } from './compare-contracts.js';
import { snapshotContracts } from './contract-snapshot.js';

/** The parts of `thing`; each case of a test changes one thing of them. */
export const parts = {
  query: {
    limit: z.int().min(1).max(100).default(50),
    order: z.enum(['asc', 'desc']).optional(),
    side: z.union([z.enum(['left', 'right']), z.int()]).default('left'),
  },
  body: {
    title: z.string().min(1).max(200),
    code: z.string().regex(/^[a-z]+$/),
    grade: z.int().min(1).max(13).nullable().optional(),
    kind: z.enum(['one', 'many']),
    tags: z.array(z.string()).max(5).optional(),
  },
  reply: {
    id: z.string().regex(/^[a-z]+$/),
    progress: z.number().min(0).max(1),
    state: z.enum(['open', 'closed']),
    withheld: z.literal(true).optional(),
    size: z.literal([1, 2]),
    note: z.string().optional(),
    count: z.int().nullable(),
    place: z.discriminatedUnion('at', [
      z.strictObject({ at: z.literal('home'), room: z.string() }),
      z.strictObject({ at: z.literal('school'), floor: z.int() }),
    ]),
    modules: z.array(z.strictObject({ title: z.string(), done: z.boolean() })),
  },
};

/** An operation with something of everything. */
export const thing: Contract = {
  name: 'changeThing',
  method: 'PATCH',
  path: '/things/{id}',
  summary: 'Changes a thing',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject(parts.query),
  body: z.strictObject(parts.body),
  status: 200,
  reply: z.strictObject(parts.reply),
  errors: ['not_found', 'core_timeout'],
};

/** An operation with nothing but an address. */
export const listThings: Contract = {
  name: 'listThings',
  method: 'GET',
  path: '/things',
  summary: '',
  status: 200,
  errors: [],
};

/** Lines of the differences between the operation and itself with a change. */
export function changed(change: Partial<Contract>): string[] {
  return compareContracts(snapshotContracts([thing]), snapshotContracts([{ ...thing, ...change }])).map(
    describeChange,
  );
}

type Fields = Record<string, z.ZodType>;
/** The operation with other fields in one part; `null` takes a field away. */
export function withFields(part: 'query' | 'body' | 'reply', fields: Record<string, z.ZodType | null>) {
  const kept = Object.entries({ ...parts[part], ...fields }).filter(([, schema]) => schema !== null);
  return { [part]: z.strictObject(Object.fromEntries(kept) as Fields) };
}
