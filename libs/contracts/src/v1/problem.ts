import * as z from 'zod';
import { problemCodes, type ProblemCode } from './problem-codes.js';

/** RFC 9457 `application/problem+json`: the body of every error. */
export const problem = z.object({
  type: z
    .string()
    .meta({ description: 'Documentation of the code', example: '/docs/errors/validation_failed' }),
  title: z.string().meta({ description: 'The same for every error of the code' }),
  status: z.int().meta({ description: 'The status of the response' }),
  code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional(),
  request_id: z.string().meta({ description: 'The same as in X-Request-Id' }),
  errors: z
    .array(z.strictObject({ pointer: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'With `validation_failed`: every wrong place, as a JSON pointer' }),
  answer_id: z
    .string()
    .optional()
    .meta({ description: 'With `answer_in_progress`: the answer that is streaming' }),
});

/** The type of {@link problem}. */
export type Problem = z.infer<typeof problem>;
