import { describe, expect, it } from '@jest/globals';
import type { Contract } from '../contract.js';
import * as v1 from './index.js';
import { v1Contracts } from './routes.js';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'errors' in value;

describe('the list of v1 operations', () => {
  it('holds every contract that is exported', () => {
    const exported = Object.values<unknown>(v1).filter(isContract);
    expect(exported.length).toBeGreaterThan(10);
    expect(v1Contracts.map(({ name }) => name).sort()).toEqual(exported.map(({ name }) => name).sort());
  });

  it('holds no name twice, and no method and path twice', () => {
    const names = v1Contracts.map(({ name }) => name);
    const addresses = v1Contracts.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names a contract as its constant is named', () => {
    const exported: Record<string, unknown> = v1;
    for (const [constant, value] of Object.entries(exported))
      if (isContract(value)) expect(value.name).toBe(constant);
  });
});
