import { resolve } from 'node:path';
import { z } from 'zod';

const wholeNumber = (message: string, most: number) =>
  z.coerce.number(message).int(message).min(0, message).max(most, message);
const milliseconds = wholeNumber('must be 0 to 600000 milliseconds', 600_000);
const knowledgeBesideTheApp = resolve(import.meta.dirname, '../knowledge');

const variables = z.object({
  CORE_MOCK_HOST: z.string().default('127.0.0.1'),
  CORE_MOCK_PORT: wholeNumber('must be a port, 0 to 65535', 65_535).default(4000),
  CORE_MOCK_TOKEN_MS: milliseconds.default(30),
  CORE_MOCK_FIRST_TOKEN_MS: milliseconds.default(250),
  CORE_MOCK_FILE: z.string().optional(),
  CORE_MOCK_KNOWLEDGE: z.string().default(knowledgeBesideTheApp),
  CORE_TOKEN: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' }).optional(),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly tokenMs: number;
  readonly firstTokenMs: number;
  readonly file: string | undefined;
  readonly knowledge: string;
  readonly token: string | undefined;
  readonly redisUrl: string | undefined;
}

/** Settings that cannot be used; the message names every variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An address may hold a password, and the message lands in logs. */
const withoutPassword = (value: string) => value.replace(/\/\/.*@/, '//…@');

/** Reads the settings. A variable that is set but empty counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}=${withoutPassword(given[name] ?? '')}: ${message}`;
    });
    throw new ConfigError(['core-mock cannot start with these settings:', ...lines].join('\n'));
  }
  const values = result.data;
  return {
    host: values.CORE_MOCK_HOST,
    port: values.CORE_MOCK_PORT,
    tokenMs: values.CORE_MOCK_TOKEN_MS,
    firstTokenMs: values.CORE_MOCK_FIRST_TOKEN_MS,
    file: values.CORE_MOCK_FILE,
    knowledge: resolve(values.CORE_MOCK_KNOWLEDGE),
    token: values.CORE_TOKEN,
    redisUrl: values.REDIS_URL,
  };
}
