import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { createHub } from '@portal/chat-stream';
import { createRedisRelay } from '@portal/chat-stream/redis';
import { prepareWebSocket, recommendedServerOptions } from '@portal/chat-stream/ws';
import { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';
import type { Way } from './way.js';

/** The library as the portal uses it: a claim a question, a place in the hub before the upgrade, two tags a socket. */
export async function libraryWay(redisUrl: string | undefined): Promise<Way> {
  const relay = redisUrl === undefined ? undefined : await connectRelay(redisUrl);
  const hub = createHub({ relay, onError: (error) => console.error(error) });
  const sockets = new WebSocketServer(recommendedServerOptions);
  return {
    async upgrade(channel, request, socket, head) {
      socket.on('error', destroy);
      const place = await prepareWebSocket(hub, { channel, tags: [`session:${channel}`, `user:${channel}`] });
      socket.once('close', place.cancel);
      sockets.handleUpgrade(request, socket, head, (opened) => place.connect(opened));
    },
    async claim(channel) {
      const claim = await hub.claim(channel, randomUUID());
      return () => claim.begin();
    },
  };
}

/** One for all sockets: a closure made in the upgrade would hold the request as long as its socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

async function connectRelay(url: string) {
  const redis = new Redis(url, {
    commandTimeout: 2_000,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    lazyConnect: true,
  });
  await redis.connect();
  return createRedisRelay({ redis, secret: 'only-the-bench-uses-this-secret' });
}
