import { describe, expect, it } from '@jest/globals';
import { sumCpu } from './redis-cpu.js';

describe('the CPU time of Redis', () => {
  it('is that of the server itself, user and system', () => {
    const info =
      '# CPU\r\nused_cpu_sys:1.250000\r\nused_cpu_user:2.500000\r\nused_cpu_sys_children:9.0\r\n' +
      'used_cpu_user_children:9.0\r\nused_cpu_sys_main_thread:1.2\r\n';
    expect(sumCpu(info)).toBe(3.75);
  });

  it('is not a number when nothing is told', () => {
    expect(sumCpu('# CPU\r\n')).toBeNaN();
  });
});
