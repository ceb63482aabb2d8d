/** The work's result, or what `late` returns or throws when there is none in time; the work itself goes on. */
export async function within<T, Late>(ms: number, work: Promise<T>, late: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof isLate>((resolve) => {
    timer = setTimeout(resolve, ms, isLate);
  });
  try {
    const first = await Promise.race([work, deadline]);
    return first === isLate ? late() : (first as T);
  } finally {
    clearTimeout(timer);
  }
}

const isLate = Symbol('late');

/** The work's result, or the signal's reason if that comes first; the work itself goes on. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: over.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}
