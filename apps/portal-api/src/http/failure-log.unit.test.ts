import { describe, expect, it } from '@jest/globals';
import { problemCodes, problemType, type Problem, type ProblemCode } from '@portal/contracts';
import { createFailureLog } from './failure-log.js';

const failed = (code: ProblemCode, n: number): Problem => {
  const { status, title } = problemCodes[code];
  return { type: problemType(code), title, status, code, request_id: `request-${n}` };
};

/** What is logged of failures that are a millisecond apart. */
function logged(failures: readonly Problem[]): { level: string; request_id: string; untold?: number }[] {
  const lines: { level: string; request_id: string; untold?: number }[] = [];
  let ms = 0;
  const keep = (level: string) => (line: object) => void lines.push({ level, ...line } as never);
  const log = createFailureLog({ warn: keep('warn'), error: keep('error') } as never, () => ms++);
  for (const failure of failures) log(new Error('why'), failure);
  return lines;
}

describe('failures of requests in the log', () => {
  it('are some a second for each code, while all that needs something fails', () => {
    const many = Array.from({ length: 200 }, (_, n) => [
      failed('store_unavailable', n),
      failed('core_timeout', n),
    ]);
    const lines = logged(many.flat());
    expect(lines.map(({ level, request_id }) => `${level} ${request_id}`)).toEqual(
      [0, 1, 2, 3, 4].flatMap((n) => Array(2).fill(`warn request-${n}`)),
    );
  });

  it('are all there that are a mistake of this program', () => {
    const lines = logged(Array.from({ length: 20 }, (_, n) => failed('internal_error', n)));
    expect(lines.map(({ level }) => level)).toEqual(Array(20).fill('error'));
  });

  it('are none of this side when the caller is refused', () => {
    expect(logged([failed('not_found', 1), failed('rate_limited', 2)])).toEqual([]);
  });
});
