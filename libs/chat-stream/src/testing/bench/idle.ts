import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { createHub } from '../../hub.js';
import { attachWebSocket, prepareWebSocket, recommendedServerOptions } from '../../ws.js';
import { fork } from 'node:child_process';
const mode = process.argv[2]!; const N = 5000;
const hub = createHub();
const server = createServer(); const wss = new WebSocketServer(recommendedServerOptions);
let n = 0; let r0 = 0; let h0 = 0;
const keep: WebSocket[] = [];
server.on('upgrade', async (req, socket, head) => {
  const place = mode === 'prepare' ? await prepareWebSocket(hub, { channel: `c${n}`, tags: [`u${n}`, `s${n}`] }) : undefined;
  wss.handleUpgrade(req, socket, head, (ws: WebSocket) => {
  keep.push(ws);
  if (mode === 'hub') attachWebSocket(hub, ws, { channel: `c${n}`, tags: [`u${n}`, `s${n}`] });
  else if (place) place.connect(ws);
  else { ws.on('message', () => 0); ws.on('close', () => 0); ws.on('error', () => 0); }
  if (++n === N) setTimeout(() => { globalThis.gc!(); const m = process.memoryUsage(); console.log(mode, 'heap+ext KiB/socket', ((m.heapUsed + m.external - h0) / N / 1024).toFixed(2), 'rss', ((m.rss - r0) / N / 1024).toFixed(2)); process.exit(); }, 1500);
}); });
server.listen(0, '127.0.0.1', () => { globalThis.gc!(); const m = process.memoryUsage(); r0 = m.rss; h0 = m.heapUsed + m.external; fork(new URL('./client.ts', import.meta.url), [String((server.address() as any).port), String(N)], { execArgv: process.execArgv.filter((a) => !a.includes('gc')) }); });
