import type { z } from 'zod';
import { createGrownReply } from './grown-reply.js';

/** More than any contract needs: as often as it nests, and as it has texts in one place. */
const mostRounds = 32;

/**
 * Parses a reply as a client has to: `/api/v1` may grow. Fields that this version does not know are left out, and a text that
 * is none of those it knows in a place is given as it came. Everything else is as strict as the contract.
 */
export function parseForward<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  let parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const grown = createGrownReply(value);
  for (let round = 0; !parsed.success && round < mostRounds; round++) {
    if (!grown.forgive(parsed.error.issues)) break;
    parsed = schema.safeParse(grown.known);
  }
  if (parsed.success) grown.restore(parsed.data);
  return parsed;
}
