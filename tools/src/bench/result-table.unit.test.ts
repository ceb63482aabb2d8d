import { describe, expect, it } from '@jest/globals';
import { formatResult } from './result-table.js';

describe('a table of results', () => {
  it('aligns figures to the right under their columns', () => {
    const text = formatResult({
      title: 'Title',
      columns: ['relay', 'portal'],
      rows: [
        { name: 'tokens', cells: ['123456', '7'] },
        { name: 'ms', cells: ['', '0.5'] },
      ],
    });
    expect(text.split('\n')).toEqual([
      'Title',
      '',
      '         relay  portal',
      'tokens  123456       7',
      'ms                 0.5',
    ]);
  });

  it('has aims and notes below it', () => {
    const text = formatResult({
      title: 'Title',
      columns: ['one'],
      rows: [{ name: 'ms', cells: ['1'] }],
      aims: [{ name: 'ms', value: 1, atMost: 2 }],
      notes: ['A note.'],
    });
    expect(text.split('\n').slice(4)).toEqual(['', 'aim: ms at most 2: 1.00, holds', 'A note.']);
  });
});
