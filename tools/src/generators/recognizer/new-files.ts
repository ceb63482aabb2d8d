import type { Names } from '../names.js';

/** All that the files of a new recognizer are made from. */
export interface RecognizerPlan {
  readonly names: Names;
  readonly locale: 'ru' | 'en' | 'generic';
  /** The words that the number stands behind, in lower case. */
  readonly cue: string;
  readonly type: string;
}

export function recognizerFile({ names, locale, cue, type }: RecognizerPlan): string {
  return `import type { Candidate, Recognizer } from '../../recognizer.js';

const cue = /(?:^|[^a-zа-я])${cue}[ :#№-]{1,4}$/;
const code = /^\\d{1,20}(?:[ -]\\d{1,20}){0,5}/;
const fewestDigits = 4;
/** How far is looked, before and behind: what does not grow with the text keeps the search linear. */
const reach = ${Math.max(60, cue.length + 10)};

/** Numbers behind "${cue}". */
export const ${names.camel}: Recognizer = {
  name: '${names.kebab}',
${locale === 'generic' ? '' : `locale: '${locale}',`}
  find({ numbers, lower }) {
    const found: Candidate[] = [];
    for (const { start } of numbers) {
      if (!cue.test(lower.slice(Math.max(0, start - reach), start))) continue;
      const [digits = ''] = code.exec(lower.slice(start, start + reach)) ?? [];
      if (digits.replaceAll(/\\D/g, '').length < fewestDigits) continue;
      found.push({
        start,
        end: start + digits.length,
        type: '${type}',
        score: 0.95,
        recognizer: '${names.kebab}',
        reason: 'behind "${cue}"',
      });
    }
    return found;
  },
};
`;
}

export function recognizerTest({ names, cue, type }: RecognizerPlan): string {
  const placeholder = `[${type}_1]`;
  return `import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';
import { readDocument } from '../../text/document.js';
import { ${names.camel} } from './${names.kebab}.js';

const find = (text: string): string[] =>
  ${names.camel}.find(readDocument(text), []).map(({ start, end }) => text.slice(start, end));

describe('numbers behind "${cue}"', () => {
  it.each([
    ['${cue} 44210087', '44210087'],
    ['${cue}: 4421-0087!', '4421-0087'],
    ['${cue} № 4421 0087, 5', '4421 0087'],
  ])('are found: %s', (text, value) => expect(find(text)).toEqual([value]));

  it.each(['${cue}', '${cue} 12', '44210087', '${cue} = 44210087', 'x${cue} 44210087'])(
    'are not seen in: %s',
    (text) => expect(find(text)).toEqual([]),
  );

  it('leave the portal as a placeholder', () => {
    expect(anonymize('${cue}: 4421-0087').text).toBe('${cue}: ${placeholder}');
  });
});
`;
}
