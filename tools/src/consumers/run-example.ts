import type { BlankProject } from './blank-project.js';
import { isAsStated, statedLines, type Example } from './readme-examples.js';

const strict = ['--noEmit', '--module', 'nodenext', '--target', 'es2023', '--strict', '--types', 'node'];

/** Runs an example as it stands in the README, and type-checks it; throws when it prints something else than it says. */
export async function runExample(project: BlankProject, { code, output, line }: Example): Promise<void> {
  const file = `readme-line-${line}.mts`;
  await project.write({ [file]: code });
  const printed = (await project.node('--disable-warning=ExperimentalWarning', file)).trimEnd();
  const lines = printed.split('\n');
  const stated = output === undefined ? statedLines(code) : output.trimEnd().split('\n');
  const isRight =
    output === undefined
      ? (stated ?? []).every((text, index) => isAsStated(lines[index] ?? '', text))
      : printed === output.trimEnd();
  if (!isRight)
    throw new Error(`The example in line ${line} says:\n${stated?.join('\n')}\nand prints:\n${printed}`);
  await project.typeCheck(...strict, file);
}
