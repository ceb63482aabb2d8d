const at = (digits: string, index: number): number => digits.charCodeAt(index) - 48;

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * at(digits, index), 0);
}

/** Payment cards. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = at(digits, digits.length - 1 - i);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && !/^(\d)\1*$/.test(digits);
}

/** Insurance number of a person in Russia, 11 digits. */
export function isSnils(digits: string): boolean {
  const sum = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return (sum % 101) % 100 === Number(digits.slice(9));
}

/** Taxpayer number in Russia, 10 digits for an organisation and 12 for a person. */
export function isInn(digits: string): boolean {
  const check = (weights: readonly number[]): boolean =>
    (weighted(digits, weights) % 11) % 10 === at(digits, weights.length);
  if (digits.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
}

/** Registration number of an organisation (13 digits) or an entrepreneur (15 digits) in Russia. */
export function isOgrn(digits: string): boolean {
  const body = Number(digits.slice(0, -1));
  return (body % (digits.length - 2)) % 10 === at(digits, digits.length - 1);
}

/** Patient number of the British health service, 10 digits. */
export function isNhsNumber(digits: string): boolean {
  const check = (11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check !== 10 && check === at(digits, 9);
}

// Countries with such numbers, each with their length.
const IBAN_LENGTHS = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22
  GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19
  MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Length of an international bank account number of the country, spaces removed; undefined where there are none. */
export function ibanLength(country: string): number | undefined {
  return IBAN_LENGTHS.get(country);
}

/** International bank account number, spaces removed, upper case. */
export function isIban(code: string): boolean {
  if (code.length !== ibanLength(code.slice(0, 2)) || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(code)) return false;
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
