import {
  careerRecommendations,
  interestProfile,
  readInterests,
  readRecommendations,
} from '@portal/contracts';
import type { Context } from '../context.js';
import { staleHeaders } from '../core/last-good.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';

/** Career guidance of the current user; while the core is away, the last good copy serves with its age. */
export function careerRoutes({ core, lastGood }: Context): Route[] {
  return [
    defineRoute({
      contract: readRecommendations,
      permission: 'career:own',
      async handle({ session: { user }, trace }) {
        const copy = await lastGood.read(`recommendations:${user.id}`, careerRecommendations, () =>
          core.readRecommendations(user.id, trace),
        );
        if (!copy) throw new Refusal('core_bad_response');
        return { body: copy.value, headers: staleHeaders(copy) };
      },
    }),
    defineRoute({
      contract: readInterests,
      permission: 'career:own',
      async handle({ session: { user }, trace }) {
        const copy = await lastGood.read(`interests:${user.id}`, interestProfile, () =>
          core.readInterests(user.id, trace),
        );
        if (!copy) throw new Refusal('core_bad_response');
        return { body: copy.value, headers: staleHeaders(copy) };
      },
    }),
  ];
}
