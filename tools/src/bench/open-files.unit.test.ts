import { describe, expect, it } from '@jest/globals';
import { affordableSockets, readOpenFilesLimit } from './open-files.js';

describe('the number of sockets', () => {
  it('is the wanted one where the limit allows', () => {
    expect(affordableSockets(5_000, 20_000)).toBe(5_000);
    expect(affordableSockets(5_000, Infinity)).toBe(5_000);
  });

  it('leaves room for other files below a low limit', () => {
    expect(affordableSockets(5_000, 1_024)).toBe(824);
    expect(affordableSockets(5_000, 100)).toBe(0);
  });

  it('goes by the limit of this shell', () => {
    expect(readOpenFilesLimit()).toBeGreaterThan(0);
  });
});
