import { ConnectionLostError, ProblemError, StreamFailedError } from '@portal/chat-stream/client';
import { describe, expect, it } from '@jest/globals';
import { endsSession, explain, Unreachable } from './explain.js';

const refusal = (status: number, code: string, retryAfterS?: number) =>
  new ProblemError(status, code, { title: 'Title' }, retryAfterS);

describe('explanations in the terminal', () => {
  it('say what to do about each refusal that a person can do something about', () => {
    expect(explain(refusal(401, 'login_failed'))).toContain('not known');
    expect(explain(refusal(409, 'answer_in_progress'))).toContain('/stop');
    expect(explain(refusal(429, 'rate_limited', 7))).toContain('Try again in 7 s.');
    expect(explain(refusal(503, 'assistant_unavailable', 5))).toMatch(/unavailable.*Try again in 5 s/);
  });

  it('fall back to the title, with status and code', () => {
    expect(explain(refusal(418, 'odd'))).toBe('Title. (418 odd)');
  });

  it('name the places that a refusal names', () => {
    const errors = [{ pointer: '/body/scenario', message: 'must be one of general, career' }, 'odd', null];
    const refused = new ProblemError(400, 'validation_failed', { title: 'Title', errors }, undefined);
    expect(explain(refused)).toBe(
      'Title. /body/scenario: must be one of general, career. (400 validation_failed)',
    );
  });

  it('tell how to start a portal that does not answer', () => {
    expect(explain(new Unreachable('http://127.0.0.1:3000'))).toMatch(/127\.0\.0\.1:3000.*npm start/);
    expect(explain(new ConnectionLostError('lost'))).toContain('connection was lost');
  });

  it.each([4401, 4404, 4408, 4502, 4504])('differ for close code %d', (closeCode) => {
    const text = explain(new StreamFailedError('core_failed', closeCode));
    expect(text).toContain(`(close code ${closeCode})`);
    expect(text).not.toContain('The stream was closed.');
  });

  it('name a close code that they do not know', () => {
    expect(explain(new StreamFailedError('protocol_error', 4999))).toBe(
      'The stream was closed. (close code 4999)',
    );
  });
});

describe('a session', () => {
  it('is over after a 401 and after a stream that ended with it, and after nothing else', () => {
    expect(endsSession(refusal(401, 'session_required'))).toBe(true);
    expect(endsSession(new StreamFailedError('session_ended', 4401))).toBe(true);
    expect(endsSession(refusal(503, 'assistant_unavailable'))).toBe(false);
    expect(endsSession(new StreamFailedError('core_failed', 4502))).toBe(false);
  });
});
