/** What was done to a seeded list: enough to do it again after a restart. */
export interface Changes<T> {
  readonly written: readonly T[];
  readonly removed: readonly string[];
}

/** A seeded list that can be added to, changed and taken from. */
export class Collection<T> {
  readonly #seed: ReadonlyMap<string, T>;
  readonly #written = new Map<string, T>();
  readonly #removed = new Set<string>();

  constructor(
    seed: readonly T[],
    private readonly idOf: (item: T) => string,
  ) {
    this.#seed = new Map(seed.map((item) => [idOf(item), item]));
  }

  all(): T[] {
    const seeded = [...this.#seed].filter(([id]) => !this.#removed.has(id) && !this.#written.has(id));
    return [...seeded.map(([, item]) => item), ...this.#written.values()];
  }

  read(id: string): T | undefined {
    return this.#written.get(id) ?? (this.#removed.has(id) ? undefined : this.#seed.get(id));
  }

  write(item: T): T {
    const id = this.idOf(item);
    this.#removed.delete(id);
    this.#written.set(id, item);
    return item;
  }

  /** False when there was nothing to remove. */
  remove(id: string): boolean {
    if (this.read(id) === undefined) return false;
    this.#written.delete(id);
    if (this.#seed.has(id)) this.#removed.add(id);
    return true;
  }

  changes(): Changes<T> {
    return { written: [...this.#written.values()], removed: [...this.#removed] };
  }

  load({ written, removed }: Changes<T>): void {
    this.#written.clear();
    this.#removed.clear();
    for (const item of written) this.#written.set(this.idOf(item), item);
    for (const id of removed) this.#removed.add(id);
  }
}
