import * as z from 'zod';

/** An identifier made by the core: opaque, safe in a path. */
export const opaqueId = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
    'must be 1 to 128 characters of A-Z a-z 0-9 . _ - that start with a letter or digit',
  )
  .meta({ description: 'Opaque identifier', example: 'crs-algebra-7' });

/** ISO 8601 in UTC, as `2026-09-01T08:00:00.000Z`. */
export const timestamp = z.iso
  .datetime()
  .meta({ description: 'ISO 8601 UTC timestamp', example: '2026-09-01T08:00:00.000Z' });

/** 0.0 to 1.0. */
export const fraction = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Fraction from 0.0 to 1.0', example: 0.5 });

/** A calendar day in UTC, as `2026-09-01`. */
export const day = z.iso.date().meta({ description: 'Calendar day in UTC', example: '2026-09-01' });

/**
 * An identifier with what it names, for the documents.
 *
 * @example
 * const schoolId = idOf('The school', 'sch-0f3a');
 */
export const idOf = (description: string, example: string) => opaqueId.meta({ description, example });

/** The path parameter of a course. */
export const idParams = z.strictObject({ id: idOf('The course', 'crs-algebra-7') });
