import { z } from 'zod';

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
export const fraction = z.number().min(0).max(1);

/** A calendar day in UTC, as `2026-09-01`. */
export const day = z.iso.date();

export const idParams = z.strictObject({ id: opaqueId });
