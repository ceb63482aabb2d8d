import { describe, expect, it } from '@jest/globals';
import { readGauge, waitUntil } from './portal-metrics.js';

describe('reading a gauge', () => {
  const metrics = '# HELP a_b what\n# TYPE a_b gauge\na_b 12\na_b_c 3\n';

  it('takes the one of that name', () => {
    expect(readGauge(metrics, 'a_b')).toBe(12);
    expect(readGauge(metrics, 'a_b_c')).toBe(3);
  });

  it('says so when it is not told', () => {
    expect(readGauge(metrics, 'a')).toBeNaN();
  });
});

describe('waiting', () => {
  it('ends as soon as it is so', async () => {
    let asked = 0;
    await waitUntil('three', () => Promise.resolve(++asked === 3), 1, 10_000);
    expect(asked).toBe(3);
  });

  it('ends with the name of what did not come', async () => {
    await expect(waitUntil('the breaker is open', () => Promise.resolve(false), 1, 20)).rejects.toThrow(
      'the breaker is open',
    );
  });
});
