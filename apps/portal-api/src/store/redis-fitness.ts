/** From here on it has all commands that are used. */
const oldest = 7;

/** What Redis says of itself, by name: https://redis.io/docs/latest/commands/info/ */
export type RedisInfo = Readonly<Record<string, string>>;

/** What the operator of a server that answers should change; nothing where it suits, or does not say. */
export function unfitness({ redis_version: version, maxmemory_policy: policy }: RedisInfo): string[] {
  const advice: string[] = [];
  if (version !== undefined && Number.parseInt(version, 10) < oldest)
    advice.push(`install Redis ${oldest} or later`);
  if (policy !== undefined && policy !== 'noeviction')
    advice.push('set maxmemory-policy noeviction, or what waits for the core may be dropped');
  return advice;
}
