import { redact } from '@portal/anonymizer';
import { pino, type DestinationStream, type Logger } from 'pino';
import { openStandardOutput } from './lines.js';
import { codeOf } from './trouble.js';

export type Log = Logger;

/** Belt and braces: nothing logs these on purpose, and nothing can by accident. */
const neverLogged = [
  'text',
  'question',
  'answer',
  'student_id',
  'technical_id',
  'cookie',
  'token',
  'body',
  'headers',
];

/** JSON lines on standard output. Questions, answers, IDs, cookies and bodies have no place in them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      redact: { paths: neverLogged.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
      serializers: { err: describeError },
    },
    destination ?? openStandardOutput(),
  );
}

/** Identifiers, codes, paths and addresses of our own: nothing to look for in them. */
const plain = /^[\x21-\x7e]{0,200}$/;

/** What has words in it goes through the anonymizer, as a question does. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && (!plain.test(value) || value.includes('@')) ? redact(value) : value,
    ]),
  );
}

/** An error's kind and place. Messages stay out: those of libraries may quote the input that they failed on. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack
    ?.split('\n')
    // The message comes first, and may have lines that look like places.
    .slice(error.message.split('\n').length)
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const code = codeOf(error);
  return {
    name: error.name,
    ...(code ? { code } : {}),
    at: frames?.map((frame) => frame.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
