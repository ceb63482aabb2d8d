import { runOrThrow } from '../packages/run.js';

const always = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const unwanted =
  /^(src|test-output)\/|\.(test|fixture)\.|(^|\/)(tsconfig|jest\.config)|\.tsbuildinfo$|(?<!\.d)\.ts$/;

/** The files in a tarball, relative to the package. */
export async function listTarball(tarball: string): Promise<string[]> {
  const printed = await runOrThrow('tar', ['-tzf', tarball], { cwd: '/' });
  return printed
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('/'))
    .map((line) => line.replace(/^package\//, ''));
}

/** What is wrong with the list of files of a published package, one line each. */
export function judgeFiles(files: readonly string[]): string[] {
  const missing = always.filter((name) => !files.includes(name)).map((name) => `${name} is missing`);
  const extra = files.filter((name) => unwanted.test(name)).map((name) => `${name} is not for consumers`);
  const maps = files
    .filter((name) => name.endsWith('.map'))
    .map((name) => `${name} points to sources that are not in the package`);
  return [...missing, ...extra, ...maps];
}
