/** A part of a document that is made and never read back. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Leaves out what is undefined, so that a document has no empty places. */
export function compact(entries: Record<string, unknown>): JsonObject {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
