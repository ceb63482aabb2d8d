import type { RedisOptions } from 'ioredis';
import { StandaloneConnector } from 'ioredis/built/connectors/index.js';
import type { RedisInfo } from './redis-fitness.js';

type Leaving = Pick<RedisOptions, 'Connector' | 'reconnectOnError'>;

/** What a server answers that is no master, or none yet; the last is what those hear who wait at one that becomes a replica. */
export const noMaster = /^(?:READONLY|MASTERDOWN|LOADING|UNBLOCKED)\b/;

/**
 * For a client that writes: after a fail-over the old master may live on as a replica, and answer whatever is only asked of
 * it. Who finds that out leaves, and a connection to a replica is none, so that another is made, later and later, until a
 * master answers behind the address. A copy of the client does the same.
 */
export function onlyMaster(
  onTrouble: (error: Error) => void,
  onServer: (info: RedisInfo) => void = () => undefined,
): Leaving {
  const leave = (code: string) => onTrouble(Object.assign(new Error('Redis is no master'), { code }));
  class MasterConnector extends StandaloneConnector {
    #left: unknown;

    /** A connection is left once: every command that a replica refuses asks for it, and each would wait for the end by itself. */
    override disconnect(): void {
      if (this.stream === this.#left) this.connecting = false;
      else {
        this.#left = this.stream;
        super.disconnect();
      }
    }

    /** Given what the server says of itself before anything is asked of it; nothing when it may not say. */
    override check(info: RedisInfo): boolean {
      const { role, slave_read_only: readOnly } = info;
      const isReplica = role === 'slave' && readOnly !== '0';
      if (isReplica) leave('READONLY');
      else onServer(info);
      return !isReplica;
    }
  }
  return {
    Connector: MasterConnector as NonNullable<RedisOptions['Connector']>,
    reconnectOnError({ message }) {
      const [code] = noMaster.exec(message) ?? [];
      if (code !== undefined) leave(code);
      return code !== undefined;
    },
  };
}
