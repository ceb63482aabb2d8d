import { Cluster } from 'ioredis';
import type { RedisClient } from './run-script.js';

/**
 * Gives a command another try when its slot has moved to another node. The client does so by itself for a single command;
 * for the commands of one turn, which travel together, it gives up as soon as their slots differ, and does not learn where
 * they are now.
 */
export async function followSlots<T>(redis: RedisClient, command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (error) {
    if (!(redis instanceof Cluster) || !hasMoved(error)) throw error;
    await new Promise<void>((resolve) => redis.refreshSlotsCache(() => resolve()));
    return command();
  }
}

function hasMoved(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('MOVED ');
}
