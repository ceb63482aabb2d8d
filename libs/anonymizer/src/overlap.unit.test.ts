import { describe, expect, it } from '@jest/globals';
import { resolveOverlaps as resolve } from './overlap.js';
import type { Candidate } from './recognizer.js';

const candidate = (start: number, end: number, score: number): Candidate => ({
  start,
  end,
  score,
  type: 'ID',
  recognizer: 'test',
  reason: '',
});

const resolveOverlaps = (candidates: readonly Candidate[]): readonly Candidate[] => resolve(candidates).kept;

describe('overlap resolution', () => {
  it('prefers the surer candidate, then the longer, and returns text order', () => {
    const sure = candidate(5, 8, 0.9);
    const long = candidate(10, 20, 0.7);
    const result = resolveOverlaps([candidate(10, 15, 0.7), long, candidate(0, 9, 0.8), sure]);
    expect(result).toEqual([sure, long]);
  });

  it('drops what lies inside, around or across a kept candidate, and keeps neighbours', () => {
    const kept = candidate(5, 10, 0.9);
    const left = candidate(0, 5, 0.6);
    const right = candidate(10, 12, 0.6);
    expect(
      resolveOverlaps([
        candidate(6, 7, 0.6),
        candidate(4, 11, 0.6),
        candidate(9, 11, 0.6),
        left,
        right,
        kept,
      ]),
    ).toEqual([left, kept, right]);
  });

  it.each([
    [candidate(0, 7, 0.9), candidate(2, 12, 0.6)],
    [candidate(4, 9, 0.9), candidate(0, 12, 0.6)],
  ])('makes a school whole of two that know a part each', (surer, other) => {
    const school = (one: Candidate): Candidate => ({ ...one, type: 'SCHOOL' });
    expect(resolveOverlaps([school(surer), school(other)])).toEqual([
      { ...school(surer), start: 0, end: 12 },
    ]);
  });

  it('takes nothing of a value that reaches over two', () => {
    const school = (start: number, end: number, score: number): Candidate => ({
      ...candidate(start, end, score),
      type: 'SCHOOL',
    });
    const [left, right] = [school(0, 5, 0.9), school(8, 12, 0.9)];
    expect(resolveOverlaps([left, school(3, 10, 0.6), right])).toEqual([left, right]);
  });

  it('keeps the longer name, address or school around a person, however sure the person is', () => {
    const person = { ...candidate(5, 10, 0.9), type: 'PERSON' as const };
    const street = { ...candidate(0, 15, 0.6), type: 'ADDRESS' as const };
    expect(resolveOverlaps([person, street])).toEqual([street]);
    expect(resolveOverlaps([person, street, candidate(14, 20, 0.55)])).toEqual([street]);
  });

  it('tells those that cover more than what is kept, the better first', () => {
    const [kept, left, right] = [candidate(5, 10, 0.9), candidate(0, 6, 0.6), candidate(9, 20, 0.7)];
    expect(resolve([left, kept, right, candidate(6, 9, 0.8), candidate(30, 40, 0.7)]).lost).toEqual([
      right,
      left,
    ]);
    expect(resolve([kept, right]).lost).toEqual([right]);
  });

  it('tells what was dropped as a part of a value that is not kept either', () => {
    const person = { ...candidate(0, 5, 0.9), type: 'PERSON' as const };
    const street = { ...candidate(0, 10, 0.6), type: 'ADDRESS' as const };
    const phone = { ...candidate(8, 20, 0.95), type: 'PHONE' as const };
    expect(resolve([person, street, phone])).toEqual({ kept: [phone], lost: [person, street] });
  });

  it('drops candidates below the threshold', () => {
    expect(resolveOverlaps([candidate(0, 3, 0.49)])).toEqual([]);
  });
});
