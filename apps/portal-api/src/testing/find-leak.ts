import { problem, problemCodes } from '@portal/contracts';

/** Stacks, files, libraries, machines: what a stranger could learn from an error. */
const internals: readonly RegExp[] = [
  /node_modules|node:/,
  /\.(?:js|ts|mjs):\d/,
  /\n\s*at /,
  /\b(?:stack|cause|errno|syscall)\b/i,
  /\b(?:TypeError|SyntaxError|RangeError|ReferenceError|ZodError|AxiosError|CoreFailure|CoreRefused)\b/,
  /\bE(?:CONN|PIPE|TIMEDOUT|NOTFOUND|AI_)/,
  /\b(?:express|axios|redis|bullmq|zod|pino|helmet|opossum|lua)\b/i,
  /\b(?:127\.0\.0\.1|localhost|::1)\b/,
  /\/(?:work|home|root|usr|tmp|app)\//,
];

/** What an error's body gives away, or has wrong in its form; null when it is clean. */
export function findLeak(text: string, secrets: readonly string[]): string | null {
  const parsed = problem.strict().safeParse(JSON.parse(text));
  if (!parsed.success) return `not a problem: ${text}`;
  const { code, title, status } = parsed.data;
  if (problemCodes[code].title !== title || problemCodes[code].status !== status)
    return `${code} with another title or status: ${text}`;
  const secret = secrets.find((value) => text.includes(value));
  if (secret !== undefined) return `holds ${secret}: ${text}`;
  const internal = internals.find((pattern) => pattern.test(text));
  return internal ? `tells ${internal}: ${text}` : null;
}
