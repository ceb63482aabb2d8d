import { measureChatRelay } from './chat-relay.js';
import { openLab } from './lab.js';
import { formatResult } from './result-table.js';

const boundMs = 115_000;

/** One scenario a file; each gets the lab and gives a table. */
const scenarios = [measureChatRelay];

const lab = await openLab();
const tooLong = setTimeout(() => {
  console.error(`The bench took more than ${boundMs / 1000} s.`);
  void lab.stop().finally(() => process.exit(1));
}, boundMs);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void lab.stop().finally(() => process.exit(1)));
}
try {
  for (const measure of scenarios) console.log(`\n${formatResult(await measure(lab))}`);
} finally {
  clearTimeout(tooLong);
  await lab.stop();
}
