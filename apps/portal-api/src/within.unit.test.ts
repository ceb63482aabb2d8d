import { describe, expect, it } from '@jest/globals';
import { unlessAborted, within } from './within.js';

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

describe('a wait with a bound', () => {
  it('gives the result in time, and otherwise what is said for then', async () => {
    expect(await within(500, after(5, 'work'), () => 'late')).toBe('work');
    expect(await within(10, after(100, 'work'), () => 'late')).toBe('late');
  });

  it('throws what the work throws in time, and nothing when it throws later', async () => {
    const failing = (ms: number) => after(ms, null).then(() => Promise.reject(new Error('failed')));
    await expect(within(500, failing(5), () => 'late')).rejects.toThrow('failed');
    expect(await within(10, failing(30), () => 'late')).toBe('late');
    await after(50, null);
  });
});

describe('a wait that a signal ends', () => {
  it('gives the result, or throws the reason as soon as the signal is aborted', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(signal, after(5, 'work'))).toBe('work');
    const late = new AbortController();
    const waiting = unlessAborted(late.signal, after(200, 'work'));
    late.abort(new Error('lost'));
    await expect(waiting).rejects.toThrow('lost');
    await expect(unlessAborted(late.signal, after(200, 'work'))).rejects.toThrow('lost');
  });
});
