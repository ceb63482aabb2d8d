import { describe, expect, it } from '@jest/globals';
import { selectCounted } from './counted-names.js';

describe('names that were counted', () => {
  it('are taken when enough people bear them', () => {
    expect(selectCounted(['772 Caspian', '99 Kelm'])).toEqual(['caspian']);
  });

  it('are left out when they are slips of names that many more bear', () => {
    expect(selectCounted(['26000 Joseph', '180 Jospeh', '400 Josie'])).toEqual(['joseph', 'josie']);
  });

  it('need more bearers when they end like towns', () => {
    expect(selectCounted(['1999 Keighley', '2000 Ashley'])).toEqual(['ashley']);
  });
});
