/** Resolves after a time in ms. */
export function soon(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves when the condition holds; rejects when it does not within the time. */
export async function eventually(condition: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  for (const end = Date.now() + ms; !(await condition()); await soon(5)) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain`);
  }
}
