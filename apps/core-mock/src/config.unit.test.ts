import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

describe('config', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      tokenMs: 30,
      firstTokenMs: 250,
      file: undefined,
      redisUrl: undefined,
      token: undefined,
    });
    expect(readConfig({}).knowledge).toMatch(/apps\/core-mock\/knowledge$/);
  });

  it('names every variable that is wrong, at once', () => {
    const read = () => readConfig({ CORE_MOCK_PORT: 'abc', CORE_MOCK_TOKEN_MS: '-1', REDIS_URL: 'x' });
    expect(read).toThrow(/CORE_MOCK_PORT=abc: .*\n.*CORE_MOCK_TOKEN_MS=-1: .*\n.*REDIS_URL=x: /);
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ CORE_MOCK_PORT: ' ', REDIS_URL: '', CORE_TOKEN: '' })).toMatchObject({
      port: 4000,
      redisUrl: undefined,
      token: undefined,
    });
  });

  it('does not show a token in its message', () => {
    expect(() => readConfig({ CORE_TOKEN: 'secret-token', CORE_MOCK_PORT: 'x' })).toThrow(
      /^(?!.*secret-token)/s,
    );
    expect(() => readConfig({ REDIS_URL: 'http://portal:secret-token@redis:6379' })).toThrow(
      /^(?!.*secret-token).*REDIS_URL=http:\/\/…@redis:6379: /s,
    );
  });
});
