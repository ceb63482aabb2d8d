import type { Delivery } from './delivery.js';

/** Which sockets bear which tag, so that a logout finds the sockets of its session. */
export class Tags {
  readonly #tagged = new Map<string, Set<Delivery>>();

  add(tags: readonly string[], delivery: Delivery): void {
    for (const tag of tags) {
      const known = this.#tagged.get(tag);
      if (known) known.add(delivery);
      else this.#tagged.set(tag, new Set([delivery]));
    }
  }

  remove(tags: readonly string[], delivery: Delivery): void {
    for (const tag of tags) {
      const known = this.#tagged.get(tag);
      if (known?.delete(delivery) && known.size === 0) this.#tagged.delete(tag);
    }
  }

  count(tag: string): number {
    return this.#tagged.get(tag)?.size ?? 0;
  }

  find(tag: string): readonly Delivery[] {
    return [...(this.#tagged.get(tag) ?? [])];
  }
}
