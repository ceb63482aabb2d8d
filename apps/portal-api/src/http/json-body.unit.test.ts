import { describe, expect, it } from '@jest/globals';
import { depthOf } from './json-body.js';

describe('the depth of JSON', () => {
  it.each([
    ['1', 0],
    ['{}', 1],
    ['{"a":[{"b":1}]}', 3],
    ['{"a":"[[[[","b":"\\"[["}', 1],
    ['["\\\\",["x"]]', 2],
    ['[[],[[]]]', 3],
    ['[[[[', 4],
  ])('of %s is %d', (json, depth) => {
    expect(depthOf(Buffer.from(json))).toBe(depth);
  });
});
