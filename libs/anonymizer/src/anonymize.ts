import { detectIn } from './detect.js';
import type { DetectOptions, Span } from './types.js';
import { toldInText } from './names/told-in-text.js';
import { areOfTwo } from './names/two-beside.js';
import { Ledger } from './vault/ledger.js';
import { PLACEHOLDER_LIKE, type Vault } from './vault/vault.js';

/** How a text is anonymized. */
export type AnonymizeOptions = DetectOptions;

/** A text that may leave, what was found in it, and the vault that can restore it. */
export interface Anonymized {
  text: string;
  spans: Span[];
  vault: Vault;
}

/**
 * Replaces personal data by typed, numbered placeholders. With the vault of the dialog, a value met before gets the
 * placeholder it had, and a person met before is not doubted. User text that already looks like a placeholder is itself
 * replaced by `[TEXT_n]`, so that restoring gives back exactly what was written. The given vault is not changed: keep the
 * returned one.
 *
 * @throws TypeError for a vault that is none, or of another version, and for a language that is none of those known
 * @example
 * const { text, vault } = anonymize('Меня зовут Маша, почта masha@mail.ru');
 * // text: 'Меня зовут [PERSON_1], почта [EMAIL_1]'
 * restoreText('Привет, [PERSON_1]!', vault); // 'Привет, Маша!'
 */
export function anonymize(text: string, vault?: Vault, options: AnonymizeOptions = {}): Anonymized {
  const ledger = new Ledger(vault);
  return replace(text, detectIn(text, options, ledger.knowsPeople ? ledger : undefined), ledger);
}

/**
 * The same with spans that were found before, in text order. Those inside of what looks like a placeholder are left out: it is
 * replaced as a whole.
 */
export function replaceSpans(text: string, found: Span[], vault?: Vault): Anonymized {
  return replace(text, found, new Ledger(vault));
}

function replace(text: string, found: Span[], ledger: Ledger): Anonymized {
  const spans = outsidePlaceholders(text, found);
  let clean = '';
  let position = 0;
  let before: { readonly placeholder: string; readonly value: string } | undefined;
  for (const span of spans) {
    const between = text.slice(position, span.start);
    clean += escapePlaceholders(between, ledger);
    const { type, start, end } = span;
    const value = text.slice(start, end);
    const told = type === 'PERSON' ? toldInText(text, start, end) : undefined;
    const isOther = before !== undefined && areOfTwo(before.value, between, value);
    const placeholder = ledger.placeholderFor(type, value, told, isOther ? before!.placeholder : undefined);
    clean += placeholder;
    before = type === 'PERSON' ? { placeholder, value } : undefined;
    position = end;
  }
  clean += escapePlaceholders(text.slice(position), ledger);
  return { text: clean, spans, vault: ledger.vault };
}

function outsidePlaceholders(text: string, spans: Span[]): Span[] {
  if (spans.length === 0 || !text.includes('[')) return spans;
  const literals = [...text.matchAll(PLACEHOLDER_LIKE)];
  let next = 0;
  return spans.filter(({ start, end }) => {
    while (next < literals.length && literals[next]!.index + literals[next]![0].length < end) next++;
    const literal = literals[next];
    return literal === undefined || start < literal.index;
  });
}

function escapePlaceholders(text: string, ledger: Ledger): string {
  if (!text.includes('[')) return text;
  return text.replace(PLACEHOLDER_LIKE, (literal) => ledger.placeholderFor('TEXT', literal));
}
