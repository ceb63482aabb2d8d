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
});
