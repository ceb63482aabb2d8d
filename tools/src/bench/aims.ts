/** What a figure is meant to reach; one of the two bounds is given. */
export interface Aim {
  /** What is measured, with its unit or with what it is divided by. */
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly digits?: number;
}

/** One line: the aim, the figure, and whether it holds. */
export function formatAim({ name, value, atLeast, atMost, digits = 2 }: Aim): string {
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(' and ');
  const holds = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  const verdict = Number.isNaN(value) ? 'not known' : holds ? 'holds' : 'DOES NOT HOLD';
  return `aim: ${name} ${bounds}: ${Number.isNaN(value) ? 'n/a' : value.toFixed(digits)}, ${verdict}`;
}
