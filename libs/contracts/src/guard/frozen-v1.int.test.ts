import { describe, expect, it } from '@jest/globals';
import { v1Contracts } from '../v1/routes.js';
import { compareContracts, describeChange } from './compare-contracts.js';
import { snapshotContracts } from './contract-snapshot.js';
import { readFrozen, toText } from './frozen-file.js';

describe('/api/v1', () => {
  it('breaks no client of the frozen contract', async () => {
    const frozen = await readFrozen();
    if (!frozen) throw new Error('libs/contracts/frozen/v1.json is missing');
    expect(Object.keys(frozen.operations).length).toBeGreaterThan(10);
    const breaks = compareContracts(frozen, snapshotContracts(v1Contracts));
    // One line a change in the report; a breaking change goes under /api/v2.
    expect(breaks.map(describeChange)).toEqual([]);
  });

  it('is frozen as it is: what was added and not accepted could go again unseen', async () => {
    expect(toText((await readFrozen())!) === toText(snapshotContracts(v1Contracts))).toBe(true);
  });

  it('would be caught at the loss of any operation', () => {
    const whole = snapshotContracts(v1Contracts);
    for (const { name } of v1Contracts) {
      const rest = snapshotContracts(v1Contracts.filter((contract) => contract.name !== name));
      expect(compareContracts(whole, rest).map(describeChange)).toEqual([`${name}: is gone`]);
    }
  });
});
