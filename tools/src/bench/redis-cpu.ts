import { Redis } from 'ioredis';

/** CPU seconds that a Redis server has used; NaN without one. */
export async function readRedisCpuSeconds(url: string | undefined): Promise<number> {
  if (url === undefined) return NaN;
  const redis = new Redis(url);
  try {
    return sumCpu(await redis.info('cpu'));
  } finally {
    redis.disconnect();
  }
}

/** Adds up user and system time of the server itself from `INFO cpu`. */
export function sumCpu(info: string): number {
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1] ?? NaN);
  return read('used_cpu_sys') + read('used_cpu_user');
}
