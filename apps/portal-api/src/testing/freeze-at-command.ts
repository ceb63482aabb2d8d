import { Redis } from 'ioredis';
import { probeKey } from '../store/redis-watch.js';
import type { RedisServer } from './redis-server.js';

/** One of the commands that a Redis is sent, numbered from 0, and whether it is held still before or after it. */
export interface AtCommand {
  readonly number: number;
  readonly when: 'before' | 'after';
}

/** A Redis that is held still at a command of any client of this process. */
export interface Freeze extends Disposable {
  /** The command at which it stood still; null when there were not so many. */
  readonly at: string | null;
}

type Send = (typeof Redis)['prototype']['sendCommand'];
type Command = Parameters<Send>[0];

/** What every instance says on its own, again and again, belongs to no request. */
const own = new Set(['ping', 'hello', 'client', 'info', 'bzpopmin', 'subscribe']);
const isOwn = ({ name, args }: Command): boolean =>
  own.has(name) ||
  args[0] === probeKey ||
  /:instance:/.test(String(args[0])) ||
  /:(wait|stalled)/.test(String(args[2]));

const watched = new Map<number, (command: Command, send: () => unknown) => unknown>();
const { sendCommand } = Redis.prototype;
const sendWatched: Send = function (this: Redis, command, stream) {
  const send = () => sendCommand.call(this, command, stream);
  const seen = watched.get(this.options.port ?? 0);
  return seen && !isOwn(command) ? seen(command, send) : send();
};

/** From now on, the commands to this server are counted. Let it go on before the portals are closed. */
export function freezeAtCommand(redis: RedisServer, { number, when }: AtCommand): Freeze {
  Redis.prototype.sendCommand = sendWatched;
  let left = number;
  let at: string | null = null;
  let isOver = false;
  const freeze = ({ name, args }: Command) => {
    at = `${when} ${name} ${String(args[name.startsWith('eval') ? 2 : 0]).slice(0, 60)}`;
    // The answer to a command may come behind the last reply: nobody would let it go on any more.
    if (!isOver) redis.freeze(true);
  };
  watched.set(redis.port, (command, send) => {
    if (left-- !== 0) return send();
    if (when === 'before') freeze(command);
    const reply = send();
    // A script that the server does not know yet is refused, which is an answer as well.
    const answered = () => freeze(command);
    if (when === 'after') Promise.resolve(reply).then(answered, answered);
    return reply;
  });
  return {
    get at() {
      return at;
    },
    [Symbol.dispose]() {
      isOver = true;
      watched.delete(redis.port);
      if (watched.size === 0) Redis.prototype.sendCommand = sendCommand;
      redis.freeze(false);
    },
  };
}
