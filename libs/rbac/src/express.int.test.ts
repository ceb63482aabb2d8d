import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { permissionMiddleware } from './express.js';
import { isRole } from './roles.js';

class Denied extends Error {}

describe('the express middleware', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const requirePermission = permissionMiddleware({
      roleOf: (request) => {
        const role = request.get('x-role');
        return isRole(role) ? role : undefined;
      },
      granted: (_request, permission, scope) => void granted.push(`${permission} ${scope}`),
      denied: (_request, permission) => new Denied(permission),
    });
    const app = express();
    app.get(
      '/schools',
      requirePermission('admin.schools:read'),
      (_request, response) => void response.json({}),
    );
    const onError: ErrorRequestHandler = (error, _request, response, _next) =>
      void response.status(error instanceof Denied ? 403 : 500).end(error.message);
    app.use(onError);
    await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schools`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const granted: string[] = [];

  it('lets a holder through and tells the reach', async () => {
    const response = await fetch(url, { headers: { 'x-role': 'regional_institute' } });
    expect(response.status).toBe(200);
    expect(granted).toEqual(['admin.schools:read own_region']);
  });

  it.each(['student', 'nobody'])('hands the denial of %s to the error handler', async (role) => {
    const response = await fetch(url, { headers: { 'x-role': role } });
    expect([response.status, await response.text()]).toEqual([403, 'admin.schools:read']);
  });
});
