import { z } from 'zod';

const milliseconds = z.int().min(0).max(600_000);
const tokens = z.int().min(0).max(1_000_000);

/** Every fault on the wire, told apart by `kind`. Times are in ms, `retry_after` in seconds or an HTTP date. */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    retry_after: z
      .union([z.int().min(0).max(86_400), z.string().regex(/^[\x21-\x7e][\x20-\x7e]{0,63}$/)])
      .optional(),
  }),
  z.strictObject({ kind: z.literal('refuse_connection') }),
  z.strictObject({ kind: z.literal('slow_headers'), ms: milliseconds }),
  z.strictObject({ kind: z.literal('slow_tokens'), ms: milliseconds }),
  z.strictObject({ kind: z.literal('stall_after'), tokens }),
  z.strictObject({ kind: z.literal('cut_after'), tokens }),
  z.strictObject({
    kind: z.literal('garbage_line'),
    after: tokens.default(1),
    line: z.string().min(1).max(65_536).default('{"type":"token","da'),
  }),
  z.strictObject({ kind: z.literal('missing_done') }),
  z.strictObject({ kind: z.literal('double_done') }),
  z.strictObject({
    kind: z.literal('split_placeholder'),
    /** Default: the placeholders of the question, else `[PERSON_1]`. */
    placeholders: z.array(z.string().min(2).max(64)).min(1).max(20).optional(),
  }),
  z.strictObject({
    kind: z.literal('huge_answer'),
    characters: z.int().min(1).max(16_000_000).default(1_000_000),
  }),
  z.strictObject({ kind: z.literal('endless_answer') }),
  z.strictObject({
    kind: z.literal('health_down'),
    /** Left out: 503. Given: 200 `degraded` with these components down. */
    components: z
      .array(z.enum(['chat', 'documents', 'embeddings']))
      .min(1)
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('save_then_drop'),
    /** Chat: how many tokens arrive before the connection drops; left out: all of them. */
    tokens: tokens.optional(),
  }),
]);

export type Fault = z.output<typeof fault>;
export type FaultKind = Fault['kind'];

const chatOnly: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'slow_tokens',
  'stall_after',
  'cut_after',
  'missing_done',
  'double_done',
  'split_placeholder',
  'huge_answer',
  'endless_answer',
]);

/** The one route that a fault makes sense on; undefined: any. */
export function onlyRouteOf(kind: FaultKind): 'chat' | 'health' | undefined {
  if (kind === 'health_down') return 'health';
  return chatOnly.has(kind) ? 'chat' : undefined;
}
