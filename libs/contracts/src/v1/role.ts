import * as z from 'zod';
import { roleNames } from './role-names.js';

/** The wire values of the eight roles of the specification. */
export const role = z.enum(roleNames);
