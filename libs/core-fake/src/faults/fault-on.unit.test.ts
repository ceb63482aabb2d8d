import { describe, expect, it } from '@jest/globals';
import { fault } from './build-fault.js';
import { faultOn } from './fault-on.js';
import { Faults } from './faults.js';
import { onlyRouteOf } from './fault.js';

describe('a rule by its route', () => {
  it('is the rule that one would write', () => {
    expect(faultOn('chat', { sessionId: 'dlg-1', text: 'sky', times: 2 }).cutAfter(3)).toEqual({
      match: { route: 'chat', session_id: 'dlg-1', text: 'sky' },
      times: 2,
      fault: { kind: 'cut_after', tokens: 3 },
    });
    expect(faultOn('courses').status(503, { retryAfter: 1 })).toEqual({
      match: { route: 'courses' },
      fault: { kind: 'status', status: 503, retry_after: 1 },
    });
  });

  it('is accepted for every fault of the route, and does not compile for another', () => {
    const faults = new Faults();
    faults.set([
      faultOn('chat').endlessAnswer(),
      faultOn('health').healthDown('chat'),
      faultOn('exchanges').saveThenDrop(),
      faultOn('*').stallAfter(1),
    ]);
    expect(faults.rules()).toHaveLength(4);
    // @ts-expect-error a course has no tokens
    expect(() => faults.set([faultOn('courses').cutAfter(1)])).toThrow('cut_after applies to');
    // @ts-expect-error health is not chat
    expect(() => faults.set([faultOn('chat').healthDown()])).toThrow('health_down applies to');
    // @ts-expect-error health has no tokens
    expect(() => faults.set([faultOn('health').missingDone()])).toThrow('missing_done applies to');
  });

  it('knows the same faults of one route as the contract', () => {
    const kinds = Object.entries(fault).map(([name, build]) => [
      name,
      (build as () => { kind: never })().kind,
    ]);
    const of = (route: string) =>
      kinds.filter(([, kind]) => onlyRouteOf(kind as never) === route).map(([name]) => name);
    expect(of('chat').sort()).toEqual([
      'cutAfter',
      'doubleDone',
      'endlessAnswer',
      'hugeAnswer',
      'missingDone',
      'slowTokens',
      'splitPlaceholder',
      'stallAfter',
    ]);
    expect(of('health')).toEqual(['healthDown']);
  });
});
