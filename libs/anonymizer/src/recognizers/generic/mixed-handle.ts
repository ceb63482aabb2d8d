import type { Candidate, Recognizer } from '../../recognizer.js';
import { isNickname, isNoProgram } from './handle-in-talk.js';
import { handleEnd, handleStart } from './handle-shape.js';

/** "barsik_Vova": no constant, and no name of a file either. */
const MIXED = /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z\d]+(?:_+[A-Za-z\d]+)+_*$/;

/** "скачай игру, где она ZXC_master_Den": in Russian talk of no program, letters of both cases tied by "_" are a nickname. */
export const mixedHandle: Recognizer = {
  name: 'mixed-handle',
  locale: 'ru',
  find(document) {
    const { text } = document;
    const found: Candidate[] = [];
    let isProse: boolean | undefined;
    let behind: number;
    for (let at = text.indexOf('_'); at !== -1; at = text.indexOf('_', behind)) {
      const start = handleStart(text, at);
      const end = handleEnd(text, at);
      behind = Math.max(end, at + 1);
      const name = text.slice(start, end);
      if ('@/.:\\'.includes(text[start - 1] ?? ' ') || '@(=/\\'.includes(text[end] ?? ' ')) continue;
      if (!MIXED.test(name) || !isNickname(name)) continue;
      if (!(isProse ??= isNoProgram(document))) break;
      const reason = 'letters of both cases tied by "_" in talk';
      found.push({ start, end, type: 'HANDLE', score: 0.95, recognizer: 'mixed-handle', reason });
    }
    return found;
  },
};
