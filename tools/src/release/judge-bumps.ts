/** What a release would make of one library. */
export interface Bump {
  readonly project: string;
  readonly from: string;
  /** Undefined when nothing of it has changed. */
  readonly to: string | undefined;
}

/** Whether code for one version may fail with the other, as semantic versioning says: before 1.0.0 by the second number. */
export function isBreaking(from: string, to: string): boolean {
  const [before, after] = [from, to].map((version) => version.split('.').map(Number));
  if (before![0] !== after![0]) return true;
  return before![0] === 0 && before![1] !== after![1];
}

/**
 * Why a release must not happen, one line each: a break that was accepted on purpose, of which no commit tells.
 *
 * @param breaks the accepted breaks of each project since its last version
 */
export function judgeBumps(
  bumps: readonly Bump[],
  breaks: Readonly<Record<string, readonly string[]>>,
): string[] {
  return bumps.flatMap(({ project, from, to }) => {
    const accepted = breaks[project] ?? [];
    if (accepted.length === 0 || (to !== undefined && isBreaking(from, to))) return [];
    const would = to === undefined ? 'it would not be released' : `${from} would become ${to}`;
    return [
      `${project}: ${would}, but it breaks its consumers:`,
      ...accepted.map((line) => `  ${line}`),
      `  Add a commit that says so: feat(${project})!: … or a footer "BREAKING CHANGE: …".`,
    ];
  });
}
