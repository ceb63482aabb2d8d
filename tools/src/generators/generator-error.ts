/** An option that cannot be; the message says what to write instead. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}

export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new GeneratorError(message);
}
