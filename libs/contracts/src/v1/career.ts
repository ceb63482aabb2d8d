import * as z from 'zod';
import { defineContract } from '../contract.js';
import { fraction } from './identifiers.js';

export const careerRecommendations = z.strictObject({
  profiles: z.array(z.string()).meta({ description: 'Learning profiles', example: ['инженерный'] }),
  professions: z.array(
    z.strictObject({
      title: z.string().meta({ example: 'Аналитик данных' }),
      match: fraction.meta({ example: 0.87 }),
    }),
  ),
  routes: z.array(
    z.strictObject({
      title: z.string().meta({ example: 'Олимпиада по математике' }),
      steps: z.int().min(0).meta({ example: 4 }),
    }),
  ),
});

export const interestProfile = z.strictObject({
  interests: z.array(
    z.strictObject({
      tag: z.string().meta({ example: 'математика' }),
      weight: fraction.meta({ example: 0.92 }),
    }),
  ),
  dynamics: z.array(
    z.strictObject({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be YYYY-MM')
        .meta({ example: '2026-09' }),
      top: z.string().meta({ description: 'Leading tag of the month', example: 'математика' }),
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
  description: 'Made by the core service for the signed-in student.',
  status: 200,
  reply: careerRecommendations,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});

export const readInterests = defineContract({
  name: 'readInterests',
  method: 'GET',
  path: '/career/interests',
  summary: 'The interest profile of the current user and its dynamics',
  description: "The signed-in student's interests by weight, and the leading one of each month.",
  status: 200,
  reply: interestProfile,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});
