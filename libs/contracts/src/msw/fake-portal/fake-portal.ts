import type { FakePortalControls } from './controls.js';
import { createEngine, type FakePortalOptions } from './engine.js';
import { toResponse } from './http/to-response.js';

/** An imitation of the portal in memory. */
export interface FakePortal extends FakePortalControls {
  /** Answers requests below `/api/v1` of any host. For Node: in a browser `@portal/contracts/msw` has to do it. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Makes an imitation of the portal: every operation over data in memory, with sessions, roles, limits of size and problems
 * as the portal's. The people are those of `sampleIds`, `stu-1001` to `stu-1030`, and `stu-9` with any six digits.
 *
 * @example
 * const portal = createFakePortal();
 * const client = createPortalClient({ baseUrl: 'https://portal.example', fetch: portal.fetch });
 * await client.login({ body: { student_id: 'stu-1001' } });
 */
export function createFakePortal(options: FakePortalOptions = {}): FakePortal {
  const engine = createEngine(options);
  return {
    ...engine.controls,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = engine.answer(request, request.headers.get('cookie'));
      return toResponse(await Promise.race([answer, abortOf(request.signal)]));
    },
  };
}

/** Rejects as soon as the caller has had enough, with the caller's reason. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
