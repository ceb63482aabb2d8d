import type { Delivery } from './delivery.js';

/** Which sockets bear which tag, so that a logout finds the sockets of its session. */
export class Tags {
  /** Most tags are borne by one socket; it then stands here without a set around it. */
  readonly #tagged = new Map<string, Delivery | Set<Delivery>>();

  add(tags: readonly string[], delivery: Delivery): void {
    for (const tag of tags) {
      const known = this.#tagged.get(tag);
      if (known instanceof Set) known.add(delivery);
      else this.#tagged.set(tag, known ? new Set([known, delivery]) : delivery);
    }
  }

  remove(tags: readonly string[], delivery: Delivery): void {
    for (const tag of tags) {
      const known = this.#tagged.get(tag);
      if (known === delivery || (known instanceof Set && known.delete(delivery) && known.size === 0)) {
        this.#tagged.delete(tag);
      }
    }
  }

  count(tag: string): number {
    return this.find(tag).length;
  }

  find(tag: string): readonly Delivery[] {
    const known = this.#tagged.get(tag);
    if (known instanceof Set) return [...known];
    return known ? [known] : [];
  }
}
