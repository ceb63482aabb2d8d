import { describe, expect, it } from '@jest/globals';
import { addedRow, compareRow, takeTurns, withCpuSeconds } from './comparison.js';

describe('the turns of two sides', () => {
  it('alternate, and the first round of each only warms up', async () => {
    const order: string[] = [];
    const measured = (side: string) => (round: number) => {
      order.push(`${side} ${round}`);
      return Promise.resolve(round);
    };
    const taken = await takeTurns(2, { least: measured('least'), portal: measured('portal') });
    expect(order).toEqual(['least 0', 'portal 0', 'least 1', 'portal 1', 'least 2', 'portal 2']);
    expect(taken).toEqual({ least: [1, 2], portal: [1, 2] });
  });
});

describe('a row of a comparison', () => {
  const rounds = {
    least: [{ ms: 1 }, { ms: 2 }, { ms: 10 }],
    portal: [{ ms: 2 }, { ms: 6 }, { ms: 10 }],
  };

  it('has the median of each side and the median of the ratios within the rounds', () => {
    expect(compareRow(rounds, 'ms', 'time, ms', 1)).toEqual({
      name: 'time, ms',
      cells: ['2.0', '6.0', '2.00'],
    });
  });

  it('tells what the portal adds', () => {
    expect(addedRow(rounds, 'ms', 'added, ms', 2)).toEqual({ name: 'added, ms', cells: ['', '4.00', ''] });
  });

  it('says n/a where the system tells nothing', () => {
    const unknown = { least: [{ cpu: NaN }], portal: [{ cpu: NaN }] };
    expect(compareRow(unknown, 'cpu', 'CPU', 0).cells).toEqual(['n/a', 'n/a', 'n/a']);
  });
});

describe('CPU seconds of work', () => {
  it('are not a number for a process that is not there', async () => {
    const [result, seconds] = await withCpuSeconds(-1, () => Promise.resolve('done'));
    expect(result).toBe('done');
    expect(seconds).toBeNaN();
  });
});
