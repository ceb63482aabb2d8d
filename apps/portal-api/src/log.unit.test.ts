import { describe, expect, it } from '@jest/globals';
import { createLog } from './log.js';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('never shows what has no place in it, however deep it lies', () => {
    const text = logged((log) =>
      log.info(
        { text: 'secret-1', a: { cookie: 'secret-2', b: { body: 'secret-3' } }, student_id: 'secret-4' },
        'x',
      ),
    );
    expect(text).not.toContain('secret');
    expect(text).toContain('[removed]');
  });

  it('takes personal data out of fields that hold words', () => {
    const text = logged((log) =>
      log.info({ note: 'пишите на vasilisa@example.org', mail: 'a@example.org' }, 'x'),
    );
    expect(text).not.toContain('example.org');
    expect(text).toContain('[EMAIL]');
  });

  it('tells the kind and the place of an error, never its message', () => {
    const error = new TypeError('Unexpected token in "Василиса Премудрова"', {
      cause: new Error('+7 912 000-11-22'),
    });
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).toContain('TypeError');
    expect(text).toContain('log.unit.test.ts');
    expect(text).not.toMatch(/Василиса|912/);
  });

  it('takes no line of a message for a place, also where somebody has put the stack of an error into it', () => {
    const error = new SyntaxError('is not JSON: "почему\n    at Василиса (премудрова.js:1:2)\n    at дом 5"');
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).toContain('log.unit.test.ts');
    expect(text).not.toMatch(/Василиса|премудрова|дом/);
  });
});
