import { FakeProblem } from './fake-problem.js';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** @throws {FakeProblem} origin_forbidden for an unsafe request of a page that is not the portal's own or listed. */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  if (safeMethods.includes(request.method)) return;
  const origin = request.headers.get('origin')?.toLowerCase() ?? null;
  if (origin !== null && allowed.some((one) => one.toLowerCase() === origin)) return;
  if (origin !== null && origin !== new URL(request.url).origin) throw new FakeProblem('origin_forbidden');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new FakeProblem('origin_forbidden');
}
