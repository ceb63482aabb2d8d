const known = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'v', 'name']);

/** Turns a structured log line into one that a person reads; any other line stays as it is. */
export function makeReadable(line: string): string {
  const entry = parseEntry(line);
  if (entry === undefined) return line;
  const { level, time, msg } = entry;
  const clock = new Date(time as number | string).toTimeString().slice(0, 8);
  const rest = Object.entries(entry)
    .filter(([key]) => !known.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const message = typeof msg === 'string' && msg !== '' ? [msg] : [];
  return [clock, String(level).padEnd(5), ...message, ...rest].join(' ').trimEnd();
}

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value = JSON.parse(line) as Record<string, unknown>;
    return 'level' in value && 'time' in value ? value : undefined;
  } catch {
    return undefined;
  }
}
