import { watch, type FSWatcher } from 'node:fs';
import { listTexts } from './list-texts.js';

const settleMs = 150;
/** A folder that is not there tells of nothing: it is looked for again after this. */
const lookAgainMs = 500;

export interface FolderWatch {
  /** Resolves when nothing is read any more. */
  close: () => Promise<void>;
}

/** Hands over every text in the folder, then each one that is new or was changed. */
export function watchFolder(
  folder: string,
  found: (documentPath: string) => Promise<void>,
  warn: (message: string, cause: unknown) => void,
): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let known: ReadonlyMap<string, string> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let isMissing = false;
  let scanning: Promise<void> = Promise.resolve();

  const rescan = async () => {
    timer = undefined;
    if (closed) return;
    try {
      // Followed before it is read: what appears in between is seen by the one or the other.
      const files = await listTexts(folder, follow);
      const changed = [...files].filter(([path, mark]) => known.get(path) !== mark);
      known = files;
      isMissing = false;
      for (const [path] of changed) if (!closed) await found(path);
    } catch (cause) {
      if (closed) return;
      if (!isMissing) warn(`the knowledge folder ${folder} could not be read`, cause);
      isMissing = true;
      known = new Map();
      soon(lookAgainMs);
    }
  };
  const soon = (ms = settleMs) => {
    if (!closed) timer ??= setTimeout(() => (scanning = scanning.then(rescan)), ms);
  };
  const follow = (path: string) => {
    if (closed || watchers.has(path)) return;
    const watcher = watch(path, () => soon());
    const forget = () => {
      watcher.close();
      watchers.delete(path);
    };
    watcher.on('error', forget);
    // A folder that was removed and made again is another folder: watch that one.
    watcher.on('change', (event) => event === 'rename' && forget());
    watchers.set(path, watcher);
  };

  scanning = rescan();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
      await scanning;
    },
  };
}
