import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const secret = 'a secret of more than thirty-two characters';

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const name of error.problems.keys()) expect(error.message).toContain(name);
    return [...error.problems.keys()].sort();
  }
}

describe('the configuration', () => {
  it('has a default for every setting in development', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      ops: { port: 3001 },
      core: { url: 'http://127.0.0.1:4000' },
      cookieSecure: false,
      checkReplies: true,
    });
  });

  it('names every wrong variable at once', () => {
    expect(
      problemsOf({ PORTAL_PORT: 'abc', CORE_URL: 'x', PORTAL_SECRET: 'short', PORTAL_OPS_PORT: '70000' }),
    ).toEqual(['CORE_URL', 'PORTAL_OPS_PORT', 'PORTAL_PORT', 'PORTAL_SECRET']);
  });

  it('demands Redis and a secret in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(['PORTAL_SECRET', 'REDIS_URL']);
    expect(
      problemsOf({ NODE_ENV: 'production', PORTAL_SECRET: secret, REDIS_URL: 'redis://127.0.0.1' }),
    ).toEqual([]);
  });

  it('refuses the development secret in production', () => {
    const development = readConfig({}).secret;
    expect(
      problemsOf({ NODE_ENV: 'production', PORTAL_SECRET: development, REDIS_URL: 'redis://127.0.0.1' }),
    ).toEqual(['PORTAL_SECRET']);
  });

  it('takes empty variables as unset', () => {
    expect(readConfig({ PORTAL_PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000, redisUrl: undefined });
  });

  it('sends cookies over https alone in production, unless it is configured off', () => {
    const production = { NODE_ENV: 'production', PORTAL_SECRET: secret, REDIS_URL: 'redis://127.0.0.1' };
    expect(readConfig(production).cookieSecure).toBe(true);
    expect(readConfig({ ...production, PORTAL_COOKIE_SECURE: 'false' }).cookieSecure).toBe(false);
  });

  it.each([
    // Each of these stood in the settings, and nothing that they were to let in was ever let in.
    ['PORTAL_ALLOWED_ORIGINS', 'https://school.example/'],
    ['PORTAL_ALLOWED_ORIGINS', 'https://school.example/portal'],
    ['PORTAL_ALLOWED_ORIGINS', 'school.example'],
    ['PORTAL_ALLOWED_ORIGINS', 'https://*.school.example'],
    ['PORTAL_ALLOWED_ORIGINS', 'https://school.example:443'],
    ['PORTAL_ALLOWED_ORIGINS', 'https://school.example, *'],
    // What every sandboxed frame calls its origin.
    ['PORTAL_ALLOWED_ORIGINS', 'null'],
  ])('refuses %s=%s, which no browser sends as the origin of a page', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toEqual([variable]);
  });

  it('takes origins as browsers send them, in any case', () => {
    const origins = [
      'https://school.example',
      'http://[::1]:5173',
      'https://School.Example',
      'app://localhost',
    ];
    expect(readConfig({ PORTAL_ALLOWED_ORIGINS: origins.join(', ') }).allowedOrigins).toEqual(origins);
  });

  it.each(['General', 'general,two words', 'general,ещё', 'career', ','])(
    'refuses PORTAL_SCENARIOS=%s: a dialog could not be made for one of them, or not without naming one',
    (value) => {
      expect(problemsOf({ PORTAL_SCENARIOS: value })).toEqual(['PORTAL_SCENARIOS']);
    },
  );

  it.each(['http://portal:password@core.example', 'http://core.example/?tenant=1', 'http://core.example/#a'])(
    'refuses CORE_URL=%s, of which a part would be dropped, or stand in the log',
    (value) => {
      expect(problemsOf({ CORE_URL: value })).toEqual(['CORE_URL']);
    },
  );

  it.each(['to\nken', 'to\u0001ken', 'ключ', ' '])(
    'refuses CORE_TOKEN=%j, which no header can carry',
    (value) => {
      expect(problemsOf({ CORE_TOKEN: value })).toEqual(['CORE_TOKEN']);
    },
  );

  it('takes a token out of a file that ends in a line break', () => {
    expect(readConfig({ CORE_TOKEN: 'token\n' }).core.token).toBe('token');
  });

  it.each(['0.0.0.0/0', '::/0'])(
    'refuses PORTAL_TRUSTED_PROXIES=%s, which would trust everybody',
    (value) => {
      expect(problemsOf({ PORTAL_TRUSTED_PROXIES: value })).toEqual(['PORTAL_TRUSTED_PROXIES']);
    },
  );

  it.each(['PORTAL_PORT', 'PORTAL_OPS_PORT'])('refuses %s=" ", which is no port', (variable) => {
    expect(problemsOf({ [variable]: ' ' })).toEqual([variable]);
  });

  it.each([
    'PORTAL_CHAT_FIRST_TOKEN_MS',
    'PORTAL_CHAT_START_MS',
    'PORTAL_CHAT_IDLE_MS',
    'PORTAL_CHAT_TOTAL_MS',
    'PORTAL_CORE_CONNECT_MS',
    'PORTAL_DATA_TIMEOUT_MS',
    'PORTAL_HEALTH_POLL_MS',
  ])('refuses a month for %s: a timer that cannot hold it is over at once', (variable) => {
    expect(problemsOf({ [variable]: String(30 * 86_400_000) })).toEqual([variable]);
    expect(problemsOf({ [variable]: '3600000' })).toEqual([]);
  });
});
