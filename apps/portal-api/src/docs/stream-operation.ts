import { opaqueId, resumeQuery, streamPath, type ProblemCode } from '@portal/contracts';
import { z } from 'zod';
import type { JsonObject } from './json.js';
import { parametersOf, type Shared } from './operation.js';
import { tagOf } from './tags.js';
import { rolesOf, whoMayCall } from './who-may-call.js';

/** Path of the stream below the version prefix. */
export const streamAddress = streamPath;

/** What a client without a session, a permission, an own dialog or a well-made request gets instead of the upgrade. */
export const streamErrors: readonly ProblemCode[] = [
  'validation_failed',
  'session_required',
  'role_forbidden',
  'dialog_forbidden',
  'origin_forbidden',
  'upgrade_required',
  'rate_limited',
  'internal_error',
  'core_bad_response',
  'core_unavailable',
  'store_unavailable',
  'core_timeout',
];

/** Parameters of the stream's path. */
export const streamParams = z.strictObject({
  id: opaqueId.meta({ description: 'The dialog', example: 'dlg-5b0e9c1d' }),
});

/** The fields of the query that resumes, each once. */
export const resumeFields = resumeQuery.options[0];

/** The upgrade of the stream as an operation: it is a GET like any other until it is accepted. */
export function describeStream({ errors }: Shared): JsonObject {
  return {
    operationId: 'openStream',
    tags: [tagOf(streamPath)],
    summary: 'Opens the stream of a dialog by an upgrade to WebSocket',
    description: [
      'Asks for an upgrade to WebSocket. Every check comes before it, so that a refusal is a status with a problem body. The frames that follow, how to resume and the close codes are in the [description of the stream](/docs/stream). A browser opens it by `new WebSocket(path)`; this page cannot try it. Without the upgrade the reply is `upgrade_required`.',
      whoMayCall('dialogs:own'),
    ].join('\n\n'),
    parameters: [
      ...parametersOf(streamParams, 'path'),
      // Both or none: `offset` alone means nothing.
      ...parametersOf(resumeFields.partial(), 'query'),
      { name: 'Upgrade', in: 'header', required: true, schema: { type: 'string', const: 'websocket' } },
    ],
    responses: {
      '101': { description: 'The stream is open; frames follow as they come.' },
      ...errors.of(streamErrors),
    },
    'x-permission': 'dialogs:own',
    'x-roles': rolesOf('dialogs:own'),
  };
}
