import { WebSocket } from 'ws';
const [port, n] = process.argv.slice(2);
for (let i = 0; i < Number(n); i++) { const ws = new WebSocket(`ws://127.0.0.1:${port}/`); ws.on('message', () => 0); ws.on('error', () => 0); }
process.on('disconnect', () => process.exit());
