import { createRequire } from 'node:module';
import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { TextDocument } from '../../text/document.js';

interface PhoneLibrary {
  readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
}

/** One question costs some thirty microseconds; a message that needs more than this many holds no numbers of people. */
const MOST_QUESTIONS = 32;

/** Loaded with the first foreign number: its tables cost more time and memory than everything else together. */
let library: PhoneLibrary | undefined;

/** Whether libphonenumber takes the number for a possible one. Each document may ask a bounded number of times. */
export function isDialable(document: TextDocument, number: string, country?: CountryCode): boolean {
  if (document.shared.questions++ >= MOST_QUESTIONS) return false;
  library ??= createRequire(import.meta.url)('libphonenumber-js/min') as PhoneLibrary;
  return library.parsePhoneNumberFromString(number, country)?.isPossible() ?? false;
}
