import { describe, expect, it } from '@jest/globals';
import { answerLine } from './cli.js';

const parse = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;

describe('the command', () => {
  it('answers a line with the clean text, the spans and the time of detection', () => {
    const answer = parse(answerLine('{"text":"почта a@mail.ru"}', 1, false));
    expect(answer).toEqual({
      text: 'почта [EMAIL_1]',
      spans: [{ start: 6, end: 15, type: 'EMAIL', score: 0.95, recognizer: 'email' }],
      ms: expect.any(Number),
    });
  });

  it.each(['', 'no json', '[]', '{"text":5}', 'null'])(
    'answers a line it cannot read with an error: %s',
    (line) => {
      expect(parse(answerLine(line, 7, false))).toEqual({ error: expect.any(String), line: 7 });
    },
  );

  it('explains what it left as well', () => {
    const { findings } = parse(answerLine('{"text":"Кто такой Лев Толстой?"}', 1, true));
    expect(findings).toContainEqual(
      expect.objectContaining({
        recognizer: 'person',
        decision: 'below threshold',
        reason: expect.any(String),
      }),
    );
  });
});
