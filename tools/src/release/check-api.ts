import { readAccepted } from '../api/accepted-file.js';
import { readBreaks } from '../api/breaking-notes.js';
import { compareApis, describeChange } from '../api/compare-apis.js';
import { readApi, type Api } from '../api/declarations.js';
import type { Publishable } from '../packages/publishable.js';

/** The API of a library as it would be released. */
export interface CheckedApi {
  readonly library: Publishable;
  readonly present: Api;
  /** Why it must not be released: what breaks consumers and nobody has accepted. */
  readonly reasons: readonly string[];
}

export async function checkApi(library: Publishable): Promise<CheckedApi> {
  const accepted = await readAccepted(library.folder);
  const present = readApi(library);
  const breaks = accepted ? compareApis(library.folder, accepted, present) : [];
  const lines = breaks.map((change) => `  ${describeChange(change)}`);
  const reasons = lines.length === 0 ? [] : [`${library.name} breaks its consumers:`, ...lines, advice];
  return { library, present, reasons };
}

const advice = '  Undo it, or, if it must be: npm run api:accept -- --breaking';

/** The breaks that were accepted since the last version, by project. */
export async function listAcceptedBreaks(
  libraries: readonly Publishable[],
): Promise<Record<string, string[]>> {
  const found = libraries.map(async (library) => [library.project, await readBreaks(library)] as const);
  return Object.fromEntries(await Promise.all(found));
}
