import { createHash, randomBytes, randomUUID } from 'node:crypto';
import express from 'express';
import { Redis } from 'ioredis';
import { request } from 'undici';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * The least Express app that answers from a cache as the portal does, to the eye of its user: the cookie's session and the
 * answer come in one Redis command, the answer goes to the dialog's WebSocket as a token and a done, the POST gets its 202.
 * With RECORD=1 it also saves the exchange at the core, as the specification wants it. No roles, no owner, no limits, no
 * context, no personal data, no encryption, no turn-taking, no resume.
 */
const redis = new Redis(process.env['REDIS_URL']!);
const recordAt = process.env['RECORD'] === '1' ? process.env['CORE_URL'] : undefined;
const sockets = new Map<string, WebSocket>();
const sessionKey = (token: string) => `least-session:${token}`;
const answerKey = (text: string) => `least-answer:${createHash('sha256').update(text).digest('base64url')}`;

const app = express();
app.use(express.json());

app.get('/', (_request, response) => {
  response.end('ready');
});

app.post('/login', async (_request, response) => {
  const token = randomBytes(32).toString('base64url');
  await redis.set(sessionKey(token), '{"user":{"id":"somebody"}}', 'EX', 3_600);
  response.set('set-cookie', `session=${token}; HttpOnly`).end();
});

app.put('/answers', async (incoming, response) => {
  await redis.set(answerKey(incoming.body.text), incoming.body.answer, 'EX', 3_600);
  response.status(204).end();
});

app.post('/dialogs/:id', async (incoming, response) => {
  const { id } = incoming.params;
  const token = incoming.headers.cookie!.slice('session='.length);
  const [session, answer] = await redis.mget(sessionKey(token), answerKey(incoming.body.text));
  if (!session || !answer) {
    response.status(session ? 404 : 401).end();
    return;
  }
  const answerId = randomUUID();
  const socket = sockets.get(id)!;
  socket.send(JSON.stringify({ type: 'token', data: answer }));
  if (recordAt !== undefined) void record(id, answerId, incoming.body.text, answer);
  response.status(202).json({ answer_id: answerId, session_id: id, stream: `/dialogs/${id}`, cache: 'hit' });
  socket.send(JSON.stringify({ type: 'done', data: { message_id: answerId } }));
});

const server = app.listen(Number(process.env['PORT']), '127.0.0.1');
server.keepAliveTimeout = 120_000;
const upgrades = new WebSocketServer({ noServer: true });
server.on('upgrade', (incoming, socket, head) => {
  upgrades.handleUpgrade(incoming, socket, head, (opened) =>
    sockets.set(incoming.url!.split('/')[2]!, opened),
  );
});
process.once('SIGTERM', () => process.exit());

async function record(dialog: string, answerId: string, question: string, answer: string): Promise<void> {
  const { body, statusCode } = await request(`${recordAt}/v1/sessions/${dialog}/exchanges/${answerId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, answer }),
  });
  await body.dump();
  if (statusCode >= 300) throw new Error(`The core took no exchange: ${statusCode}`);
}
