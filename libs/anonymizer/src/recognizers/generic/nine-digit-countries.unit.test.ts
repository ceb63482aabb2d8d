import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import type * as Library from 'libphonenumber-js/min';
import { hasNineDigits } from './nine-digit-countries.js';

const { getCountries, getCountryCallingCode, Metadata } = createRequire(import.meta.url)(
  'libphonenumber-js/min',
) as typeof Library;

/** The calling codes of countries of which libphonenumber knows numbers with so many digits in all. */
function codesWith(digits: number): Set<string> {
  const found = getCountries().filter((country) => {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    const lengths = metadata.numberingPlan?.possibleLengths() ?? [];
    return lengths.includes(digits - getCountryCallingCode(country).length);
  });
  return new Set(found.map((country) => getCountryCallingCode(country)));
}

describe('a number of nine digits behind "+"', () => {
  it('is taken for a telephone exactly where libphonenumber knows such numbers', () => {
    const known = codesWith(9);
    // Numbers of Russia and of North America are judged by their eleven digits before this is asked.
    for (const country of getCountries()) {
      const code = getCountryCallingCode(country);
      if (code === '1' || code === '7') continue;
      expect([code, hasNineDigits(code.padEnd(9, '5'))]).toEqual([code, known.has(code)]);
    }
  });
});
