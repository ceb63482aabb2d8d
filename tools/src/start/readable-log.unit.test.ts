import { describe, expect, it } from '@jest/globals';
import { makeReadable } from './readable-log.js';

describe('log lines in the terminal', () => {
  it('show time, level, message and what else they hold', () => {
    const time = new Date(2026, 8, 1, 8, 30, 5).toISOString();
    const line = JSON.stringify({
      level: 'warn',
      time,
      pid: 1,
      hostname: 'h',
      msg: 'slow',
      ms: 12,
      path: '/a',
    });
    expect(makeReadable(line)).toBe('08:30:05 warn  slow ms=12 path=/a');
  });

  it('leave no gap where there is no message', () => {
    const time = new Date(2026, 8, 1, 8, 30, 5).toISOString();
    expect(makeReadable(JSON.stringify({ level: 'info', time, event: 'sign_in' }))).toBe(
      '08:30:05 info  event=sign_in',
    );
  });

  it('stay as they are when they are no log entries', () => {
    expect(makeReadable('{"a":1}')).toBe('{"a":1}');
    expect(makeReadable('{broken')).toBe('{broken');
    expect(makeReadable('Settings are wrong')).toBe('Settings are wrong');
  });
});
