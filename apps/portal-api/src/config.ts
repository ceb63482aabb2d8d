import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';

/** The only value of PORTAL_SECRET that a development machine needs; production refuses it. */
const developmentSecret = 'portal-development-secret-not-for-production';

const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
};
const port = (fallback: number) => whole(0, 65_535).default(fallback);
const duration = (fallback: number) => whole(1, 31 * 86_400_000).default(fallback);
const count = (fallback: number) => whole(1, 10_000_000).default(fallback);
const listOf = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (bits === undefined) return isIP(address) !== 0 || namedNetworks.has(text);
  const widest = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest;
}

/** Looks without opening: a check of the settings leaves no file behind. */
function canBeWritten(file: string): boolean {
  try {
    if (existsSync(file)) {
      accessSync(file, constants.W_OK);
      return !statSync(file).isDirectory();
    }
    let folder = dirname(resolve(file));
    while (!existsSync(folder)) folder = dirname(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORTAL_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_PORT: port(3000),
  PORTAL_OPS_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_OPS_PORT: port(3001),
  PORTAL_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORTAL_AUDIT_FILE: z
    .string()
    .min(1)
    .refine(canBeWritten, { error: 'must be a file that can be written here, or made' })
    .optional(),
  PORTAL_SECRET: z.string().min(32, 'must have at least 32 characters').default(developmentSecret),
  PORTAL_COOKIE_SECURE: z.enum(['true', 'false']).optional(),
  PORTAL_ALLOWED_ORIGINS: listOf(''),
  PORTAL_TRUSTED_PROXIES: listOf('').refine((proxies) => proxies.every(isProxy), {
    error: 'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  }),
  PORTAL_SESSION_LIFETIME_MS: duration(12 * 3_600_000),
  PORTAL_SESSION_IDLE_MS: duration(2 * 3_600_000),
  PORTAL_CONFIRM_USER_MS: duration(30_000),
  PORTAL_KNOWN_USER_MS: duration(14 * 86_400_000),
  PORTAL_REQUESTS_PER_MINUTE: count(600),
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: count(60_000),
  PORTAL_QUESTIONS_PER_MINUTE: count(30),
  PORTAL_LOGIN_FAILURES: count(20),
  PORTAL_LOGINS_PER_ID: count(60),
  PORTAL_SCENARIOS: listOf('general,career'),
  PORTAL_CACHE_FRESH_MS: duration(86_400_000),
  PORTAL_OUTBOX_PATIENCE_MS: duration(60_000),
  PORTAL_CHAT_ATTEMPTS: whole(1, 10).default(3),
  PORTAL_CHAT_FIRST_TOKEN_MS: duration(10_000),
  PORTAL_CHAT_START_MS: duration(20_000),
  PORTAL_CHAT_IDLE_MS: duration(15_000),
  PORTAL_CHAT_TOTAL_MS: duration(180_000),
  PORTAL_CORE_CONNECT_MS: duration(2_000),
  PORTAL_DATA_TIMEOUT_MS: duration(3_000),
  PORTAL_HEALTH_POLL_MS: duration(500),
  CORE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://127.0.0.1:4000'),
  CORE_TOKEN: z.string().min(1).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
});

/** Every setting of the portal, typed and complete. */
export type Config = ReturnType<typeof shape>;

/** One message for all wrong variables, so that one look at the terminal is enough. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: ReadonlyMap<string, string>) {
    const lines = [...problems].map(([variable, problem]) => `  ${variable}: ${problem}`);
    super(
      `The portal cannot start, ${problems.size} setting(s) are wrong:\n${lines.join('\n')}\nSee "Settings" in README.md.`,
    );
  }
}

/**
 * Reads the settings; empty variables count as unset.
 *
 * @throws ConfigError that names every wrong variable at once
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const problems = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) problems.set(issue.path.join('.'), issue.message);
  if (given['NODE_ENV'] === 'production') {
    if (!given['REDIS_URL'])
      problems.set('REDIS_URL', 'is required in production: the embedded store serves one process only');
    if (!given['PORTAL_SECRET'] || given['PORTAL_SECRET'] === developmentSecret)
      problems.set(
        'PORTAL_SECRET',
        'is required in production: at least 32 random characters, the same on every instance',
      );
  }
  if (!parsed.success || problems.size > 0) throw new ConfigError(problems);
  return shape(parsed.data);
}

function shape(from: z.infer<typeof settings>) {
  const production = from.NODE_ENV === 'production';
  return {
    production,
    host: from.PORTAL_HOST,
    port: from.PORTAL_PORT,
    ops: { host: from.PORTAL_OPS_HOST, port: from.PORTAL_OPS_PORT },
    logLevel: from.PORTAL_LOG_LEVEL,
    auditFile: from.PORTAL_AUDIT_FILE,
    secret: from.PORTAL_SECRET,
    redisUrl: from.REDIS_URL,
    /** Replies are held against their contract wherever the cost does not matter. */
    checkReplies: !production,
    cookieSecure: from.PORTAL_COOKIE_SECURE ? from.PORTAL_COOKIE_SECURE === 'true' : production,
    allowedOrigins: from.PORTAL_ALLOWED_ORIGINS,
    trustedProxies: from.PORTAL_TRUSTED_PROXIES,
    session: {
      lifetimeMs: from.PORTAL_SESSION_LIFETIME_MS,
      idleMs: from.PORTAL_SESSION_IDLE_MS,
      confirmUserMs: from.PORTAL_CONFIRM_USER_MS,
      knownUserMs: from.PORTAL_KNOWN_USER_MS,
    },
    limits: {
      requestsPerMinute: from.PORTAL_REQUESTS_PER_MINUTE,
      addressRequestsPerMinute: from.PORTAL_ADDRESS_REQUESTS_PER_MINUTE,
      questionsPerMinute: from.PORTAL_QUESTIONS_PER_MINUTE,
      loginFailures: from.PORTAL_LOGIN_FAILURES,
      loginsPerId: from.PORTAL_LOGINS_PER_ID,
    },
    scenarios: from.PORTAL_SCENARIOS,
    cache: { freshMs: from.PORTAL_CACHE_FRESH_MS },
    /** Beyond the longest answer. */
    outboxPatienceMs: from.PORTAL_OUTBOX_PATIENCE_MS,
    core: {
      url: from.CORE_URL,
      token: from.CORE_TOKEN,
      connectMs: from.PORTAL_CORE_CONNECT_MS,
      dataTimeoutMs: from.PORTAL_DATA_TIMEOUT_MS,
      healthPollMs: from.PORTAL_HEALTH_POLL_MS,
      chat: {
        attempts: from.PORTAL_CHAT_ATTEMPTS,
        firstTokenMs: from.PORTAL_CHAT_FIRST_TOKEN_MS,
        startMs: from.PORTAL_CHAT_START_MS,
        idleMs: from.PORTAL_CHAT_IDLE_MS,
        totalMs: from.PORTAL_CHAT_TOTAL_MS,
      },
    },
  };
}
