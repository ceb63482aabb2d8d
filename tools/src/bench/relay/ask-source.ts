import { Agent, request, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What comes out of the lines of an answer. */
export interface Lines {
  token(text: string): void;
  done(messageId: string): void;
}

/** Asks the source as the portal asks the core; resolves with the beginning of its reply. */
export function askSource(coreUrl: string, question: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(`${coreUrl}/v1/chat`, { method: 'POST', agent, headers }, resolve)
      .once('error', reject)
      .end(question);
  });
}

/** Reads newline-delimited frames, as they come, from a reply. */
export function readLines(reply: IncomingMessage, to: Lines): void {
  let rest = '';
  reply.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const frame = JSON.parse(line) as { type: string; data: string & { message_id: string } };
      if (frame.type === 'token') to.token(frame.data);
      else to.done(frame.data.message_id);
    }
  });
}
