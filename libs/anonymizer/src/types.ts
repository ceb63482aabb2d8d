/** What a found value is. The names appear in placeholders: `[PERSON_1]`. */
export type PersonalDataType =
  'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'DOB' | 'ID' | 'CARD' | 'URL' | 'HANDLE' | 'SCHOOL' | 'CLASS';

/** Languages that recognizers are written for. */
export type Locale = 'ru' | 'en';

/**
 * One found value. `start` and `end` are UTF-16 units of the original text, so `text.slice(start, end)` is the value.
 *
 * @example
 * detect('mail me: a@b.ru')[0]; // { start: 9, end: 15, type: 'EMAIL', score: 0.95, recognizer: 'email' }
 */
export interface Span {
  /** First unit of the value, in UTF-16 units from the start of the text. */
  start: number;
  /** Behind the value, in the same units. */
  end: number;
  type: PersonalDataType;
  /** How sure the recognizer is, 0 to 1. Spans below 0.5 are never returned. */
  score: number;
  /** Which recognizer decided. */
  recognizer: string;
}

/** How a text is searched. */
export interface DetectOptions {
  /** Names known from elsewhere (the signed-in user's own): found in any case form, and no policy overrules them. */
  knownNames?: readonly string[];
  /** Languages to look for; both unless told, and any other is a TypeError. Recognizers without a language always run. */
  locales?: readonly Locale[];
}
