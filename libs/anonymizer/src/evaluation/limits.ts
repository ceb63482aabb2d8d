import type { Language } from './corpus.js';

/** The most that may leak, in per cent of the planted values, by row of the table. */
export const LIMITS: Readonly<Record<string, Readonly<Record<Language, number>>>> = {
  contact: { ru: 1, en: 1 },
  phone: { ru: 2, en: 3 },
  id: { ru: 3, en: 3 },
  dob: { ru: 3, en: 3 },
  person: { ru: 5, en: 6 },
  noisy: { ru: 20, en: 20 },
  address: { ru: 8, en: 12 },
  town: { ru: 30, en: 30 },
  school: { ru: 8, en: 15 },
  class: { ru: 5, en: 10 },
  handle: { ru: 10, en: 10 },
};

/** The most negatives that may be touched, in per cent. */
export const NEGATIVE_LIMITS: Readonly<Record<Language, number>> = { ru: 2, en: 3 };
