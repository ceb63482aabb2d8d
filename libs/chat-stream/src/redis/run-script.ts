import type { Cluster, Redis } from 'ioredis';
import { followSlots } from './follow-slots.js';
import type { Script } from './scripts.js';

/** A client for commands: a single server, a sentinel group or a cluster. */
export type RedisClient = Redis | Cluster;

/** ioredis has these two and does not declare them; its `callBuffer` loses the command's name in an automatic pipeline. */
interface ScriptCommands {
  evalshaBuffer(sha: string, keyCount: number, ...rest: (string | number | Buffer)[]): Promise<unknown>;
  evalBuffer(lua: string, keyCount: number, ...rest: (string | number | Buffer)[]): Promise<unknown>;
}

/** Runs a script by its digest, and by its text where the server does not know it yet. Replies are bytes. */
export async function runScript(
  redis: RedisClient,
  script: Script,
  keys: readonly string[],
  args: readonly (string | number | Buffer)[],
): Promise<unknown> {
  const commands = redis as unknown as ScriptCommands;
  try {
    return await followSlots(redis, () => commands.evalshaBuffer(script.sha, keys.length, ...keys, ...args));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return followSlots(redis, () => commands.evalBuffer(script.lua, keys.length, ...keys, ...args));
  }
}
