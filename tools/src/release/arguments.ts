/**
 * Whether only to show what a release would make. npm keeps an option to itself that stands before "--", and tells of it by the
 * environment alone.
 *
 * @throws Error for anything else: a release that was not meant is a commit and its tags.
 */
export function readDryRun(args: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const unknown = args.find((argument) => argument !== '--dry-run');
  if (unknown !== undefined) throw new Error(`There is no argument ${unknown}; there is: --dry-run.`);
  return args.length > 0 || env['npm_config_dry_run'] === 'true';
}
