import { Agent, request } from 'node:http';
import type { Seat } from './job.js';

const agent = new Agent({ keepAlive: true });
const replyMs = 30_000;

/** What came back for a question. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends a question and reads the reply, whatever it is. */
export function post({ askUrl, headers }: Seat, question: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(askUrl, {
      method: 'POST',
      agent,
      timeout: replyMs,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asked.once('error', reject);
    asked.once('timeout', () => asked.destroy(new Error(`No reply within ${replyMs} ms`)));
    asked.once('response', (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      reply.once('error', reject);
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, body }));
    });
    asked.end(JSON.stringify(question));
  });
}

/** Sends a question; resolves with what the reply says about the answer, rejects unless the question was accepted. */
export async function ask(seat: Seat, question: object): Promise<{ cache?: string }> {
  const { status, body } = await post(seat, question);
  if (status !== 202) throw new Error(`A question gave ${status}: ${body}`);
  return JSON.parse(body) as { cache?: string };
}
