import type { Scope } from '../permissions.js';
import type { PolicyCell } from '../policy-table.js';

/** A cell as it was accepted: the names may be of what is gone since. */
export interface AcceptedCell {
  readonly permission: string;
  readonly role: string;
  readonly reach: Scope;
}

/**
 * What breaks those who rely on the accepted cells, one line each. Whoever held nothing loses nothing, and `all` holds whatever
 * was held before; any other reach goes by another reference of the user, so that what was seen may be seen no more.
 */
export function policyBreaks(accepted: readonly AcceptedCell[], present: readonly PolicyCell[]): string[] {
  const reaches = new Map(present.map(({ permission, role, reach }) => [`${permission} ${role}`, reach]));
  return accepted.flatMap(({ permission, role, reach }) => {
    const now = reaches.get(`${permission} ${role}`) ?? null;
    if (now === reach || now === 'all') return [];
    return [`breaking: ${permission} of ${role} ${now === null ? 'is gone' : `was ${reach}, is ${now}`}`];
  });
}
