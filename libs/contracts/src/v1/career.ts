import { z } from 'zod';
import { defineContract } from '../contract.js';
import { fraction } from './identifiers.js';

export const careerRecommendations = z.strictObject({
  profiles: z.array(z.string()),
  professions: z.array(z.strictObject({ title: z.string(), match: fraction })),
  routes: z.array(z.strictObject({ title: z.string(), steps: z.int().min(0) })),
});

export const interestProfile = z.strictObject({
  interests: z.array(z.strictObject({ tag: z.string(), weight: fraction })),
  dynamics: z.array(
    z.strictObject({
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be YYYY-MM'),
      top: z.string(),
    }),
  ),
});

export type CareerRecommendations = z.infer<typeof careerRecommendations>;
export type InterestProfile = z.infer<typeof interestProfile>;

export const readRecommendations = defineContract({
  name: 'readRecommendations',
  method: 'GET',
  path: '/career/recommendations',
  summary: 'Learning profiles, professions and routes for the current user',
  status: 200,
  reply: careerRecommendations,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});

export const readInterests = defineContract({
  name: 'readInterests',
  method: 'GET',
  path: '/career/interests',
  summary: 'The interest profile of the current user and its dynamics',
  status: 200,
  reply: interestProfile,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});
