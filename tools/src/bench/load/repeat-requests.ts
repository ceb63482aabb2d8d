import { Agent, request } from 'node:http';
import { percentile } from '../statistics.js';
import type { RequestsMeasured, RequestsOrder } from './job.js';

const replyMs = 10_000;

/** Repeats a GET on every connection until the time is over; rejects at the first reply that is not a 200. */
export async function repeatRequests(order: RequestsOrder): Promise<RequestsMeasured> {
  const { url, connections, forMs } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: connections.length });
  try {
    // The first request of a connection opens it, which is not what is measured.
    await Promise.all(connections.map((headers) => get(url, headers, agent)));
    const latenciesMs: number[] = [];
    const startedAt = performance.now();
    const endsAt = startedAt + forMs;
    const repeat = async (headers: Readonly<Record<string, string>>) => {
      for (let askedAt = performance.now(); askedAt < endsAt;) {
        await get(url, headers, agent);
        const answeredAt = performance.now();
        latenciesMs.push(answeredAt - askedAt);
        askedAt = answeredAt;
      }
    };
    await Promise.all(connections.map(repeat));
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      requests: latenciesMs.length,
      seconds,
      p50Ms: percentile(latenciesMs, 50),
      p99Ms: percentile(latenciesMs, 99),
    };
  } finally {
    agent.destroy();
  }
}

function get(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, timeout: replyMs });
    asked.once('error', reject);
    asked.once('timeout', () => asked.destroy(new Error(`No reply within ${replyMs} ms`)));
    asked.once('response', (reply) => {
      reply.resume();
      reply.once('error', reject);
      reply.once('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`A request gave ${reply.statusCode}`)),
      );
    });
    asked.end();
  });
}
