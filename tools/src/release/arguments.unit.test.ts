import { describe, expect, it } from '@jest/globals';
import { readDryRun } from './arguments.js';

describe('the arguments of a release', () => {
  it('are none, or a dry run', () => {
    expect(readDryRun([], {})).toBe(false);
    expect(readDryRun(['--dry-run'], {})).toBe(true);
  });

  it('are a dry run as well where npm has kept the option to itself', () => {
    expect(readDryRun([], { npm_config_dry_run: 'true' })).toBe(true);
    expect(readDryRun([], { npm_config_dry_run: '' })).toBe(false);
  });

  it.each(['--dryrun', '-n', '--dry-run=true', 'rbac'])('are not %s: nothing is released', (argument) => {
    expect(() => readDryRun([argument], {})).toThrow(argument);
    expect(() => readDryRun(['--dry-run', argument], {})).toThrow(argument);
  });
});
