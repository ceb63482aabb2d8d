import * as z from 'zod';
import { opaqueId } from '../v1/identifiers.js';
import { role } from '../v1/role.js';

/** POST /v1/users/resolve */
export const resolveUserBody = z.strictObject({ technical_id: z.string().min(1).max(64) });

/** A user as the core knows it; school, class and region only as opaque references. */
export const coreUser = z.object({
  id: opaqueId,
  role,
  grade: z.int().min(1).max(13).optional(),
  school_ref: opaqueId.optional(),
  /** Coordinators: the schools they coordinate. */
  school_refs: z.array(opaqueId).optional(),
  region_ref: opaqueId.optional(),
});

/** The type of {@link coreUser}. */
export type CoreUser = z.infer<typeof coreUser>;
