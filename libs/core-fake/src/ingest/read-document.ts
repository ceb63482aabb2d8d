import { isUtf8 } from 'node:buffer';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { IngestFailure } from './ingest-record.js';

/** Largest document, in bytes. */
const documentLimit = 16 * 1024 * 1024;

export type ReadDocument = { readonly text: string } | { readonly reason: IngestFailure };

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const missing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? 'file_not_found'
    : 'unreadable';

/** Reads a text below the knowledge folder. Neither `..`, an absolute path nor a symbolic link leads out of it. */
export async function readDocument(folder: string, documentPath: string): Promise<ReadDocument> {
  if (
    isAbsolute(documentPath) ||
    /[\\\0]/.test(documentPath) ||
    !isInside(folder, resolve(folder, documentPath))
  ) {
    return { reason: 'outside_the_knowledge_folder' };
  }
  try {
    const real = await realpath(resolve(folder, documentPath));
    if (!isInside(await realpath(folder), real)) return { reason: 'outside_the_knowledge_folder' };
    await using file = await open(real, 'r');
    const { size, isFile } = await file
      .stat()
      .then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
    if (!isFile) return { reason: 'not_a_file' };
    if (size > documentLimit) return { reason: 'file_too_large' };
    const bytes = await file.readFile();
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { reason: 'not_text' };
  } catch (error) {
    return { reason: missing(error) };
  }
}
