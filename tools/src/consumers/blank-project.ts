import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runOrThrow } from '../packages/run.js';

/** A project of somebody else, outside the repository. */
export class BlankProject {
  constructor(
    readonly folder: string,
    readonly env: NodeJS.ProcessEnv,
    private readonly root: string,
  ) {}

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
    return runOrThrow(process.execPath, args, this.#options(30_000));
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
    return this.tool('typescript/bin/tsc', ...args);
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
