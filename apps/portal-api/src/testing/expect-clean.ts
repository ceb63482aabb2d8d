import { METHODS } from 'node:http';
import { problem, problemCodes } from '@portal/contracts';
import type { RawReply, RawRequest } from './raw-http.js';

const socketIo = '/api/v1/socket.io';

const one = (headers: RawRequest['headers'], name: string) => headers.filter(([given]) => given === name);

/** Whether a request keeps to HTTP, so that it reaches the application; what does not is refused by node itself. */
export function isHttp({ method, target, headers }: RawRequest): boolean {
  const length = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, target.length);
  return (
    METHODS.includes(method) &&
    /^[\x21-\x7e]+$/.test(target) &&
    /^(\/|\*|http:\/\/[a-z.]+\/)/.test(target) &&
    headers.every(([name]) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) &&
    headers.every(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) &&
    one(headers, 'host').length === 1 &&
    one(headers, 'content-length').length + one(headers, 'transfer-encoding').length <= 1 &&
    one(headers, 'content-length').every(([, value]) => /^\d+$/.test(value)) &&
    one(headers, 'transfer-encoding').every(([, value]) => value === 'chunked') &&
    one(headers, 'expect').every(([, value]) => value === '100-continue') &&
    length < 15_000
  );
}

/** What is wrong with a reply, whatever was asked; null when nothing is. */
export function findFault(request: RawRequest, reply: RawReply): string | null {
  const { status, headers, text } = reply;
  if (status >= 500) return `a ${status}: ${text}`;
  const id = headers.get('x-request-id');
  if (id === null && status >= 400 && text === '' && !isHttp(request)) return null; // node's own refusal
  const type = headers.get('content-type');
  const isProblem = type?.startsWith('application/problem+json') ?? false;
  if (request.target.startsWith(socketIo) && !isProblem) return findSocketIoFault(reply);
  if (status === 101) return null;
  if (id === null || !/^[\x21-\x7e]{1,128}$/.test(id)) return `a ${status} with X-Request-Id ${id}`;
  if (status < 400) return null;
  if (!isProblem) return `a ${status} as ${type}`;
  if (request.method === 'HEAD') return null;
  const parsed = problem.safeParse(parseJson(text));
  if (!parsed.success) return `a ${status} without a problem: ${text}`;
  if (problemCodes[parsed.data.code].status !== status) return `a ${status} as ${parsed.data.code}`;
  return parsed.data.request_id === id ? null : `two request ids: ${id} and ${parsed.data.request_id}`;
}

/** Socket.IO's own protocol has its own errors: a number and a fixed sentence, or a plain status to a broken upgrade. */
function findSocketIoFault({ status, text }: RawReply): string | null {
  const isTheirs = /^(?:\{"code":\d,"message":"[\w ]+"\}|[\w -]{0,60})$/.test(text);
  return status < 400 || isTheirs ? null : `a ${status} of Socket.IO: ${text}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
