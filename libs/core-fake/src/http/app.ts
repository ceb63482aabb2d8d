import express, { type ErrorRequestHandler, type Express } from 'express';
import { addCourseAdminRoutes } from '../routes/admin-courses.js';
import { addSchoolRoutes } from '../routes/admin-schools.js';
import { addSurveyRoutes } from '../routes/admin-surveys.js';
import { addUsageRoute } from '../routes/admin-usage.js';
import { addChatRoute } from '../routes/chat.js';
import { addControlRoutes } from '../routes/control.js';
import { addDialogRoutes } from '../routes/dialogs.js';
import { addHealthRoute } from '../routes/health.js';
import { addIngestRoute } from '../routes/ingest.js';
import { addUserRoutes } from '../routes/users.js';
import type { CoreParts } from '../core-parts.js';
import { CoreProblem, sendProblem } from './problem.js';
import { receive } from './receive.js';
import { requireToken } from './require-token.js';

/** The core's HTTP surface, in the order in which a request meets it. `/__mock` is neither recorded nor faulted. */
export function createApp(parts: CoreParts, token: string | undefined): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  addControlRoutes(app, parts);
  app.use(receive(parts));
  app.use(requireToken(token));
  addChatRoute(app, parts);
  addHealthRoute(app, parts);
  addUserRoutes(app, parts);
  addDialogRoutes(app, parts);
  addSchoolRoutes(app, parts);
  addCourseAdminRoutes(app, parts);
  addSurveyRoutes(app, parts);
  addUsageRoute(app, parts);
  addIngestRoute(app, parts);
  app.use((request, _response, next) => {
    next(new CoreProblem(404, 'not_found', `the core has no ${request.method} ${request.path}`));
  });
  app.use(answerErrors(parts.warn));
  return app;
}

const answerErrors =
  (warn: CoreParts['warn']): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const problem = toProblem(error);
    if (problem.status === 500) warn('a request failed', error);
    if (response.headersSent) response.destroy();
    else sendProblem(response, problem);
  };

function toProblem(error: unknown): CoreProblem {
  if (error instanceof CoreProblem) return error;
  if (error instanceof URIError)
    return new CoreProblem(400, 'validation_failed', 'path: is not UTF-8 in percent-encoding');
  return new CoreProblem(500, 'internal_error', 'the core failed');
}
