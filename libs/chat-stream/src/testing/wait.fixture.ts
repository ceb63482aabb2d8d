/** Resolves after a time in ms. */
export function soon(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves when the condition holds; rejects when it does not within the time. Looks again after so many ms. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  ms = 5_000,
  everyMs = 5,
): Promise<void> {
  for (const end = Date.now() + ms; !(await condition()); await soon(everyMs)) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain`);
  }
}
