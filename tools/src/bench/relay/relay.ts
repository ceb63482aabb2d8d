import { differenceOf, differenceRow, figureRow, ratioOf, ratioRow, type Taken } from '../comparison.js';
import type { Lab } from '../lab.js';
import type { ResultTable } from '../result-table.js';
import { measureIdleSockets, rounds as idleRounds, type HolderName, type PerSocket } from './idle-sockets.js';
import { everyMs, measureRhythm, rounds as rhythmRounds, streams, type Rhythm } from './rhythm.js';
import { startSides, type SideName } from './sides.js';
import { measureThroughput, rounds as floodRounds, streams as floodStreams } from './throughput.js';
import type { Throughput } from './throughput.js';

const ways = [
  'Every side is a process that reads the same source over HTTP (newline-delimited frames, an HTTP chunk a token),',
  'parses each line and builds its frame anew. naive: one send a token. gathered: one write a turn of the event loop',
  'and socket. reading: no send at all. library: hub and ws adapter, alone or with a Redis relay; A to B: asked on A, the sockets on B.',
];

/** The library's path from token to socket beside two relays that do nothing else. */
export async function measureRelay(lab: Lab): Promise<readonly ResultTable[]> {
  const source = await lab.startServer('token-source', 'tools/src/bench/relay/token-source.ts');
  const sides = await startSides(lab, source.url);
  const throughput = await measureThroughput(lab, sides);
  const { reading: _, ...sending } = sides;
  const rhythm = await measureRhythm(lab, sending);
  const idle = await measureIdleSockets(lab);
  return [
    throughputTable(lab, throughput),
    rhythmTable(lab, rhythm),
    idleTable(lab, idle.sockets, idle.taken),
  ];
}

function throughputTable(lab: Lab, taken: Taken<SideName, Throughput>): ResultTable {
  const rounds = lab.effort.rounds(floodRounds);
  return {
    title: `Tokens at saturation (${floodStreams} streams, median of ${rounds} rounds)`,
    columns: Object.keys(taken),
    rows: [
      figureRow(taken, 'tokensPerSecond', 'tokens per second', 0),
      ratioRow(taken, 'tokensPerSecond', 'gathered', '  to gathered'),
      ratioRow(taken, 'tokensPerSecond', 'naive', '  to naive'),
      figureRow(taken, 'cpuPerMillion', 'CPU s per million tokens', 2),
      figureRow(taken, 'sendingPerMillion', '  without reading', 2),
      ratioRow(taken, 'sendingPerMillion', 'gathered', '    to gathered'),
      figureRow(taken, 'redisPerMillion', 'Redis CPU s per million', 2),
      figureRow(taken, 'framesPerToken', 'frames per token', 3),
    ],
    aims: [
      {
        name: 'throughput, library to gathered',
        value: ratioOf(taken, 'library', 'gathered', 'tokensPerSecond'),
        atLeast: 0.8,
      },
      {
        name: 'throughput, library to naive',
        value: ratioOf(taken, 'library', 'naive', 'tokensPerSecond'),
        atLeast: 1.5,
      },
    ],
    notes: ways,
  };
}

function rhythmTable(lab: Lab, taken: Taken<SideName, Rhythm>): ResultTable {
  const rounds = lab.effort.rounds(rhythmRounds);
  return {
    title: `Tokens at a rhythm (${streams} streams, ${1_000 / everyMs} tokens/s each, median of ${rounds} rounds)`,
    columns: Object.keys(taken),
    rows: [
      figureRow(taken, 'firstP50Ms', 'first token p50, ms', 2),
      differenceRow(taken, 'firstP50Ms', 'naive', '  added to naive', 2),
      figureRow(taken, 'firstP99Ms', 'first token p99, ms', 2),
      differenceRow(taken, 'firstP99Ms', 'naive', '  added to naive', 2),
      figureRow(taken, 'tokenP50Ms', 'each token p50, ms', 2),
      differenceRow(taken, 'tokenP50Ms', 'naive', '  added to naive', 2),
      figureRow(taken, 'tokenP99Ms', 'each token p99, ms', 2),
      differenceRow(taken, 'tokenP99Ms', 'naive', '  added to naive', 2),
      figureRow(taken, 'cpuPerMillion', 'CPU s per million tokens', 1),
      ratioRow(taken, 'cpuPerMillion', 'naive', '  to naive'),
    ],
    aims: [
      {
        name: 'first token, library added to naive at the median, ms',
        value: differenceOf(taken, 'library', 'naive', 'firstP50Ms'),
        atMost: 1,
      },
    ],
    notes: ["First token: from the question. Each token: from the source's write to the reader's read."],
  };
}

function idleTable(lab: Lab, sockets: number, taken: Taken<HolderName, PerSocket>): ResultTable {
  return {
    title: `Memory of an idle socket (${sockets} sockets, after a collection, median of ${lab.effort.rounds(idleRounds)} rounds)`,
    columns: Object.keys(taken),
    rows: [
      figureRow(taken, 'heapKiB', 'heap and external, KiB', 2),
      ratioRow(taken, 'heapKiB', 'bare ws', '  to bare ws'),
      figureRow(taken, 'rssKiB', 'resident set, KiB', 2),
      ratioRow(taken, 'rssKiB', 'bare ws', '  to bare ws'),
    ],
    aims: [
      {
        name: 'heap and external of a socket, library to bare ws',
        value: ratioOf(taken, 'library', 'bare ws', 'heapKiB'),
        atMost: 1.3,
      },
      {
        name: 'resident set of a socket, library to bare ws',
        value: ratioOf(taken, 'library', 'bare ws', 'rssKiB'),
        atMost: 1.3,
      },
    ],
    notes: ['bare ws: the upgrade, a listener for errors and one for the close, and an entry in a map.'],
  };
}
