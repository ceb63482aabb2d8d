import type { TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';
import { speaksOfSelf } from './school-frames.js';
import { isFamousSchool } from './school-words.js';

const OF_WORKS =
  /\bin the (?:film|movie|novel|book|show|play|tv|series|story|musical)\b|\b(?:famous|founded|oldest|older than|prime ministers?)\b|^(?:what happens|how does \w+ feel)/;

/** "Is Eton College older than Harrow School?", "Churchill went to Harrow School", "Bayside High in the TV show" */
export function isSchoolOfLesson(document: TextDocument, first: number, last: number): boolean {
  const { lower, tokens } = document;
  if (isPersonal(document) || speaksOfSelf(lower)) return false;
  return (
    (last - first < 2 && isFamousSchool(tokens[first]!.lower)) ||
    OF_WORKS.test(lower.slice(0, LONGEST_READ)) ||
    // "Roosevelt Middle School" is named after one.
    subjectOf(document).figures.some((index) => index < first || index > last)
  );
}

const LONGEST_READ = 600;

/** Whether people around the writer are spoken of. */
export function isPersonal(document: TextDocument): boolean {
  const { personal, relations } = subjectOf(document);
  return personal + relations > 0;
}
