import { readSteps } from './steps.js';

/**
 * The packages that the commands of a README install, once each.
 *
 * @example
 * listInstalls('```sh\nnpm install --save-dev msw@3\n```'); // ['msw']
 */
export function listInstalls(markdown: string): string[] {
  const lines = readSteps(markdown)
    .filter(({ kind }) => kind === 'shell')
    .flatMap(({ code }) => code.split('\n'));
  const names = lines.flatMap((line) => {
    const [npm, command, ...words] = line.trim().split(/\s+/);
    return npm === 'npm' && command === 'install' ? words.filter((word) => !word.startsWith('-')) : [];
  });
  return [...new Set(names.map((name) => name.replace(/(?<=.)@.*$/, '')))];
}
