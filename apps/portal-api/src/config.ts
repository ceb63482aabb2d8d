import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { scenario } from '@portal/contracts';
import { z } from 'zod';

/** The only value of PORTAL_SECRET that a development machine needs; production refuses it. */
const developmentSecret = 'portal-development-secret-not-for-production';

const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  const number = z.coerce.number<string>({ error }).int({ error }).min(from, { error }).max(to, { error });
  // To `Number` a blank is zero.
  return z.string().trim().min(1, { error }).pipe(number);
};
const port = (fallback: number) => whole(0, 65_535).default(fallback);
const duration = (fallback: number) => whole(1, 31 * 86_400_000).default(fallback);
/** What a timer waits for; several of them added up still fit into one, and what does not is over at once. */
const wait = (fallback: number) => whole(1, 86_400_000).default(fallback);
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
  // A network of no bits is everybody, who is nobody's proxy; Express ends at one.
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= widest;
}

/** One that a browser sends: whatever else stands in the list lets nobody in, and `null` would let in every sandboxed frame. */
function isOrigin(text: string): boolean {
  const written = text.toLowerCase();
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@*\\]+$/.test(written)) return false;
  const origin = URL.parse(written)?.origin;
  // `URL` knows the origins of the web alone, and not those of an app with a scheme of its own.
  return origin === written || origin === 'null';
}

/** The parts of a URL that the link to the core would drop, or put its own path behind. The log shows the rest. */
const isPlain = ({ username, password, search, hash }: URL): boolean =>
  [username, password, search, hash].every((part) => part === '');

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
  PORTAL_ALLOWED_ORIGINS: listOf('').refine((origins) => origins.every(isOrigin), {
    error:
      'must be origins as browsers send them, such as https://school.example: without a path or default port',
  }),
  PORTAL_TRUSTED_PROXIES: listOf('').refine((proxies) => proxies.every(isProxy), {
    error:
      'must be addresses, networks such as 10.0.0.0/8 (not all of them), or loopback, linklocal, uniquelocal',
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
  PORTAL_SCENARIOS: listOf('general,career')
    .refine((names) => names.every((name) => scenario.safeParse(name).success), {
      error: 'must be words of 1 to 32 characters of a-z 0-9 _ - that start with a letter',
    })
    // A dialog that is made without a word for it is a general one (specification, POST sessions).
    .refine((names) => names.includes('general'), { error: 'must have general among them' }),
  PORTAL_CACHE_FRESH_MS: duration(86_400_000),
  PORTAL_OUTBOX_PATIENCE_MS: duration(60_000),
  PORTAL_CHAT_ATTEMPTS: whole(1, 10).default(3),
  PORTAL_CHAT_FIRST_TOKEN_MS: wait(10_000),
  PORTAL_CHAT_START_MS: wait(20_000),
  PORTAL_CHAT_IDLE_MS: wait(15_000),
  PORTAL_CHAT_TOTAL_MS: wait(180_000),
  PORTAL_CORE_CONNECT_MS: wait(2_000),
  PORTAL_DATA_TIMEOUT_MS: wait(3_000),
  PORTAL_HEALTH_POLL_MS: wait(500),
  CORE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .refine((url) => !URL.canParse(url) || isPlain(new URL(url)), {
      error: 'must be without a user name, password, query and fragment; a token is CORE_TOKEN',
    })
    .default('http://127.0.0.1:4000'),
  CORE_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]+$/, 'must be ASCII characters on one line: a header carries nothing else')
    .optional(),
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
