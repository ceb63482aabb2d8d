import { Agent, request } from 'node:http';
import type { Seat } from './job.js';

const agent = new Agent({ keepAlive: true });

/** Sends a question; rejects unless it was accepted. */
export function ask({ askUrl, headers }: Seat, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(askUrl, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asked.once('error', reject);
    asked.once('response', (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      reply.once('end', () =>
        reply.statusCode === 202
          ? resolve()
          : reject(new Error(`A question gave ${reply.statusCode}: ${body}`)),
      );
    });
    asked.end(JSON.stringify({ text }));
  });
}
