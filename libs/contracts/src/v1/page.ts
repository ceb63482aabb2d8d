import * as z from 'zod';
import { wholeNumber } from './whole-number.js';

/** What every list of the admin group takes. */
export const pageQuery = {
  limit: wholeNumber({ from: 1, to: 100, otherwise: 50 }).meta({
    description: 'Entries on a page',
    example: 20,
  }),
  cursor: z
    .string()
    .min(1)
    .max(512)
    .optional()
    .meta({ description: '`next_cursor` of the page before; none for the first page' }),
};

/** Opaque; null on the last page. */
export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: '`cursor` of the next page; null on the last one', example: null });

/** Says that figures beside it are withheld. */
export const suppressed = z
  .literal(true)
  .optional()
  .meta({ description: 'There when figures beside it are withheld' });

/** A figure about people: null and `suppressed: true` when it counts fewer than five. */
export const peopleCount = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: 'Null, with `suppressed`, when it is about fewer than five people', example: 28 });
