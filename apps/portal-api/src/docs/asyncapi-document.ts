import { streamFrame, streamPath } from '@portal/contracts';
import type { z } from 'zod';
import { closeCodeGuide } from './close-code-guide.js';
import { fromSchema } from './example-of.js';
import type { JsonObject } from './json.js';
import { socketIoChannel, socketIoOperation, socketIoServer } from './socket-io-channel.js';
import { resumeFields, streamParams } from './stream-operation.js';
import { streamIntroduction } from './stream-introduction.js';
import { toSchema } from './to-schema.js';
import { rolesOf, whoMayCall } from './who-may-call.js';

/** The parts of an AsyncAPI 3.0 document that this portal fills. */
export interface AsyncApiDocument {
  readonly asyncapi: '3.0.0';
  readonly info: JsonObject;
  readonly defaultContentType: 'application/json';
  readonly servers: Readonly<Record<string, JsonObject>>;
  readonly channels: Readonly<Record<string, JsonObject>>;
  readonly operations: Readonly<Record<string, JsonObject>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

/** What each frame means; the contract says which frames there are. */
const meaning: Readonly<Record<string, string>> = {
  token: 'The next fragment of the answer. Fragments are put together in the order in which they arrive.',
  done: 'The end of the answer: `message_id` is the stored message. Exactly one comes after each answer that completes.',
};

const portal: JsonObject = {
  host: '{host}',
  protocol: 'wss',
  pathname: '/api/v1',
  description: 'This portal; `ws` instead of `wss` where it is served without TLS.',
  variables: { host: { default: '127.0.0.1:3000', description: "The portal's own host and port." } },
  security: [{ $ref: '#/components/securitySchemes/sessionCookie' }],
};

/** The AsyncAPI document of the stream, from the same contracts by which frames are checked. */
export function asyncApiDocument({ version }: { readonly version: string }): AsyncApiDocument {
  const messages = Object.fromEntries(
    streamFrame.options.map((frame) => [frameType(frame), describeFrame(frame)]),
  );
  const names = Object.keys(messages);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Portal: the stream of a dialog',
      version,
      description: streamIntroduction,
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: { portal, portalSocketIo: socketIoServer(portal) },
    channels: {
      dialogStream: {
        address: streamPath,
        title: 'The stream of one dialog',
        description: whoMayCall('dialogs:own'),
        servers: [{ $ref: '#/servers/portal' }],
        parameters: pathParameters(),
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: {
          ws: { method: 'GET', query: toSchema(resumeFields.partial(), 'input'), bindingVersion: '0.1.0' },
        },
        'x-roles': rolesOf('dialogs:own'),
        'x-close-codes': closeCodeGuide,
      },
      dialogSocketIo: socketIoChannel(pathParameters()),
    },
    operations: {
      sendAnswer: {
        action: 'send',
        channel: { $ref: '#/channels/dialogStream' },
        title: 'Answers, as they are made',
        summary: 'Zero or more `token`, then exactly one `done`, for each answer that completes.',
        description:
          'An answer that cannot complete has no `done`: the portal closes the socket with a code of `x-close-codes`.',
        messages: names.map((name) => ({ $ref: `#/channels/dialogStream/messages/${name}` })),
      },
      sendAnswerBySocketIo: socketIoOperation,
    },
    components: {
      messages,
      securitySchemes: {
        sessionCookie: {
          type: 'httpApiKey',
          name: 'session',
          in: 'cookie',
          description: 'Set by `POST /api/v1/auth/login`; a browser sends it with the upgrade by itself.',
        },
      },
    },
  };
}

type Frame = (typeof streamFrame.options)[number];

const frameType = (frame: Frame): string => frame.shape.type.value;

function describeFrame(frame: Frame): JsonObject {
  const name = frameType(frame);
  const payload = toSchema(frame as z.ZodType, 'output');
  return {
    name,
    title: name,
    summary: meaning[name],
    contentType: 'application/json',
    payload,
    examples: [{ name, payload: fromSchema(payload) }],
  };
}

function pathParameters(): Record<string, JsonObject> {
  const { properties } = toSchema(streamParams, 'input');
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonObject>).map(([name, { description, examples }]) => [
      name,
      { description, examples },
    ]),
  );
}
