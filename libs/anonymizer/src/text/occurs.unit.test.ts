import { describe, expect, it } from '@jest/globals';
import { readDocument } from './document.js';
import { endOfFirst, occurs } from './occurs.js';

const KOT = /кот/;

describe('a pattern of the whole text', () => {
  it('is looked for wherever it stands, in small letters', () => {
    expect(occurs(readDocument('Мой КОТ'), KOT)).toBe(true);
    expect(occurs(readDocument('Мой пёс'), KOT)).toBe(false);
  });

  it('is placed by the end of its first match, and nowhere behind the end of everything', () => {
    expect(endOfFirst(readDocument('а кот и кот'), KOT)).toBe(5);
    expect(endOfFirst(readDocument('пёс'), KOT)).toBe(Infinity);
  });

  it('is searched for once in a text, however often it is asked for', () => {
    let searches = 0;
    const counted = Object.assign(/кот/, {
      exec: (text: string): RegExpExecArray | null => {
        searches++;
        return KOT.exec(text);
      },
    });
    for (const text of ['мой кот', 'мой пёс']) {
      const document = readDocument(text);
      for (let i = 0; i < 3; i++) occurs(document, counted);
    }
    expect(searches).toBe(2);
  });
});
