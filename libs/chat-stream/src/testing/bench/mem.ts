import { EventEmitter } from 'node:events';
import { createHub } from '../../hub.js';
import { tendSocket } from '../../ws/tend-socket.js';
import { WsSink } from '../../ws/ws-sink.js';
import { FakeSink } from '../fake-sink.fixture.js';
const N = 20000;
function measure(name: string, make: (i: number) => unknown) {
  globalThis.gc!(); const a = process.memoryUsage().heapUsed; const keep: unknown[] = new Array(N);
  for (let i = 0; i < N; i++) keep[i] = make(i);
  globalThis.gc!(); console.log(name, Math.round((process.memoryUsage().heapUsed - a) / N), 'B'); return keep;
}
const keep: unknown[] = [];
const hub = createHub({ });
const sink = new FakeSink();
keep.push(measure('strings', (i) => [`c${i}`, `u${i}`, `s${i}`]));
keep.push(measure('attach no tags', (i) => hub.attach({ channel: `c${i}` }, sink)));
const hub2 = createHub({ });
keep.push(measure('attach 2 tags', (i) => hub2.attach({ channel: `c${i}`, tags: [`u${i}`, `s${i}`] }, sink)));
keep.push(measure('emitter bare 3', () => { const e: any = new EventEmitter(); e.on('message', () => 0); e.on('close', () => 0); e.on('error', () => 0); return e; }));
keep.push(measure('emitter tended', () => { const e: any = new EventEmitter(); const s = new WsSink(e); tendSocket(e, s, {ready: Promise.resolve(), detach: () => undefined }, {}); return e; }));
