import * as z from 'zod';
import { defineContract } from '../contract.js';

/** What is no longer to be given from the answer cache: a scenario's answers, or those made from other knowledge. */
export const answerPurge = z
  .strictObject({
    scenario: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,63}$/, 'must be the name of a scenario')
      .optional()
      .meta({ description: 'Forget every answer of this scenario', example: 'general' }),
    knowledge_version: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'must be 1 to 64 characters of A-Z a-z 0-9 . _ -')
      .optional()
      .meta({ description: 'Forget every answer that was made from another version', example: '2026-11-20' }),
  })
  .refine((purge) => Object.keys(purge).length > 0, {
    message: 'must name a scenario or a knowledge version',
  })
  .meta({ example: { scenario: 'general' } });

/** The type of {@link answerPurge}. */
export type AnswerPurge = z.infer<typeof answerPurge>;

/** `POST /admin/answers/purge`: Forgets cached answers of a scenario, or those made from other knowledge. */
export const purgeAnswers = defineContract({
  name: 'purgeAnswers',
  method: 'POST',
  path: '/admin/answers/purge',
  summary: 'Forgets cached answers of a scenario, or those made from other knowledge',
  description:
    'At least one field has to be there. With `scenario`, every answer that was cached for it until now is not given any more. With `knowledge_version`, only answers that are made from now on under that version are given; saying the current version again changes nothing, so that whatever updates the knowledge can say it every time.',
  body: answerPurge,
  status: 204,
  errors: ['idempotency_conflict'],
});
