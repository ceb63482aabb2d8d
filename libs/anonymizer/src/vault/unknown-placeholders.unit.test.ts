import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { highestUnknown } from './unknown-placeholders.js';
import { EMPTY_VAULT } from './vault.js';

const { vault } = anonymize('Меня зовут Маша, почта a@b.ru, и ещё c@d.ru');

describe('placeholders that the vault has not given', () => {
  it.each([
    [['Привет, [PERSON_1], [EMAIL_2]!'], 0],
    [['[PERSON_1] и её подруга [PERSON_2]'], 2],
    [['[EMAIL_3]', '[PERSON_7] и [PERSON_4]', '[PHONE_1]'], 7],
    [['[PHONE_1]'], 1],
    [['[TEXT_5]'], 5],
    [['[PERSON\\_1] и [PERSON\\_6]'], 6],
    [['\\[PERSON\\_1\\] и \\[PERSON\\_5\\]'], 5],
    [['[FILM_9], [PERSON_0], [PERSON_03], PERSON_8, [person_8]'], 0],
  ])('are told by the highest number: %j', (texts, highest) => {
    expect(highestUnknown(texts, vault)).toBe(highest);
  });

  it('are none of those that were forgotten', () => {
    expect(highestUnknown(['[PERSON_40]'], { ...EMPTY_VAULT, after: 50 })).toBe(0);
    expect(highestUnknown(['[PERSON_51]'], { ...EMPTY_VAULT, after: 50 })).toBe(51);
  });

  it('leave room for numbers to come, whatever an assistant makes up', () => {
    expect(highestUnknown(['[PERSON_999999999]'], vault)).toBe(0);
  });
});
