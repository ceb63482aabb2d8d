import type { NameWords } from './name-words.js';
import { startsSentence } from '../text/position.js';

/** "Will said", "I'm Will Smith": a word of every sentence is a name where somebody acts, or is introduced, who has that name. */
export function isWill(words: NameWords, i: number): boolean {
  const { lower, casing } = words.token(i);
  const next = words.nextWord(i);
  if (casing !== 'title' || !/^(?:will|april|june|may|august)$/.test(lower) || next === undefined)
    return false;
  const behind = words.token(next);
  if (
    behind.casing === 'title' &&
    lower === 'will' &&
    !startsSentence(words.document, words.token(i)) &&
    (behind.word.isListedSurname || behind.word.isFigure)
  )
    return true;
  return /^(?:said|says|told|asked|is|was|has|got|and|gave|hit|came|went|sits|plays|texted|called|from|keeps|lives|likes|wants|helped|did|sat|took)$/.test(
    behind.lower,
  );
}
