import { createHub, type Hub } from '../hub.js';
import { SharedMemory } from '../memory-relay.js';
import type { Relay } from '../relay.js';
import { FakeSink } from './fake-sink.fixture.js';

/** Two hubs over one store, each with a relay of its own that a test may break. */
export interface TwoHubs {
  readonly memory: SharedMemory;
  readonly relay: Relay;
  readonly hub: Hub;
  readonly anotherRelay: Relay;
  readonly another: Hub;
  /** A reader of the channel at the other hub. */
  listen(channel: string): Promise<FakeSink>;
  close(): Promise<unknown>;
}

/** What is not known to have arrived is said again a second later. */
export const saidAgainMs = 3_000;

/** What a relay does that cannot reach its store. */
export const away = async (): Promise<never> => Promise.reject(new Error('away'));

export function openTwoHubs(): TwoHubs {
  const memory = new SharedMemory();
  const [relay, anotherRelay] = [memory.relay(), memory.relay()];
  const [hub, another] = [createHub({ relay }), createHub({ relay: anotherRelay })];
  return {
    memory,
    relay,
    hub,
    anotherRelay,
    another,
    async listen(channel) {
      const sink = new FakeSink();
      await another.attach({ channel }, sink).ready;
      return sink;
    },
    close: () => Promise.all([hub.close(), another.close()]),
  };
}
