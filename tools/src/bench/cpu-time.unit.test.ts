import { describe, expect, it } from '@jest/globals';
import { withCpuSeconds } from './cpu-time.js';

describe('CPU seconds of work', () => {
  it('are not a number when one of the processes is not there', async () => {
    const [result, seconds] = await withCpuSeconds([process.pid, -1], () => Promise.resolve('done'));
    expect(result).toBe('done');
    expect(seconds).toBeNaN();
  });
});
