import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { createHub } from '../../hub.js';
import { attachWebSocket, recommendedServerOptions } from '../../ws.js';
import { encodeToken } from '../../frames.js';
import { fork } from 'node:child_process';
const mode = process.argv[2]!; const N = 100; const PER_TURN = 5; const TOTAL = 1_500_000;
const hub = createHub({ maxBufferedBytes: 1e9 });
const server = createServer(); const wss = new WebSocketServer(recommendedServerOptions);
const list: { send(t: string): void; end(): void }[] = [];
server.on('upgrade', (req, socket, head) => wss.handleUpgrade(req, socket, head, (ws: WebSocket) => {
  const id = `c${list.length}`;
  if (mode === 'hub') { attachWebSocket(hub, ws, { channel: id }); const w = hub.begin(id, 'a'); list.push({ send: (t) => w.token(t), end: () => w.done('m') }); }
  else if (mode === 'naive') list.push({ send: (t) => ws.send(encodeToken(t)), end: () => ws.close() });
  else { let held = false; const raw = (ws as any)._socket; list.push({ send: (t) => { if (!held) { held = true; raw.cork(); setImmediate(() => { held = false; raw.uncork(); }); } ws.send(encodeToken(t)); }, end: () => ws.close() }); }
  if (list.length === N) run();
}));
server.listen(0, '127.0.0.1', () => { fork(new URL('./client.ts', import.meta.url), [String((server.address() as any).port), String(N)], { execArgv: process.execArgv }); });
function run() {
  const t0 = performance.now(); const c0 = process.cpuUsage(); let sent = 0;
  const step = () => {
    for (const s of list) for (let i = 0; i < PER_TURN; i++) s.send(' token'); sent += N * PER_TURN;
    if (sent < TOTAL) setImmediate(step); else { setImmediate(() => { const c = process.cpuUsage(c0); const s = (performance.now() - t0) / 1000; console.log(mode, Math.round(sent / s), 'tokens/s', ((c.user + c.system) / 1e6 / (sent / 1e6)).toFixed(2), 'cpu s/M'); process.exit(); }); }
  };
  step();
}
