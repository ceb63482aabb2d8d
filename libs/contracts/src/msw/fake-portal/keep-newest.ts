/** Sets an entry and drops the oldest ones beyond `most`: a page may stay open for days. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
