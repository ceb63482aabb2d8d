import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ContractSnapshot } from './contract-snapshot.js';

/** The committed snapshot of `/api/v1`. */
export const frozenFile = fileURLToPath(new URL('../../frozen/v1.json', import.meta.url));

/** The frozen contract; null before it was frozen for the first time. */
export async function readFrozen(): Promise<ContractSnapshot | null> {
  try {
    return JSON.parse(await readFile(frozenFile, 'utf8')) as ContractSnapshot;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const toText = (snapshot: ContractSnapshot): string => `${JSON.stringify(snapshot, null, 2)}\n`;

export const writeFrozen = (snapshot: ContractSnapshot): Promise<void> =>
  writeFile(frozenFile, toText(snapshot));
