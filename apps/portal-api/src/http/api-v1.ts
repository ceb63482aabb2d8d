import { answerRoutes } from '../admin/answers.js';
import { courseAdminRoutes } from '../admin/courses.js';
import { schoolRoutes } from '../admin/schools.js';
import { surveyRoutes } from '../admin/surveys.js';
import { usageRoutes } from '../admin/usage.js';
import { dialogRoutes } from '../assistant/dialog-routes.js';
import { messageRoutes } from '../assistant/message-routes.js';
import { authRoutes } from '../auth/auth-routes.js';
import { careerRoutes } from '../career/career.js';
import type { Context } from '../context.js';
import { courseRoutes } from '../courses/courses.js';
import { healthRoutes } from '../health/health.js';
import type { Route } from './define-route.js';

/** The route table of /api/v1. It may only grow; /api/v2 is another table over the same use cases. */
export function apiV1(context: Context): readonly Route[] {
  return [
    ...authRoutes(context),
    ...courseRoutes(context),
    ...dialogRoutes(context),
    ...messageRoutes(context),
    ...careerRoutes(context),
    ...healthRoutes(context),
    ...schoolRoutes(context),
    ...courseAdminRoutes(context),
    ...surveyRoutes(context),
    ...usageRoutes(context),
    ...answerRoutes(context),
  ];
}
