import { describe, expect, it } from '@jest/globals';
import { readLine } from './commands.js';

describe('a line of the chat', () => {
  it('is a question unless it starts with a slash', () => {
    expect(readLine('  Почему небо голубое? ')).toEqual({ kind: 'question', text: 'Почему небо голубое?' });
    expect(readLine('1/2 + 1/3')).toEqual({ kind: 'question', text: '1/2 + 1/3' });
  });

  it.each(['stop', 'history', 'quit'] as const)('is the command /%s', (kind) => {
    expect(readLine(`/${kind}`)).toEqual({ kind });
  });

  it('may name the scenario of a new dialog', () => {
    expect(readLine('/new')).toEqual({ kind: 'new', scenario: undefined });
    expect(readLine('/new career')).toEqual({ kind: 'new', scenario: 'career' });
  });

  it('asks for help with an unknown command and does nothing when empty', () => {
    expect(readLine('/stpo')).toEqual({ kind: 'help' });
    expect(readLine('   ')).toEqual({ kind: 'empty' });
  });
});
