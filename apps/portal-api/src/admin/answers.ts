import { purgeAnswers } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';

/** The answer cache, for those who keep the knowledge behind it. */
export function answerRoutes({ answerGenerations, config }: Context): Route[] {
  return [
    defineRoute({
      contract: purgeAnswers,
      permission: 'admin.answers:write',
      async handle({ body }) {
        const { scenario, knowledge_version: knowledge } = body;
        if (scenario !== undefined && !config.scenarios.includes(scenario)) {
          const errors = [
            { pointer: '/body/scenario', message: `must be one of ${config.scenarios.join(', ')}` },
          ];
          throw new Refusal('validation_failed', { errors });
        }
        if (scenario !== undefined) await answerGenerations.purgeScenario(scenario);
        if (knowledge !== undefined) await answerGenerations.useKnowledge(knowledge);
        return { body: undefined };
      },
    }),
  ];
}
