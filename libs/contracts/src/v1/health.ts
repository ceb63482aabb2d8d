import * as z from 'zod';
import { defineContract } from '../contract.js';
import { timestamp } from './identifiers.js';

/** What works now, and since when that is known. */
export const healthReply = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  assistant: z.enum(['available', 'unavailable', 'recovering']),
  data: z.enum(['live', 'stale', 'unavailable']),
  retry_after_s: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Seconds until the assistant is tried again' }),
  checked_at: timestamp.meta({ description: 'When the core service was last looked at' }),
});

/** The type of {@link healthReply}. */
export type HealthReply = z.infer<typeof healthReply>;

/** `GET /health`: What works now, so that a page can degrade; answered from memory. */
export const readHealth = defineContract({
  name: 'readHealth',
  method: 'GET',
  path: '/health',
  summary: 'What works now, so that a page can degrade; answered from memory',
  description:
    'Answers at once and costs the core service nothing: a page may ask every few seconds, and hide the assistant while it is `unavailable`.',
  status: 200,
  reply: healthReply,
  errors: [],
});
