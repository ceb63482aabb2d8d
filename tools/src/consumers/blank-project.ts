import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startBackground, type Background } from '../packages/background.js';
import { runOrThrow } from '../packages/run.js';

/** A project of somebody else, outside the repository. */
export class BlankProject {
  constructor(
    readonly folder: string,
    readonly env: NodeJS.ProcessEnv,
    private readonly root: string,
  ) {}

  /** The same project, with more in the environment of what runs in it. */
  with(env: NodeJS.ProcessEnv): BlankProject {
    return new BlankProject(this.folder, { ...this.env, ...env }, this.root);
  }

  async write(files: Readonly<Record<string, string | object>>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      const path = join(this.folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
  }

  install(packages: readonly string[]): Promise<string> {
    return runOrThrow('npm', ['install', ...packages], this.#options(120_000));
  }

  /** Runs a script by this Node; gives what it prints. */
  node(...args: readonly string[]): Promise<string> {
    return runOrThrow(process.execPath, args, this.#options(90_000));
  }

  /** Runs commands as somebody types them; the first that fails ends it. */
  shell(commands: string): Promise<string> {
    return runOrThrow('sh', ['-e', '-c', commands], this.#options(120_000));
  }

  /** Starts a script by this Node that stays until it is stopped. */
  serve(script: string, env: NodeJS.ProcessEnv): Background {
    return startBackground(process.execPath, [script], { cwd: this.folder, env: { ...this.env, ...env } });
  }

  /** Starts a program of the repository's development packages that stays until it is stopped. */
  serveTool(script: string, ...args: readonly string[]): Background {
    const path = join(this.root, 'node_modules', script);
    return startBackground(process.execPath, [path, ...args], { cwd: this.folder, env: this.env });
  }

  /** Runs a program of the repository's development packages on this project. */
  tool(script: string, ...args: readonly string[]): Promise<string> {
    return runOrThrow(
      process.execPath,
      [join(this.root, 'node_modules', script), ...args],
      this.#options(60_000),
    );
  }

  typeCheck(...args: readonly string[]): Promise<string> {
    return this.tool('native-typescript/bin/tsc', ...args);
  }

  #options(withinMs: number) {
    return { cwd: this.folder, env: this.env, withinMs };
  }
}

/** Compiler options of a careful consumer; declarations of the packages are checked too. */
export const strictOptions = {
  target: 'es2023',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};
