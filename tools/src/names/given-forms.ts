import { declineGivenName } from '@portal/anonymizer/grammar';
import type { GivenName } from './sources.js';

interface Bearers {
  readonly people: readonly string[];
  readonly isShort: boolean;
}

/**
 * By each form of the Russian given names, the people it may stand for: full names with spaces between them, "-" in front
 * where the form is an everyday one of all.
 */
export function readForms(names: readonly GivenName[]): Map<string, string> {
  const byForm = new Map<string, Bearers>();
  for (const { gender, names: own } of names) {
    const full = own[0]!;
    for (const name of own)
      for (const form of declineGivenName(name, gender))
        byForm.set(form, together(byForm.get(form), full, name !== full));
  }
  const spell = ({ people, isShort }: Bearers): string => `${isShort ? '-' : ''}${people.join(' ')}`;
  return new Map(Array.from(byForm, ([form, bearers]) => [form, spell(bearers)]));
}

function together(known: Bearers | undefined, person: string, isShort: boolean): Bearers {
  if (known === undefined) return { people: [person], isShort };
  if (known.people.includes(person)) return known;
  return { people: [...known.people, person], isShort: known.isShort && isShort };
}
