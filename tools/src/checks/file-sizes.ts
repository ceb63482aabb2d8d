/** How long the source files are. */
export interface FileSizes {
  readonly median: number;
  readonly tooLong: readonly string[];
}

/** Longest source file, in lines. Above it a file has more than one duty. */
export const longestFile = 300;

/** Data is counted out: lists of names and the like, in a folder `data` or a file `….data.ts`, with no code in them. */
export function isDataFile(path: string): boolean {
  return /(^|\/)data\/[^/]+\.ts$|\.data\.ts$/.test(path);
}

/** Measures the files; `read` gives a file's text. */
export function measureFiles(paths: readonly string[], read: (path: string) => string): FileSizes {
  const sizes = paths.map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }));
  const sorted = sizes.map(({ lines }) => lines).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, tooLong: sizes.filter(({ lines }) => lines > longestFile).map(({ path }) => path) };
}
