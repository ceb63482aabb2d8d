/** Fewer bearers in all years, and a name is a slip of whoever wrote it down as often as not. */
const FEWEST = 100;
/** Names that end like towns mostly are towns: from so many bearers on they are names. */
const FEWEST_LIKE_TOWNS = 2_000;
const LIKE_TOWNS = /(?:ford|ton|ley|field|bury|port|mouth|chester|worth|wick|stead|bridge|ham|dale)$/;
/** With so many times the bearers, the name with two letters the other way round is the one that was meant. */
const TIMES = 100;

/**
 * Selects given names by how many bear them.
 *
 * @param lines "772 Caspian": bearers and name, a line each
 * @example
 * selectCounted(['772 Caspian', '12 Kelm', '180 Jospeh', '2600000 Joseph']); // ['caspian', 'joseph']
 */
export function selectCounted(lines: readonly string[]): string[] {
  const bearers = new Map<string, number>();
  for (const line of lines) {
    const [count, name] = line.trim().toLowerCase().split(' ');
    if (name !== undefined) bearers.set(name, Number(count));
  }
  return [...bearers].flatMap(([name, count]) =>
    count >= (LIKE_TOWNS.test(name) ? FEWEST_LIKE_TOWNS : FEWEST) && !isSlip(name, count, bearers)
      ? [name]
      : [],
  );
}

function isSlip(name: string, count: number, bearers: ReadonlyMap<string, number>): boolean {
  for (let i = 0; i + 1 < name.length; i++) {
    const turned = name.slice(0, i) + name[i + 1]! + name[i]! + name.slice(i + 2);
    if (turned !== name && (bearers.get(turned) ?? 0) >= TIMES * count) return true;
  }
  return false;
}
