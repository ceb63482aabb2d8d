import { z } from 'zod';

/** What every list of the admin group takes. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().min(1).max(512).optional(),
};

/** Opaque; null on the last page. */
export const nextCursor = z.string().nullable();

/** A figure about people: null and `suppressed: true` when it counts fewer than five. */
export const peopleCount = z.int().min(0).nullable();
