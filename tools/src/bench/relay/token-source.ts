import { createServer, type Socket } from 'node:net';
import { makeStamp } from '../stamp.js';
import { RequestCutter } from './request-cutter.js';

/**
 * What stands in for the core: POST /v1/chat {tokens, everyMs} → so many tokens as newline-delimited frames, each in an
 * HTTP chunk of its own as a core sends it, at a rhythm or (everyMs 0) as fast as they are taken. It speaks HTTP by hand:
 * next to it node's own server would be the slowest of all that is measured.
 */
const begin = 'HTTP/1.1 200 OK\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n';
const end = `${chunk('{"type":"done","data":{"message_id":"m-1"}}')}0\r\n\r\n`;
const blockTokens = 256;
const block = Buffer.from(tokenChunk(makeStamp()).repeat(blockTokens));

const server = createServer((socket) => {
  const requests = new RequestCutter(({ method, body }) => {
    if (method === 'GET') return void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nready');
    const { tokens, everyMs } = JSON.parse(body) as { tokens: number; everyMs: number };
    socket.write(begin);
    if (everyMs === 0) pour(socket, tokens);
    else drip(socket, tokens, everyMs);
  });
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('data', (text) => requests.take(String(text)));
  socket.on('error', () => socket.destroy());
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function pour(socket: Socket, tokens: number): void {
  let left = tokens;
  while (left > 0) {
    const now = Math.min(left, blockTokens);
    left -= now;
    const taken = socket.write(block.subarray(0, (block.length / blockTokens) * now));
    if (!taken && left > 0) return void socket.once('drain', () => pour(socket, left));
  }
  socket.write(end);
}

function drip(socket: Socket, tokens: number, everyMs: number): void {
  let left = tokens;
  const next = () => {
    left -= 1;
    socket.write(tokenChunk(makeStamp()));
    if (left > 0) return;
    clearInterval(timer);
    socket.write(end);
  };
  const timer = setInterval(next, everyMs);
  next();
}

function tokenChunk(text: string): string {
  return chunk(`{"type":"token","data":"${text}"}`);
}

function chunk(line: string): string {
  return `${(line.length + 1).toString(16)}\r\n${line}\n\r\n`;
}
