import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import { withLostPieces } from './lost-pieces.js';
import type { Candidate } from './recognizer.js';
import { readDocument } from './text/document.js';

const TEXT = 'Anna, Calle Luna 8, 2B (555-01-02)!';

function candidate(value: string, type: Candidate['type'], score = 0.8): Candidate {
  const start = TEXT.indexOf(value);
  return { start, end: start + value.length, type, score, recognizer: 'test', reason: '' };
}

const pieces = (values: Candidate[], lost: Candidate[]): string[] =>
  withLostPieces(readDocument(TEXT), values, lost).map(
    ({ type, start, end }) => `${type}: ${TEXT.slice(start, end)}`,
  );

describe('what a candidate covers beyond those that it lost to', () => {
  it('is removed, without the signs at its ends', () => {
    expect(pieces([candidate('2B', 'CLASS')], [candidate('Calle Luna 8, 2B (', 'ADDRESS')])).toEqual([
      'ADDRESS: Calle Luna 8',
      'CLASS: 2B',
    ]);
  });

  it('is removed on both sides, and once', () => {
    const all = candidate(TEXT, 'SCHOOL');
    expect(pieces([candidate('Calle Luna 8, 2B', 'ADDRESS')], [candidate('Anna', 'PERSON'), all])).toEqual([
      'PERSON: Anna',
      'ADDRESS: Calle Luna 8, 2B',
      'SCHOOL: 555-01-02',
    ]);
  });

  it('is nothing where only signs are left', () => {
    expect(pieces([candidate('Anna', 'PERSON')], [candidate('Anna, ', 'ADDRESS')])).toEqual(['PERSON: Anna']);
  });

  it('does not go in clear, whole messages through', () => {
    const { text } = anonymize('Rooms offered: one single at Calle Luna 8, 2B, two bunks at Paseo del Prado');
    expect(text).not.toContain('Luna');
  });

  it('does not go in clear with a part that was dropped for a whole which lost', () => {
    const person = candidate('Anna', 'PERSON', 0.9);
    const street = candidate('Anna, Calle', 'ADDRESS', 0.6);
    const phone = candidate('Calle Luna 8', 'PHONE', 0.95);
    expect(pieces([phone], [person, street])).toEqual(['PERSON: Anna', 'PHONE: Calle Luna 8']);
  });
});
