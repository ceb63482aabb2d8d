import { describe, expect, it } from '@jest/globals';
import { readCommand } from './command.js';

describe('the command line of the bench', () => {
  it('asks for everything when it is empty', () => {
    expect(readCommand([])).toEqual({ names: [], quick: false, profileTo: undefined });
  });

  it('names scenarios and options in any order', () => {
    expect(readCommand(['--quick', 'relay', '--profile=tmp/profiles', 'cache'])).toEqual({
      names: ['relay', 'cache'],
      quick: true,
      profileTo: 'tmp/profiles',
    });
  });

  it.each(['--fast', '-q', '--profile', '--profile='])('refuses %s and lists the options', (option) => {
    expect(() => readCommand([option])).toThrow('there are: --quick, --profile=<folder>');
  });
});
