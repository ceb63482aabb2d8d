/**
 * What outlives a request, on one process (memory) or many (Redis). Values are strings, every key has a time to live,
 * and every call either settles within the adapter's bound or throws StoreUnavailable.
 */
export interface KeyValueStore extends AsyncDisposable {
  /** `memory` serves one process; `redis` is shared by all instances. */
  readonly kind: 'memory' | 'redis';
  /** Aborted once the store is found not to answer; another signal when it answers again. */
  readonly lost: AbortSignal;
  get(key: string): Promise<string | null>;
  /** Reads and sets the time to live anew, as an idle timeout needs it. */
  getAndExtend(key: string, ttlMs: number): Promise<string | null>;
  /** Reads and deletes in one step: of many, one gets it. */
  take(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Sets the key only if it is there, and its time to live runs on: what was deleted meanwhile stays deleted. */
  replace(key: string, value: string): Promise<boolean>;
  /** Sets the key only while it holds what was read of it, null for nothing: what somebody else has set meanwhile stays. */
  setIfUnchanged(key: string, read: string | null, value: string, ttlMs: number): Promise<boolean>;
  /** Sets the key unless it is held. Returns the holder's value, or null when the claim succeeded. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** Deletes the key only while it holds this value. */
  deleteIfHeld(key: string, value: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Counts within a fixed window that the first count opens. */
  count(key: string, windowMs: number): Promise<Count>;
  readCount(key: string): Promise<Count | null>;
  /**
   * Takes one of `most` places for the holder, who gives it back; else it is free again after `ttlMs`. How many are taken then,
   * null when none was free.
   */
  takePlace(key: string, holder: string, most: number, ttlMs: number): Promise<number | null>;
  /** Gives a place back; nothing happens when the holder has none any more. */
  givePlaceBack(key: string, holder: string): Promise<void>;
  /** Settles when the store takes writes. */
  ping(): Promise<void>;
}

export interface Count {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
}

/** The store did not answer in time, or refused. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code = 'store_unavailable';
}
