import { detect } from './detect.js';

/**
 * For logs and problem details: personal data becomes its type alone. Nothing can be restored from the result.
 *
 * @example
 * redact('login failed for masha@mail.ru'); // 'login failed for [EMAIL]'
 */
export function redact(text: string): string {
  let clean = '';
  let position = 0;
  for (const span of detect(text)) {
    clean += `${text.slice(position, span.start)}[${span.type}]`;
    position = span.end;
  }
  return clean + text.slice(position);
}
