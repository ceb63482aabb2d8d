import type { Role } from '../roles.js';
import type { GridReply, GridRoute } from './grid-route.js';

/** What the route answers, or in words why that is not known. */
export async function askRoute(
  route: GridRoute,
  role: Role | null,
  timeoutMs: number,
): Promise<GridReply | string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${timeoutMs} ms`), timeoutMs);
  });
  const asked = async () => readReply(await route.call(role));
  try {
    return await Promise.race([asked(), late]);
  } catch (error) {
    return `it failed: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

/** What a test gives back by mistake (nothing, a body, a status as text) is no answer of the route. */
function readReply(given: unknown): GridReply | string {
  const reply = typeof given === 'number' ? { status: given } : given;
  if (typeof reply !== 'object' || reply === null) return notAReply(given);
  const status: unknown = Reflect.get(reply, 'status');
  if (!Number.isInteger(status)) return notAReply(given);
  const code: unknown = Reflect.get(reply, 'code');
  return { status: status as number, ...(typeof code === 'string' ? { code } : {}) };
}

function notAReply(given: unknown): string {
  const what = typeof given === 'object' && given !== null ? 'an object without a status' : String(given);
  return `call gave ${what}, and not a status or { status, code? }`;
}
