import { describe, expect, it } from '@jest/globals';
import { fullNameKeys } from './full-names.js';

describe('under what full names are kept', () => {
  it('is each given name with the surname, and no particle, initial or patronymic', () => {
    const keys = fullNameKeys(['pizan christine de; montgomery lucy maud', 'абрамов фёдор александрович']);
    expect([...keys].sort()).toEqual(
      ['christine pizan', 'lucy montgomery', 'maud montgomery', 'фёдор абрамов'].sort(),
    );
  });

  it('is the stem of all case forms in Russian', () => {
    expect([...fullNameKeys(['керн анна'])]).toEqual(['анн керн']);
  });
});
