import type { Outcome } from '../answer.js';
import type { CloseCode } from '../close-codes.js';

/** An end as Redis keeps it: `done <message id>` or `failed <code>`. */
export function writeOutcome(outcome: Outcome): string {
  return outcome.kind === 'done' ? `done ${outcome.messageId}` : `failed ${outcome.code}`;
}

/** Reads what `writeOutcome` wrote. */
export function readOutcome(end: Buffer | null): Outcome | undefined {
  if (end === null) return undefined;
  const text = end.toString();
  const rest = text.slice(text.indexOf(' ') + 1);
  return text.startsWith('done ')
    ? { kind: 'done', messageId: rest }
    : { kind: 'failed', code: Number(rest) as CloseCode };
}

/** A socket as a member of its channel's set: the instance, its number there, and who it is. */
export function writeMember(instance: string, id: string, tags: readonly string[]): string {
  return JSON.stringify([instance, id, ...tags]);
}

/** Reads what `writeMember` wrote. */
export function readMember(member: string): { instance: string; id: string; tags: readonly string[] } {
  const [instance = '', id = '', ...tags] = JSON.parse(member) as string[];
  return { instance, id, tags };
}
