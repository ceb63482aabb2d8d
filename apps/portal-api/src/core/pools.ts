import { Agent } from 'undici';

/** Connections kept alive to the core, apart by what they are for. */
export interface Pools {
  /** One connection an answer, for as long as it streams. */
  readonly chat: Agent;
  readonly data: Agent;
  readonly health: Agent;
  close(): void;
}

/** A header block larger than this is no reply of the core. */
const maxHeaderSize = 16 * 1024;

/**
 * The transport of the link, for http and https. Three pools, because answers hold their connections for minutes: a
 * thousand of them must not keep a course list waiting, and neither must make the core look dead to the health poll.
 */
export function openPools({ connectMs }: { readonly connectMs: number }): Pools {
  const pool = (connections: number) =>
    new Agent({
      connections,
      maxHeaderSize,
      // One request a connection: hanging up closes it, and a slow reply delays no other.
      pipelining: 1,
      allowH2: false,
      connect: { timeout: connectMs },
      // How long a reply may take is the callers' own, finer business.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  const pools = { chat: pool(2_048), data: pool(256), health: pool(2) };
  return {
    ...pools,
    close: () => {
      for (const agent of Object.values(pools)) void agent.destroy();
    },
  };
}
