import { declineGivenName } from '@portal/anonymizer/grammar';
import type { GivenName } from './sources.js';

interface Bearers {
  readonly people: readonly string[];
  readonly isShort: boolean;
}

/** Every form of the Russian given names in order, and in the same order the number of the people it may stand for. */
export interface GivenForms {
  readonly forms: readonly string[];
  readonly bearers: readonly number[];
  /** Full names with spaces between them, "-" in front where the form is an everyday one of all. */
  readonly people: readonly string[];
}

/** @param compare the order in which the forms are searched */
export function readForms(
  names: readonly GivenName[],
  compare: (a: string, b: string) => number,
): GivenForms {
  const byForm = new Map<string, Bearers>();
  for (const { gender, names: own } of names) {
    const full = own[0]!;
    for (const name of own)
      for (const form of declineGivenName(name, gender))
        byForm.set(form, together(byForm.get(form), full, name !== full));
  }
  const forms = [...byForm.keys()].sort(compare);
  const spelled = forms.map((form) => {
    const { people, isShort } = byForm.get(form)!;
    return `${isShort ? '-' : ''}${people.join(' ')}`;
  });
  const people = [...new Set(spelled)];
  const numbers = new Map(people.map((text, number) => [text, number]));
  return { forms, bearers: spelled.map((text) => numbers.get(text)!), people };
}

function together(known: Bearers | undefined, person: string, isShort: boolean): Bearers {
  if (known === undefined) return { people: [person], isShort };
  if (known.people.includes(person)) return known;
  return { people: [...known.people, person], isShort: known.isShort && isShort };
}
