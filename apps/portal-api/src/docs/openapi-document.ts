import { problem } from '@portal/contracts';
import { introduction } from './introduction.js';
import type { JsonObject } from './json.js';
import type { DocumentedRoute } from './operation-errors.js';
import { createShared, describeOperation } from './operation.js';
import { headerComponents } from './reply-headers.js';
import { describeStream, streamAddress } from './stream-operation.js';
import { tagsOf } from './tags.js';

/** The parts of an OpenAPI 3.1 document that this portal fills. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly security: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

/**
 * The OpenAPI document of a route table: nothing in it is written a second time.
 *
 * @example
 * openApiDocument(apiV1(context), { version: '1.0.0' }).paths['/courses']?.get?.operationId; // 'listCourses'
 */
export function openApiDocument(
  routes: readonly DocumentedRoute[],
  { version }: { readonly version: string },
): OpenApiDocument {
  const shared = createShared();
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const route of routes) {
    const { path, method } = route.contract;
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(route, shared);
  }
  (paths[streamAddress] ??= {})['get'] = describeStream(shared);
  shared.schemas.reply(problem);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portal',
      version,
      summary: 'Sign-in by technical ID, courses, and an assistant whose answers stream in token by token.',
      description: introduction,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1', description: 'This portal' }],
    security: [{ sessionCookie: [] }],
    tags: tagsOf(Object.keys(paths)),
    paths,
    components: {
      schemas: shared.schemas.components(),
      responses: shared.errors.components(),
      headers: headerComponents,
      securitySchemes: {
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Set by the login, HttpOnly. A browser keeps and sends it by itself: on this page, execute the login once and every other operation works.',
        },
      },
    },
  };
}
