/** Every token of the bench's own source has this many characters. */
export const stampLength = 8;

const range = 10 ** stampLength;

/** A clock that all processes of the machine share, in µs. */
function micros(): number {
  return Number((process.hrtime.bigint() / 1_000n) % BigInt(range));
}

/** A token that says when it was made. */
export function makeStamp(now = micros()): string {
  return String(now).padStart(stampLength, '0');
}

/** The age in ms of each token in a text that was made of them; of at most 100 s. */
export function readAges(text: string, now = micros()): number[] {
  const ages: number[] = [];
  for (let at = 0; at < text.length; at += stampLength) {
    const made = Number(text.slice(at, at + stampLength));
    ages.push(((now - made + range) % range) / 1_000);
  }
  return ages;
}
