import { describe, expect, it } from '@jest/globals';
import { KnownPlaceholders } from './known-placeholders.js';
import type { Vault } from './vault.js';

const vault: Vault = {
  version: 1,
  entries: [
    { type: 'PERSON', number: 3, value: 'Маша', keys: [] },
    { type: 'ID', number: 120, value: '12345', keys: [] },
  ],
};

describe('the placeholders of a vault', () => {
  it('are made once, however many messages are restored', () => {
    expect(KnownPlaceholders.of(vault)).toBe(KnownPlaceholders.of(vault));
    expect(KnownPlaceholders.of({ ...vault })).not.toBe(KnownPlaceholders.of(vault));
  });

  it.each([
    '[',
    '[P',
    '[PERSON_',
    '[PERSON\\',
    '[PERSON\\_',
    '[ID\\_12',
    '[PERSON_3',
    '[I',
    '[ID_1',
    '[ID_12',
    '[ID_120',
    '\\',
    '\\[ID\\_12',
    '\\[ID\\_120\\',
    '\\[ID_120',
  ])('may begin with %s', (text) => {
    expect(KnownPlaceholders.of(vault).mayBegin(text)).toBe(true);
  });

  it.each([
    '',
    '[E',
    '[PERSON_1',
    '[PER\\',
    '[PERSON\\1',
    '[PERSON_3]',
    '[PERSON_30',
    '[ID_2',
    '[ID_0',
    '[ID_01',
    '[ID_1200',
    '[IDE',
    'ID_1',
    '[ID_12x',
    '[ID_120\\',
    '\\[ID_12\\',
    '\\\\',
    'x\\[',
  ])('do not begin with %j', (text) => {
    expect(KnownPlaceholders.of(vault).mayBegin(text)).toBe(false);
  });

  it('have values only as a whole', () => {
    const placeholders = KnownPlaceholders.of(vault);
    expect(placeholders.wholeOf('[ID_120]')?.entry.value).toBe('12345');
    const others = ['[ID_12]', '[ID_120', 'ID_120', '[PERSON_120]', '[ID_120\\]', 'x[ID_120]'];
    expect(others.map((text) => placeholders.wholeOf(text))).toEqual(others.map(() => undefined));
  });

  it('lose the escapes of Markdown, and not one that stands alone before them', () => {
    const placeholders = KnownPlaceholders.of(vault);
    for (const text of ['[ID\\_120]', '\\[ID_120\\]', '\\[ID\\_120\\]'])
      expect(placeholders.wholeOf(text)).toEqual({ entry: vault.entries[1], before: '' });
    expect(placeholders.wholeOf('\\[ID\\_120]')?.before).toBe('\\');
  });
});
