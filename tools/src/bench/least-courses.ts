import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import axios from 'axios';
import express from 'express';
import { Redis } from 'ioredis';

/**
 * The least Express app that does the portal's job for `GET /courses`: looks the cookie up in Redis, asks the core, hands
 * the list on. No roles, no limits, no contracts, no encryption, no headers for safety, no copy for an outage. What the
 * portal costs is its distance from this.
 */
const core = axios.create({ baseURL: process.env['CORE_URL']!, httpAgent: new Agent({ keepAlive: true }) });
const redis = new Redis(process.env['REDIS_URL']!);
const keyOf = (token: string) => `least-session:${token}`;

const app = express();

app.get('/', (_request, response) => {
  response.end('ready');
});

app.post('/login/:technicalId', async (request, response) => {
  const found = await core.post('/v1/users/resolve', { technical_id: request.params.technicalId });
  const token = randomBytes(32).toString('base64url');
  await redis.set(keyOf(token), JSON.stringify({ user: found.data }), 'EX', 3_600);
  response.set('set-cookie', `session=${token}; HttpOnly`).end();
});

app.get('/courses', async (request, response) => {
  const token = request.headers.cookie!.slice('session='.length);
  const session = await redis.get(keyOf(token));
  const { user } = JSON.parse(session!);
  const list = await core.get(`/v1/users/${user.id}/courses`);
  response.json(list.data);
});

app.listen(Number(process.env['PORT']), '127.0.0.1').keepAliveTimeout = 120_000;
process.once('SIGTERM', () => process.exit());
