import type { Count, KeyValueStore } from './key-value-store.js';

interface Entry {
  value: string;
  expiresAt: number;
}

export interface MemoryStoreOptions {
  /** The oldest entries go first beyond this number. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

/** The embedded store: for the first five minutes and for one process. Bounded; nothing survives a restart. */
export function createMemoryStore({
  maxEntries = 100_000,
  now = Date.now,
}: MemoryStoreOptions = {}): KeyValueStore {
  const entries = new Map<string, Entry>();
  const sweep = setInterval(() => {
    const time = now();
    for (const [key, entry] of entries) if (entry.expiresAt <= time) entries.delete(key);
  }, 30_000).unref();

  const read = (key: string): Entry | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt > now()) return entry;
    entries.delete(key);
    return null;
  };
  const write = (key: string, value: string, ttlMs: number): void => {
    entries.delete(key);
    entries.set(key, { value, expiresAt: now() + ttlMs });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string);
  };
  /** Holders, and when their places are free again. */
  const placesOf = (entry: Entry | null) => JSON.parse(entry?.value ?? '[]') as [string, number][];
  const countOf = (entry: Entry): Count => ({ count: Number(entry.value), resetMs: entry.expiresAt - now() });

  return {
    kind: 'memory',
    lost: new AbortController().signal,
    get: async (key) => read(key)?.value ?? null,
    async getAndExtend(key, ttlMs) {
      const entry = read(key);
      if (entry) write(key, entry.value, ttlMs);
      return entry?.value ?? null;
    },
    async take(key) {
      const value = read(key)?.value ?? null;
      entries.delete(key);
      return value;
    },
    set: async (key, value, ttlMs) => write(key, value, ttlMs),
    async replace(key, value) {
      const entry = read(key);
      if (entry) entry.value = value;
      return entry !== null;
    },
    async setIfUnchanged(key, before, value, ttlMs) {
      if ((read(key)?.value ?? null) !== before) return false;
      write(key, value, ttlMs);
      return true;
    },
    async claim(key, value, ttlMs) {
      const held = read(key);
      if (held) return held.value;
      write(key, value, ttlMs);
      return null;
    },
    async deleteIfHeld(key, value) {
      return read(key)?.value === value && entries.delete(key);
    },
    async delete(key) {
      entries.delete(key);
    },
    async count(key, windowMs) {
      const entry = read(key);
      if (!entry) {
        write(key, '1', windowMs);
        return { count: 1, resetMs: windowMs };
      }
      entry.value = String(Number(entry.value) + 1);
      // What is counted on is not the oldest that goes when there is no room.
      entries.delete(key);
      entries.set(key, entry);
      return countOf(entry);
    },
    async readCount(key) {
      const entry = read(key);
      return entry && countOf(entry);
    },
    async takePlace(key, holder, most, ttlMs) {
      const time = now();
      const taken = placesOf(read(key)).filter(([other, until]) => other !== holder && until > time);
      if (taken.length >= most) return null;
      taken.push([holder, time + ttlMs]);
      write(key, JSON.stringify(taken), Math.max(...taken.map(([, until]) => until)) - time);
      return taken.length;
    },
    async givePlaceBack(key, holder) {
      const entry = read(key);
      if (entry) entry.value = JSON.stringify(placesOf(entry).filter(([other]) => other !== holder));
    },
    ping: async () => undefined,
    async [Symbol.asyncDispose]() {
      clearInterval(sweep);
      entries.clear();
    },
  };
}
