import { WordTest, type Remembering } from './word-test.js';

const newWord = (text: string): Remembering => ({
  text,
  asked0: 0,
  yes0: 0,
  asked1: 0,
  yes1: 0,
  asked2: 0,
  yes2: 0,
  asked3: 0,
  yes3: 0,
});

describe('a test of whole words', () => {
  const kin = new WordTest("мам[аеу]|папа|сестр(?:а|у|ой)|o'brien|брат.*|двоюродн(?:ый|ая)");

  test.each(['мама', 'маму', 'папа', 'сестрой', "o'brien", 'братишка', 'двоюродная'])(
    'accepts %s',
    (text) => {
      expect(kin.accepts(newWord(text))).toBe(true);
    },
  );

  test.each(['мам', 'папа римский', 'сестр', 'ой', 'ый', 'обрат', '', 'двоюродн'])('refuses "%s"', (text) => {
    expect(kin.accepts(newWord(text))).toBe(false);
  });

  test('answers a word the same every time', () => {
    const [yes, no] = [newWord('папа'), newWord('попа')];
    expect([1, 2, 3].map(() => [kin.accepts(yes), kin.accepts(no)])).toEqual(Array(3).fill([true, false]));
  });

  test('is refused where its alternatives would end what stands around them', () => {
    expect(() => new WordTest('перв|втор)(?:ый|ой')).toThrow(RangeError);
  });
});
