import * as z from 'zod';
import { defineContract } from '../contract.js';
import { fraction } from './identifiers.js';

/**
 * Profiles, professions and routes for a student; `match` is a fraction from 0 to 1. Specification, Career
 * recommendations.
 */
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

/**
 * What a student is interested in, and the leading interest of each month (`YYYY-MM`). Specification, Interest
 * profile.
 */
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

/** The type of {@link careerRecommendations}. */
export type CareerRecommendations = z.infer<typeof careerRecommendations>;
/** The type of {@link interestProfile}. */
export type InterestProfile = z.infer<typeof interestProfile>;

/** `GET /career/recommendations`: Learning profiles, professions and routes for the current user. */
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

/** `GET /career/interests`: The interest profile of the current user and its dynamics. */
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
