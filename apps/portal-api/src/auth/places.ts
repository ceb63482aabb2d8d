/** Places for work in hand, so many a key; who finds none waits in line for one. */
export interface Places {
  /** Resolves to the way to give the place back; null when none came free in time. */
  take(key: string, withinMs: number): Promise<(() => void) | null>;
}

interface Line {
  free: number;
  readonly waiting: Set<() => void>;
}

export function createPlaces(most: number): Places {
  const lines = new Map<string, Line>();

  return {
    async take(key, withinMs) {
      const line = lines.get(key) ?? { free: most, waiting: new Set() };
      lines.set(key, line);
      const giveBack = () => {
        const [next] = line.waiting;
        if (next) {
          line.waiting.delete(next);
          next();
        } else if (++line.free === most) lines.delete(key);
      };
      if (line.free > 0) {
        line.free--;
        return giveBack;
      }
      const isMine = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => {
          line.waiting.delete(take);
          resolve(false);
        }, withinMs);
        const take = () => {
          clearTimeout(timer);
          resolve(true);
        };
        line.waiting.add(take);
      });
      return isMine ? giveBack : null;
    },
  };
}
