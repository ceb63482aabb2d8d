import { streamFrame } from '@portal/contracts';
import { z } from 'zod';
import { streamNamespace } from '../stream/stream-address.js';
import { closeCodeGuide } from './close-code-guide.js';
import { fromSchema } from './example-of.js';
import type { JsonObject } from './json.js';
import { resumeFields } from './stream-operation.js';
import { toSchema } from './to-schema.js';
import { rolesOf, whoMayCall } from './who-may-call.js';

const frameTypes = streamFrame.options.map(({ shape }) => shape.type.value);

const closing = z.strictObject({
  code: z.int().meta({ description: 'One of the close codes', example: 4502 }),
  reason: z.string().meta({ description: 'The same in words, for people', example: 'the core failed' }),
});

/** The server of Socket.IO's own requests. */
export const socketIoServer = (portal: JsonObject): JsonObject => ({
  ...portal,
  protocol: 'socket.io',
  pathname: '/api/v1/socket.io',
  description:
    'The same portal by Socket.IO 4, over WebSocket or polling; `path` of the client is the path here.',
});

/** The stream of a dialog for Socket.IO clients: the frames of the WebSocket as events of a namespace. */
export function socketIoChannel(parameters: JsonObject): JsonObject {
  const payload = toSchema(closing, 'output');
  return {
    address: streamNamespace,
    title: 'The stream of one dialog, by Socket.IO',
    description: [
      'The address is the namespace. Each `token` and each `done` is an event `message`; the event `closing` comes before the portal disconnects. A refused handshake is a `connect_error` whose `data` is the problem body.',
      whoMayCall('dialogs:own'),
    ].join('\n\n'),
    servers: [{ $ref: '#/servers/portalSocketIo' }],
    parameters,
    messages: {
      ...Object.fromEntries(frameTypes.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      closing: {
        name: 'closing',
        title: 'closing',
        summary: 'Why the portal disconnects; it comes last.',
        contentType: 'application/json',
        payload,
        examples: [{ name: 'closing', payload: fromSchema(payload) }],
      },
    },
    'x-auth': toSchema(resumeFields.partial(), 'input'),
    'x-events': { ...Object.fromEntries(frameTypes.map((name) => [name, 'message'])), closing: 'closing' },
    'x-roles': rolesOf('dialogs:own'),
    'x-close-codes': closeCodeGuide,
  };
}

/** What the portal sends on it. */
export const socketIoOperation: JsonObject = {
  action: 'send',
  channel: { $ref: '#/channels/dialogSocketIo' },
  title: 'Answers, as they are made, by Socket.IO',
  summary: 'The same as on the WebSocket; `closing` takes the place of the close code.',
  messages: [...frameTypes, 'closing'].map((name) => ({
    $ref: `#/channels/dialogSocketIo/messages/${name}`,
  })),
};
