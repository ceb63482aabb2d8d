import * as z from 'zod';

const component = z.enum(['up', 'down']);

/** GET /v1/health */
export const coreHealth = z.object({
  status: z.enum(['ok', 'degraded']),
  components: z.object({ chat: component, documents: component, embeddings: component }),
});

/** The type of {@link coreHealth}. */
export type CoreHealth = z.infer<typeof coreHealth>;
