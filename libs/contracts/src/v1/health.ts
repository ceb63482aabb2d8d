import { z } from 'zod';
import { defineContract } from '../contract.js';
import { timestamp } from './identifiers.js';

export const healthReply = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  assistant: z.enum(['available', 'unavailable', 'recovering']),
  data: z.enum(['live', 'stale', 'unavailable']),
  retry_after_s: z.int().min(0).optional(),
  checked_at: timestamp,
});

export type HealthReply = z.infer<typeof healthReply>;

export const readHealth = defineContract({
  name: 'readHealth',
  method: 'GET',
  path: '/health',
  summary: 'What works now, so that a page can degrade; answered from memory',
  status: 200,
  reply: healthReply,
  errors: [],
});
