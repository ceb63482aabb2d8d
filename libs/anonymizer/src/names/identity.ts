import { readDocument } from '../text/document.js';
import { surnameLemmas, patronymicStem } from './decline.js';
import { givenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';

/**
 * What identifies a person, whatever the case form or spelling: one key for each word of the name. A key is its kind and
 * all it may stand for, such as `given:12|305` for "Саше", who may be Александр or Александра.
 */
export function personParts(value: string): string[] {
  const parts: string[] = [];
  for (const { kind, lower, end, start } of readDocument(value).tokens) {
    if (kind !== 'word' || HONORIFIC.test(lower)) continue;
    const given = givenName(lower);
    const patronymic = patronymicStem(lower);
    const hasGiven = parts.some((part) => part.startsWith('given:'));
    if (end - start === 1) parts.push(`initial:${lower}`);
    else if (given !== undefined && !hasGiven && !(parts.length > 0 && isListedSurname(lower)))
      parts.push(`given:${given.people.join('|')}`);
    else if (patronymic !== undefined && hasGiven) parts.push(`father:${patronymic}`);
    else parts.push(`family:${familyForms(lower).join('|')}`);
  }
  return parts;
}

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|principal|nurse|officer|pastor|rabbi|counselor|headmaster|uncle|aunt|auntie|grandma|grandpa|мистер|миссис|мисс|мсье|мадам|проф|профессор|s)$/;

/** The nominatives a surname may have; frequent ones first, and only those when there are any. */
function familyForms(word: string): string[] {
  if (word.charCodeAt(0) < 0x400) return [word];
  const forms = surnameLemmas(word);
  const regular = forms.filter((form) => /(?:[оеё]в|[иы]н|[сц]кий)$/.test(form));
  return regular.length > 0 ? regular.slice(0, 1) : forms;
}

/** How many words the parts share with the known parts of a person; 0 when a word contradicts or initials are all. */
export function sharedParts(parts: readonly string[], known: readonly string[]): number {
  let shared = 0;
  for (const part of parts) {
    const kind = kindOf(part);
    const sameKind = known.filter((other) => kindOf(other) === kind);
    if (sameKind.length === 0) continue;
    if (!sameKind.some((other) => overlaps(part, other))) return 0;
    if (kind !== 'initial') shared++;
  }
  return shared;
}

const kindOf = (part: string): string => part.slice(0, part.indexOf(':'));

function overlaps(a: string, b: string): boolean {
  const values = b.slice(b.indexOf(':') + 1).split('|');
  return a
    .slice(a.indexOf(':') + 1)
    .split('|')
    .some((value) => values.includes(value));
}
