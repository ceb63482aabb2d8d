import { beforeEach, describe, expect, it } from '@jest/globals';
import { fault as build } from './build-fault.js';
import { fault } from './fault.js';
import { Faults } from './faults.js';
import { routeOf } from './routes.js';

const subject = { route: 'chat', sessionId: 'dlg-1', text: 'Why is the sky blue?' } as const;

describe('faults', () => {
  let faults: Faults;

  beforeEach(() => {
    faults = new Faults();
  });

  it('apply the first rule that matches, and only as often as it says', () => {
    faults.set([
      { match: { route: 'chat', text: 'sea' }, fault: build.refuseConnection() },
      { match: { route: 'chat' }, times: 2, fault: build.cutAfter(3) },
      { match: { route: '*' }, fault: build.status(503) },
    ]);
    const kinds = [1, 2, 3].map(() => faults.take(subject)?.kind);
    expect(kinds).toEqual(['cut_after', 'cut_after', 'status']);
    expect(faults.rules()).toHaveLength(2);
  });

  it('match the dialog and a piece of the text', () => {
    faults.set([{ match: { route: 'chat', session_id: 'dlg-1', text: 'sky' }, fault: build.missingDone() }]);
    expect(faults.take({ ...subject, sessionId: 'dlg-2' })).toBeUndefined();
    expect(faults.take({ ...subject, text: 'sea' })).toBeUndefined();
    expect(faults.take(subject)?.kind).toBe('missing_done');
  });

  it('keep a fault of chat from other routes also under "*"', () => {
    faults.set([{ match: { route: '*' }, times: 1, fault: build.stallAfter(1) }]);
    expect(faults.take({ route: 'courses', text: '' })).toBeUndefined();
    expect(faults.take(subject)?.kind).toBe('stall_after');
  });

  it('refuse a rule on a route where the fault means nothing', () => {
    expect(() => faults.set([{ match: { route: 'courses' }, fault: build.cutAfter(1) }])).toThrow(
      'cut_after applies to',
    );
    expect(() => faults.set([{ match: { route: 'chat' }, fault: build.healthDown() }])).toThrow(
      'health_down applies to',
    );
  });

  it('leave the script as it is when a new one is refused', () => {
    faults.set([{ match: { route: 'chat' }, fault: build.doubleDone() }]);
    expect(() => faults.set([{ match: { route: 'chat' }, times: 0, fault: build.doubleDone() }])).toThrow();
    expect(faults.rules()).toHaveLength(1);
  });

  it('tell that chat is down only when every call fails for good', () => {
    const down = (...rules: Parameters<Faults['set']>[0]) => {
      faults.set(rules);
      return faults.chatIsDown();
    };
    expect(down({ match: { route: 'chat' }, fault: build.status(503) })).toBe(true);
    expect(down({ match: { route: 'chat' }, fault: build.refuseConnection() })).toBe(true);
    expect(down({ match: { route: 'chat' }, times: 9, fault: build.status(503) })).toBe(false);
    expect(down({ match: { route: 'chat', text: 'x' }, fault: build.status(503) })).toBe(false);
    expect(down({ match: { route: 'chat' }, fault: build.status(429) })).toBe(false);
  });

  it('have a builder for every kind', () => {
    const built = [
      build.status(500, { retryAfter: 1 }),
      build.refuseConnection(),
      build.slowHeaders(1),
      build.slowTokens(1),
      build.stallAfter(0),
      build.cutAfter(0),
      build.garbageLine({ after: 0, line: 'x' }),
      build.missingDone(),
      build.doubleDone(),
      build.splitPlaceholder('[A_1]'),
      build.hugeAnswer(10),
      build.endlessAnswer(),
      build.healthDown('chat'),
      build.saveThenDrop({ tokens: 0 }),
    ].map((value) => fault.parse(value).kind);
    expect(new Set(built)).toEqual(new Set(fault.options.map((option) => option.shape.kind.value)));
  });
});

describe('routes', () => {
  it.each([
    ['/v1/chat', 'chat'],
    ['/v1/health', 'health'],
    ['/v1/users/resolve', 'users'],
    ['/v1/users/usr-1', 'users'],
    ['/v1/users/usr-1/courses/crs-1', 'courses'],
    ['/v1/users/usr-1/career/interests', 'career'],
    ['/v1/sessions', 'sessions'],
    ['/v1/sessions/dlg-1', 'sessions'],
    ['/v1/sessions/dlg-1/messages', 'messages'],
    ['/v1/sessions/dlg-1/exchanges/ans-1', 'exchanges'],
    ['/v1/admin/analytics/usage', 'admin'],
    ['/v1/ingest', 'ingest'],
    ['/v1/other', undefined],
  ])('%s is %s', (path, route) => expect(routeOf(path)).toBe(route));
});
