import { describe, expect, it } from '@jest/globals';
import { withTitleFirst } from './change-log.js';

describe('the title of a change log', () => {
  it('stands first, with its text, whatever was put before it', () => {
    const text = '## 0.2.0\n\n### Features\n\n- one\n\n# Changelog\n\nWords.\n\n## 0.1.0\n\nFirst.\n';
    const ordered = '# Changelog\n\nWords.\n\n## 0.2.0\n\n### Features\n\n- one\n\n## 0.1.0\n\nFirst.\n';
    expect(withTitleFirst(text)).toBe(ordered);
    expect(withTitleFirst(ordered)).toBe(ordered);
  });

  it('is added where there is none', () => {
    expect(withTitleFirst('## 0.2.0\n\n- one\n')).toBe('# Changelog\n\n## 0.2.0\n\n- one\n');
  });
});
