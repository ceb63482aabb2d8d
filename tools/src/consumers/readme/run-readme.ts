import { freePort } from '../../packages/free-port.js';
import type { Background } from '../../packages/background.js';
import { strictOptions, type BlankProject } from '../blank-project.js';
import { browserOptions, runPage } from '../web-page.js';
import { isPrinted } from './stated-output.js';
import { readSteps, type Step } from './steps.js';

const serverStartMs = 15_000;

/**
 * Does what a README says, from top to bottom, in a project: types the commands, runs the programs as they stand, opens the
 * pages in a browser. Throws when something prints anything else than the README says, or does not pass the type check.
 * `types` are packages of declarations that the check needs beside what the commands install.
 */
export async function runReadme(
  project: BlankProject,
  markdown: string,
  types: readonly string[],
): Promise<void> {
  const steps = readSteps(markdown);
  const servers: Background[] = [];
  let backend: number | undefined;
  try {
    for (const step of steps) {
      if (step.kind === 'server') {
        backend = await freePort();
        servers.push(await startServer(project, step, backend));
      } else {
        judge(step, await perform(project, step, backend));
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  await project.install(types);
  await checkTypes(project, steps);
}

async function perform(project: BlankProject, step: Step, backend: number | undefined): Promise<string> {
  if (step.kind === 'shell') return project.shell(step.code);
  const script = fileOf(step);
  await project.write({ [script]: step.code });
  if (step.kind === 'program') return project.node(script);
  return (await runPage(project, { script, lines: step.stated!.length, backend })).join('\n');
}

/** A server that has printed what it says is up. */
async function startServer(project: BlankProject, step: Step, port: number): Promise<Background> {
  await project.write({ [fileOf(step)]: step.code });
  const server = project.serve(fileOf(step), { PORT: String(port) });
  try {
    const { length } = step.stated!;
    judge(step, await server.until((printed) => printed.split('\n').length > length, serverStartMs));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function judge({ stated, line }: Step, printed: string): void {
  if (stated === undefined || isPrinted(printed, stated)) return;
  throw new Error(`The block in line ${line} says:\n${stated.join('\n')}\nand prints:\n${printed}`);
}

async function checkTypes(project: BlankProject, steps: readonly Step[]): Promise<void> {
  const filesOf = (...kinds: readonly Step['kind'][]) =>
    steps.filter(({ kind, language }) => kinds.includes(kind) && language === 'ts').map(fileOf);
  // Another test checks the declarations of all packages.
  const options = { ...strictOptions, skipLibCheck: true };
  const forNode = { ...options, module: 'nodenext', types: ['node'], noEmit: true };
  const checks = [
    { name: 'node', compilerOptions: forNode, files: filesOf('program', 'server') },
    { name: 'browser', compilerOptions: { ...options, ...browserOptions }, files: filesOf('page') },
  ];
  for (const { name, compilerOptions, files } of checks.filter(({ files }) => files.length > 0)) {
    await project.write({ [`tsconfig.${name}.json`]: { compilerOptions, files } });
    await project.typeCheck('-p', `tsconfig.${name}.json`);
  }
}

/** Modules, whatever the package.json beside them says. */
function fileOf({ language, kind, line }: Step): string {
  return kind === 'page' ? `page-line-${line}.${language}` : `line-${line}.m${language}`;
}
