import { Router, json, type ErrorRequestHandler, type Express } from 'express';
import { faultScript } from '../faults/fault-rule.js';
import { CoreProblem, sendProblem } from '../http/problem.js';
import { parse } from '../http/endpoint.js';
import { settingsChange } from '../state/settings.js';
import type { CoreParts } from '../core-parts.js';
import { applySettings } from '../apply-settings.js';

const scriptLimit = '1mb';

/** The controls below `/__mock`: faults by script, what reached the core, settings, reset. */
export function addControlRoutes(app: Express, parts: CoreParts): void {
  const { faults, recorder, ingestion, settings, reset } = parts;
  const control = Router({ caseSensitive: true });
  // A script is accepted whatever its media type is, so that plain curl works.
  control.use(json({ limit: scriptLimit, type: () => true }));
  control
    .route('/faults')
    .get((_request, response) => void response.json({ rules: faults.rules() }))
    .put((request, response) => {
      faults.set(parse('faults', faultScript, request.body).rules);
      response.json({ rules: faults.rules() });
    })
    .delete((_request, response) => {
      faults.clear();
      response.status(204).end();
    });
  control
    .route('/requests')
    .get((_request, response) => void response.json({ requests: recorder.all() }))
    .delete((_request, response) => {
      recorder.clear();
      response.status(204).end();
    });
  control
    .route('/settings')
    .get((_request, response) => {
      const { tokenMs, firstTokenMs } = settings.rhythm;
      response.json({ token_ms: tokenMs, first_token_ms: firstTokenMs });
    })
    .put((request, response) => {
      applySettings(parts, parse('settings', settingsChange, request.body));
      const { tokenMs, firstTokenMs } = settings.rhythm;
      response.json({ token_ms: tokenMs, first_token_ms: firstTokenMs });
    });
  control.get('/ingested', (_request, response) => void response.json({ ingested: ingestion.records() }));
  control.delete('/', (_request, response) => {
    reset();
    response.status(204).end();
  });
  control.use((request, _response, next) => {
    next(new CoreProblem(404, 'not_found', `there is no control ${request.method} ${request.originalUrl}`));
  });
  control.use(answerUnreadable);
  app.use('/__mock', control);
}

const answerUnreadable: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const problem =
    error instanceof CoreProblem
      ? error
      : new CoreProblem(
          400,
          'malformed_json',
          error instanceof Error ? error.message : 'the body cannot be read',
        );
  sendProblem(response, problem);
};
