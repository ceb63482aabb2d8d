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

/** International bank account number, spaces removed, upper case. */
export function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code)) return false;
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
