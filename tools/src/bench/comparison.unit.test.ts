import { describe, expect, it } from '@jest/globals';
import { addedRow, compareRow, differenceRow, figureRow, ratioRow, takeTurns } from './comparison.js';

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

  it('are told as they come', async () => {
    const told: string[] = [];
    await takeTurns(2, { only: () => Promise.resolve(0) }, (line) => told.push(line));
    expect(told).toEqual(['warming up', 'round 1 of 2', 'round 2 of 2']);
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

describe('rows of several sides', () => {
  const taken = {
    naive: [{ ms: 2 }, { ms: 4 }, { ms: 10 }],
    gathered: [{ ms: 1 }, { ms: 4 }, { ms: 40 }],
    library: [{ ms: 3 }, { ms: 6 }, { ms: 5 }],
  };

  it('have the median of each side in the order of the sides', () => {
    expect(figureRow(taken, 'ms', 'ms', 1)).toEqual({ name: 'ms', cells: ['4.0', '4.0', '5.0'] });
  });

  it('divide within the rounds, and leave out the side that the others are divided by', () => {
    expect(ratioRow(taken, 'ms', 'naive', 'to naive').cells).toEqual(['', '1.00', '1.50']);
  });

  it('subtract within the rounds', () => {
    expect(differenceRow(taken, 'ms', 'naive', 'added', 0).cells).toEqual(['', '0', '1']);
  });
});
