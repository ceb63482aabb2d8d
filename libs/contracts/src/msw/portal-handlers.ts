import { http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { normaliseBaseUrl, versionPrefix } from '../client/base-url.js';
import type { Contract } from '../contract.js';
import { v1Contracts } from '../v1/routes.js';
import { streamPath } from '../v1/constants.js';
import type { FakePortalControls } from './fake-portal/controls.js';
import { createEngine, type FakePortalOptions, type FakeEngine } from './fake-portal/engine.js';

/** How the handlers behave. Nothing is needed. */
export interface PortalHandlersOptions extends FakePortalOptions {
  /** Only requests to this portal are answered: `https://portal.example`. Default: below `/api/v1` of any host. */
  readonly baseUrl?: string;
}

/** Handlers for Mock Service Worker, and what can be done to the portal behind them. */
export interface PortalHandlers extends FakePortalControls {
  /** One for each operation, one for the WebSocket of a dialog, and one for whatever else is asked below `/api/v1`. */
  readonly handlers: readonly (RequestHandler | WebSocketHandler)[];
}

/**
 * Makes handlers of `msw` for the whole of `/api/v1`, over one imitation of the portal in memory: see `createFakePortal`. The
 * stream of a dialog is a WebSocket that sends `token` frames and `done`, and resumes by `?answer=…&offset=…`.
 *
 * @throws {TypeError} for a `baseUrl` that is none.
 * @example
 * const portal = createPortalHandlers();
 * const server = setupServer(...portal.handlers); // in a browser: setupWorker(...portal.handlers)
 * server.listen();
 * portal.fail('listCourses', 'core_unavailable', { times: 1 });
 */
export function createPortalHandlers(options: PortalHandlersOptions = {}): PortalHandlers {
  const { baseUrl, ...behaviour } = options;
  const base = baseUrl === undefined ? '*' : normaliseBaseUrl(baseUrl);
  const engine = createEngine(behaviour);
  const resolve = resolver(engine);
  const address = (path: string) => `${base}${versionPrefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return {
    ...engine.controls,
    handlers: [
      ...v1Contracts.map(({ method, path }) => http[methodOf(method)](address(path), resolve)),
      streamHandler(engine, address(streamPath).replace(/^http/, 'ws')),
      http.all(address('/*'), resolve),
    ],
  };
}

type Resolver = (info: { request: Request; cookies: Record<string, string> }) => Promise<Response>;

function resolver(engine: FakeEngine): Resolver {
  return async ({ request, cookies }) => {
    // In a browser no script sees the header, and msw keeps the cookies itself.
    const kept = cookies['session'] ? `session=${cookies['session']}` : null;
    const { status, headers, body } = await engine.answer(request, request.headers.get('cookie') ?? kept);
    return new HttpResponse(body, { status, headers: { ...headers } });
  };
}

function streamHandler(engine: FakeEngine, address: string): WebSocketHandler {
  return ws.link(address).addEventListener('connection', ({ client }) => {
    const stream = engine.openStream(client.url, {
      send: (frame) => client.send(frame),
      close: (code, reason) => client.close(code, reason),
    });
    client.addEventListener('message', stream.data);
    client.addEventListener('close', stream.leave);
  });
}

const methodOf = (method: Contract['method']) =>
  method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
