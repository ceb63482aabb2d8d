import { restoreText, type Vault } from '@portal/anonymizer';

/** So long others wait at most for their turn, and for one text more. */
const turnMs = 20;

/** The texts with the values of the vault. A history may be megabytes, and while one is restored nothing else is done. */
export async function restoreAll(texts: readonly string[], vault: Vault): Promise<string[]> {
  const restored: string[] = [];
  let since = performance.now();
  for (const text of texts) {
    restored.push(restoreText(text, vault));
    if (performance.now() - since < turnMs) continue;
    await new Promise(setImmediate);
    since = performance.now();
  }
  return restored;
}
