import { describe, expect, it } from '@jest/globals';
import { addBreaks, listBreaks } from './breaking-notes.js';

describe('notes of breaking changes', () => {
  it('keep the lines of each version apart, the newest first', () => {
    const first = addBreaks('# Breaking changes\n', '1.0.0', ['a is gone', 'b is gone']);
    const second = addBreaks(first, '2.0.0', ['c is gone']);
    expect(second).toBe(
      '# Breaking changes\n\n## After 2.0.0\n\n- c is gone\n\n## After 1.0.0\n\n- a is gone\n- b is gone\n',
    );
    expect(listBreaks(second, '1.0.0')).toEqual(['a is gone', 'b is gone']);
    expect(listBreaks(second, '3.0.0')).toEqual([]);
  });

  it('take a line once', () => {
    const notes = addBreaks('# Breaking changes\n', '1.0.0', ['a is gone']);
    expect(listBreaks(addBreaks(notes, '1.0.0', ['a is gone', 'b is gone']), '1.0.0').sort()).toEqual([
      'a is gone',
      'b is gone',
    ]);
  });
});
