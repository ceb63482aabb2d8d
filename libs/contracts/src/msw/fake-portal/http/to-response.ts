import type { FakeReply } from './fake-reply.js';

/** A reply as fetch gives it. */
export const toResponse = ({ status, headers, body }: FakeReply): Response =>
  new Response(body, { status, headers: { ...headers } });
