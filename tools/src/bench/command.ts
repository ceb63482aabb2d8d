/** What the command line asks for. */
export interface Command {
  /** Scenarios by name; all when there is none. */
  readonly names: readonly string[];
  /** Fewer and shorter rounds. */
  readonly quick: boolean;
  /** The folder for the CPU profiles of all servers. */
  readonly profileTo: string | undefined;
}

const profile = '--profile=';

/**
 * Reads `npm run bench -- [scenario …] [--quick] [--profile=folder]`.
 *
 * @throws Error for an option that there is not
 */
export function readCommand(args: readonly string[]): Command {
  const options = args.filter((argument) => argument.startsWith('-'));
  const folder = options.find((option) => option.startsWith(profile))?.slice(profile.length);
  const unknown = options.find((option) => option !== '--quick' && !option.startsWith(profile));
  if (unknown !== undefined || folder === '')
    throw new Error(`There is no option ${unknown ?? profile}; there are: --quick, --profile=<folder>.`);
  return {
    names: args.filter((argument) => !argument.startsWith('-')),
    quick: options.includes('--quick'),
    profileTo: folder,
  };
}
