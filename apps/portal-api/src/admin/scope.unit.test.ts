import { describe, expect, it } from '@jest/globals';
import { CoreRefused } from '../core/core-errors.js';
import { withinScope } from './scope.js';

describe('a write that the core refuses', () => {
  it.each([
    [403, 'role_forbidden'],
    [422, 'idempotency_conflict'],
  ])('with %i, for its scope, is a %s', async (status, code) => {
    await expect(withinScope(Promise.reject(new CoreRefused(status)))).rejects.toMatchObject({ code });
  });

  it('for anything else is no word about the caller', async () => {
    const refused = new CoreRefused(409);
    await expect(withinScope(Promise.reject(refused))).rejects.toBe(refused);
  });
});
