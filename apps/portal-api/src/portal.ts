import { createServer, type Server } from 'node:http';
import type { Config } from './config.js';
import { createContext, longestRequestMs, type Context, type Outputs, type Overrides } from './context.js';
import { createApp } from './http/app.js';
import { createOpsApp } from './http/ops-app.js';
import { boundPipelines } from './http/pipelines.js';
import { answerWhatNodeRefuses } from './http/refused-by-node.js';
import { listen } from './listen.js';
import { within } from './within.js';
import { createStreamCheck } from './stream/check-stream.js';
import { createSocketIo } from './stream/socket-io.js';
import { isSocketIo } from './stream/stream-address.js';
import { acceptStreams, asksForSocket } from './stream/upgrade.js';

export interface Portal extends AsyncDisposable {
  readonly port: number;
  readonly opsPort: number;
  readonly context: Context;
  /** Takes nothing new, lets running answers end within the grace, then lets go of everything. */
  close(graceMs?: number): Promise<void>;
  /** The process ends now, whatever hangs: tells what is not saved. */
  giveUp(): void;
}

const longestGraceMs = 5_000;
/** So long nothing may move on a connection that is being answered. */
const silenceMs = 60_000;
/** For all that follows the grace: two seconds until the other instances know, then what was not saved yet. */
const lastStepsMs = 4_700;
const tellOthersMs = 2_200;
const hangingSocketsMs = 1_000;
/** No close takes longer. */
export const longestCloseMs = longestGraceMs + lastStepsMs;

/** Clients that ask slowly, or not at all, are cut off by these. */
const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16_384,
  // The application refuses a request without a Host, in the one error shape.
  requireHostHeader: false,
  /** How often the two limits above are looked at. */
  connectionsCheckingInterval: 1_000,
};

/** Composition root: makes everything, listens last. */
export async function startPortal(
  config: Config,
  outputs: Outputs,
  overrides: Overrides = {},
): Promise<Portal> {
  const context = createContext(config, outputs, overrides);
  let draining = false;
  const streams = createStreamCheck(context);
  const socketIo = createSocketIo(context, streams);
  const app = createApp(context);
  const server = createServer(
    { ...requestLimits, shouldUpgradeCallback: asksForSocket },
    boundPipelines((request, response) => {
      if (isSocketIo(request.url)) void socketIo.handleRequest(request, response);
      else app(request, response);
    }),
  );
  // A client that does not read what it asked for. No reply takes longer than a repeat waits for one.
  server.setTimeout(overrides.silenceMs ?? longestRequestMs(config) + silenceMs);
  answerWhatNodeRefuses(server, context.log);
  const sockets = acceptStreams(server, context, streams, socketIo);
  const ops = createServer(requestLimits, boundPipelines(createOpsApp(context, () => draining)));

  const close = async (graceMs = longestGraceMs) => {
    draining = true;
    const deadline = performance.now() + graceMs + lastStepsMs;
    const stopped = stop(server);
    const streamsClosed = context.hub.close({ graceMs });
    // Not before the grace is over: answers that are led elsewhere are followed to their end as well.
    await within(graceMs, streamsClosed, () => undefined);
    const allClosed = Promise.all([streamsClosed, context.flights.close()]);
    await within(tellOthersMs, allClosed, () => undefined);
    sockets.close();
    await socketIo.close();
    server.closeAllConnections();
    // Until here it says that the portal is about to go.
    const opsStopped = stop(ops);
    ops.closeAllConnections();
    // A socket that its client does not let go of is no server's any more, and keeps nobody from saving what is left.
    await within(hangingSocketsMs, Promise.all([stopped, opsStopped]), () => undefined);
    await context.close(Math.max(0, deadline - performance.now()));
  };
  const { giveUp } = context;

  try {
    const opsPort = await listen(ops, config.ops, 'PORTAL_OPS_PORT');
    const port = await listen(server, config, 'PORTAL_PORT');
    return { port, opsPort, context, close, giveUp, [Symbol.asyncDispose]: () => close(0) };
  } catch (error) {
    await close(0);
    throw error;
  }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
}
