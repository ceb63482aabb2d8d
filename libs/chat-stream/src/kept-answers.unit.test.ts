import { describe, expect, it } from '@jest/globals';
import { Answer } from './answer.js';
import { KeptAnswers } from './kept-answers.js';

function ended(kept: KeptAnswers, id: string, text = ''): Answer {
  const answer = new Answer('c', id);
  kept.add(answer);
  answer.append(text);
  answer.end({ kind: 'done', messageId: id });
  kept.markEnded(answer);
  return answer;
}

const roomy = { keepMs: 300_000, keepAnswers: 100, keepBytes: 1_000_000 };

describe('kept answers', () => {
  it('keeps an ended answer for its time and no longer', () => {
    let now = 0;
    const kept = new KeptAnswers(roomy, () => now);
    ended(kept, 'a');
    now = 299_999;
    expect(kept.find('c', 'a')).toBeDefined();
    now = 300_000;
    expect(kept.find('c', 'a')).toBeUndefined();
  });

  it('drops the one that ended first when there are too many, and never a running one', () => {
    const kept = new KeptAnswers({ ...roomy, keepAnswers: 2 }, () => 0);
    kept.add(new Answer('c', 'running'));
    for (const id of ['a', 'b', 'd']) ended(kept, id);
    expect(['running', 'a', 'b', 'd'].map((id) => kept.find('c', id) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('drops the one that ended first when they grow too large', () => {
    const kept = new KeptAnswers({ ...roomy, keepBytes: 25 }, () => 0);
    for (const id of ['a', 'b', 'd']) ended(kept, id, '12345');
    expect(['a', 'b', 'd'].map((id) => kept.find('c', id) !== undefined)).toEqual([false, true, true]);
  });

  it('does not find an answer through another channel', () => {
    const kept = new KeptAnswers(roomy, () => 0);
    ended(kept, 'a');
    expect(kept.find('d', 'a')).toBeUndefined();
  });
});
