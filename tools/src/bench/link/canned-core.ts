import { createServer } from 'node:net';
import { RequestCutter } from '../relay/request-cutter.js';

/** A core whose every reply is a constant, so that little but the caller is measured. */
const user = reply('application/json', '{"id":"u-1","role":"student","grade":9}');
const chat = reply(
  'application/x-ndjson',
  [
    '{"type":"token","data":"The sky "}',
    '{"type":"token","data":"is blue."}',
    '{"type":"done","data":{"message_id":"m-1"}}',
    '',
  ].join('\n'),
);

const server = createServer((socket) => {
  const requests = new RequestCutter(({ path }) => socket.write(path === '/v1/chat' ? chat : user));
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('data', (text) => requests.take(String(text)));
  socket.on('error', () => socket.destroy());
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function reply(type: string, body: string): Buffer {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.from(head + body);
}
