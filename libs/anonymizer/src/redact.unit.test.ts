import { describe, expect, it } from '@jest/globals';
import { redact } from './redact.js';

describe('redact', () => {
  it('leaves typed marks without numbers', () => {
    expect(redact('a@mail.ru wrote to b@mail.ru from +7 916 123-45-67')).toBe(
      '[EMAIL] wrote to [EMAIL] from [PHONE]',
    );
  });
});
