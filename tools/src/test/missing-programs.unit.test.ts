import { describe, expect, it } from '@jest/globals';
import { explainMissing } from './missing-programs.js';

describe('a program that is missing', () => {
  it('is named with what to install, and with the whole command for Debian', () => {
    const text = explainMissing([
      { name: 'redis-server', debian: ['redis-server'], elsewhere: 'Redis 7' },
      { name: 'Chromium', debian: ['chromium-headless-shell', 'chromium'], elsewhere: 'a browser' },
    ]);
    expect(text).toContain('  redis-server: Redis 7');
    expect(text).toContain('  Chromium: a browser');
    expect(text.split('\n').at(-1)).toBe('On Debian: sudo apt-get install -y redis-server chromium');
  });
});
