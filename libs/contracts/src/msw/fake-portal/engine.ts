import { Faults } from './faults.js';
import type { FakePortalControls } from './controls.js';
import { handleRequest, type Engine } from './handle-request.js';
import type { FakeReply } from './http/fake-reply.js';
import { createRepeats } from './http/repeats.js';
import { fakeOperations } from './operations/all.js';
import type { StreamSocket } from './state/streams.js';
import { openStream } from './open-stream.js';
import { createWorld, type Rhythm } from './world.js';

/** How an imitation of the portal behaves. Nothing is needed. */
export interface FakePortalOptions {
  /** How long each request takes, in milliseconds: one number, or between two. Default 0. */
  readonly latencyMs?: number | readonly [least: number, most: number];
  /** Time to the first token of an answer, in milliseconds. Default 250. */
  readonly firstTokenMs?: number;
  /** Time between tokens, in milliseconds. Default 30. */
  readonly tokenMs?: number;
  /** Origins of pages that may write, besides the portal's own: `http://localhost:5173`. Default none. */
  readonly allowedOrigins?: readonly string[];
  /** The clock. Default: the machine's. */
  readonly now?: () => Date;
}

/** The imitation as its adapters see it. */
export interface FakeEngine {
  readonly controls: FakePortalControls;
  answer(request: Request, cookie: string | null): Promise<FakeReply>;
  /** Opens a stream for whom the dialog belongs to; returns what the client's side calls. */
  openStream(url: URL, socket: StreamSocket): { leave(): void; data(): void };
}

export function createEngine(options: FakePortalOptions): FakeEngine {
  const { firstTokenMs = 250, tokenMs = 30, allowedOrigins = [], now = () => new Date() } = options;
  const rhythm: Rhythm = { now: () => now().getTime(), firstTokenMs, tokenMs };
  const fresh = (): Engine => {
    const world = createWorld(rhythm);
    const faults = new Faults();
    const operations = fakeOperations(world, faults);
    return { world, faults, operations, repeats: createRepeats(), allowedOrigins };
  };
  let engine = fresh();

  return {
    async answer(request, cookie) {
      const waitMs = latencyOf(options.latencyMs ?? 0);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      return handleRequest(engine, request, cookie);
    },
    openStream: (url, socket) => openStream(engine.world, url, socket),
    controls: {
      fail: (names, code, fault = {}) => engine.faults.fail(listOf(names), code, fault),
      recover: (names) => engine.faults.recover(listOf(names)),
      serveStale: (ageS) => void (engine.faults.staleS = ageS),
      breakNextAnswer: (breaking = {}) => engine.faults.breakNextAnswer(breaking),
      endSessions() {
        engine.world.sessions.endAll();
        engine.world.streams.endSessions();
      },
      reset() {
        engine.world.streams.clear();
        engine = fresh();
      },
    },
  };
}

const latencyOf = (latency: number | readonly [number, number]): number =>
  typeof latency === 'number' ? latency : latency[0] + Math.random() * (latency[1] - latency[0]);

const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);
