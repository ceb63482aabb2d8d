/** Tries an assertion again and again until it holds, and gives what it returns; at the end of its time it lets it fail. */
export async function eventually<Result>(
  assertion: () => Result | Promise<Result>,
  withinMs = 5_000,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
