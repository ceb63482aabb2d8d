import { parseArgs } from 'node:util';
import { v1Contracts } from '../v1/routes.js';
import { compareContracts, describeChange } from './compare-contracts.js';
import { snapshotContracts } from './contract-snapshot.js';
import { readFrozen, toText, writeFrozen } from './frozen-file.js';

/** Takes what was added to v1 into the committed snapshot; refuses when something would break. */
parseArgs({ options: {} });
const frozen = await readFrozen();
const current = snapshotContracts(v1Contracts);
const breaks = frozen ? compareContracts(frozen, current) : [];

if (breaks.length > 0) {
  const lines = breaks.map((change) => `  ${describeChange(change)}`);
  process.stderr.write(
    `This breaks clients of /api/v1, so it is not accepted:\n${lines.join('\n')}\nA breaking change goes under /api/v2.\n`,
  );
  process.exitCode = 1;
} else if (frozen && toText(frozen) === toText(current)) {
  process.stdout.write('libs/contracts/frozen/v1.json is up to date.\n');
} else {
  await writeFrozen(current);
  process.stdout.write('libs/contracts/frozen/v1.json is written; commit it.\n');
}
