import { beforeEach, describe, expect, it } from '@jest/globals';
import { titleOf } from './dialog-title.js';
import { Dialogs } from './dialogs.js';

const exchange = { answerId: 'ans-1', question: 'Why?', answer: 'Because.', partial: false };

describe('dialogs', () => {
  let dialogs: Dialogs;
  let id: string;

  beforeEach(() => {
    // The clock stands still: order must not depend on it.
    dialogs = new Dialogs(() => new Date('2026-09-01T08:00:00Z'));
    id = dialogs.create('anon', 'general').id;
  });

  const texts = () => dialogs.messagesOf(id)?.map(({ text }) => text);

  it('store an answer id once', () => {
    expect(dialogs.save(id, exchange)).toBe('created');
    expect(dialogs.save(id, { ...exchange, answer: 'Other.' })).toBe('kept');
    expect(texts()).toEqual(['Why?', 'Because.']);
  });

  it('complete a partial answer in place', () => {
    dialogs.save(id, { ...exchange, answer: 'Be', partial: true });
    dialogs.save(id, { ...exchange, answerId: 'ans-2', question: 'How?', answer: 'So.' });
    expect(dialogs.answer('ans-1')?.message.partial).toBe(true);
    expect(dialogs.save(id, exchange)).toBe('improved');
    expect(texts()).toEqual(['Why?', 'Because.', 'How?', 'So.']);
    expect(dialogs.answer('ans-1')?.message).not.toHaveProperty('partial');
  });

  it('never let a partial answer replace a complete or a longer one', () => {
    dialogs.save(id, { ...exchange, answer: 'Beca', partial: true });
    expect(dialogs.save(id, { ...exchange, answer: 'Be', partial: true })).toBe('kept');
    dialogs.save(id, exchange);
    expect(dialogs.save(id, { ...exchange, answer: 'Because and more', partial: true })).toBe('kept');
    expect(dialogs.answer('ans-1')?.message.text).toBe('Because.');
  });

  it('do not take an answer id that belongs to another dialog', () => {
    dialogs.save(id, exchange);
    const other = dialogs.create('anon', 'general').id;
    expect(dialogs.save(other, exchange)).toBe('other_dialog');
    expect(dialogs.messagesOf(other)).toEqual([]);
  });

  it('are listed by last activity, for their owner only', () => {
    const second = dialogs.create('anon', 'general').id;
    dialogs.create('other', 'general');
    expect(dialogs.listOf('anon').map((dialog) => dialog.id)).toEqual([second, id]);
    dialogs.save(id, exchange);
    expect(dialogs.listOf('anon').map((dialog) => dialog.id)).toEqual([id, second]);
  });

  it('are named after the first question, in sixty characters at most', () => {
    dialogs.save(id, exchange);
    dialogs.save(id, { ...exchange, answerId: 'ans-2', question: 'Later?' });
    expect(dialogs.read(id)?.title).toBe('Why?');
    expect(titleOf('  a\n b ')).toBe('a b');
    expect(titleOf('слово '.repeat(20)).length).toBeLessThanOrEqual(60);
    expect(titleOf('😀'.repeat(50)).isWellFormed()).toBe(true);
  });
});
