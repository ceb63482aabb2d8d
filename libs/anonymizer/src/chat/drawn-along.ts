import { worthToOthers, type NameSum } from '../prose/judge.js';

/** What those beside it are worth to a name: people of one message are mostly of one kind, all of a task or all of one's life. */
const OF_OTHERS = 0.15;

/** How much speaks for each name, drawn towards what the others are, in log-odds. A name counts once, however often it stands there. */
export function drawnAlong(names: readonly NameSum[]): ReadonlyMap<string, number> {
  let total = 0;
  for (const name of names) total += worthToOthers(name);
  const share = names.length < 2 ? 0 : OF_OTHERS / Math.sqrt(names.length - 1);
  return new Map(names.map((name) => [name.name, name.mean + share * (total - worthToOthers(name))]));
}
