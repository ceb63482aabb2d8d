import { describe, expect, it } from '@jest/globals';
import { createSessionJar } from './session-jar.js';

const setting = (...lines: string[]) => new Headers(lines.map((line) => ['set-cookie', line]));

describe('the session jar', () => {
  it('holds what the last login set, and sends it as a cookie', () => {
    const jar = createSessionJar();
    expect([jar.token, jar.cookie]).toEqual([null, undefined]);
    jar.take(setting('session=one; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax'));
    jar.take(setting('theme=dark; Path=/', 'session=two; HttpOnly'));
    expect([jar.token, jar.cookie]).toEqual(['two', 'session=two']);
  });

  it.each(['session=; Max-Age=0; Path=/', 'session=x; max-age = 0', 'session=x; Max-Age=-1', 'session='])(
    'is empty after %s',
    (line) => {
      const jar = createSessionJar('held');
      jar.take(setting(line));
      expect([jar.token, jar.cookie]).toEqual([null, undefined]);
    },
  );

  it('leaves other cookies alone, whatever their names begin with', () => {
    const jar = createSessionJar('held');
    jar.take(setting('session2=a', 'xsession=b', 'Session=c'));
    expect(jar.token).toBe('held');
  });

  it.each(['a b', 'a;b', 'a\r\nx-evil: 1', 'a,b', '"a"', ''])('refuses the token %j', (token) => {
    expect(() => createSessionJar(token)).toThrow(TypeError);
  });
});
