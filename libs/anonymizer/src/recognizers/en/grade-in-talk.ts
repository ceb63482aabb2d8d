import type { TextDocument } from '../../text/document.js';
import type { ClassName } from './class-names.js';
import { CHILD_BEHIND } from './grade-of-task.js';

/** What tells, without a name or a number beside it, that a grade is that of the writer, of their child or of their pupils. */

const REACH = 64;
const LONGEST_MESSAGE = 600;

/** "Year 9 here", "Year 4, can you help me with the Romans": the message begins with it, and tells of the writer. */
const OPENED =
  /^(?: here\b|!| (?:is|are) (?:learning|doing|making|studying|practising|practicing) |, [^.?!\n]{0,56}\b(?:i|i'm|im|my|me|we|our)\b)/;
/** "5th class project on the Burren", "7th grade science homework: what is a food chain" */
const WORK_BEHIND = /^(?: [a-z]{2,12})? (?:homework|hw|project on)\b/;
/** "we lost in Year 11", "next year i will be in yr 3" */
const PREPOSITION = /\b(?:in|from|since|into) (?:the )?$/;
const FIRST_PERSON = /(?<![a-z'])(?:we|i|i'm|im|i've|i'll|my|our|(?<!the )us|me)(?![a-z'])/;
const SENTENCE_END = /[.!?\n]/;
/** "I've Year 2 all day", "Supply today: Y5", "My Grade 1 group" */
const TEACHES =
  /(?:\b(?:i(?:['’]ve| have| take| look after| cover)|my)|supply (?:today|tomorrow|this week):?) $/;
/** "My ward is in …", "our girl needs a … place", "his class (…)" */
const KIN =
  /\b(?:my|our) (?:[a-z]+ )?(?:kid|child|daughter|son|sister|brother|bro|sis|cousin|niece|nephew|twins?|girl|boy|lad|lass|ward|grandson|granddaughter|grandchild|godson|goddaughter|stepson|stepdaughter|little man|little one|wee one|youngest|eldest|oldest)(?![a-z])|\b(?:mum|mom|mother|dad|father|parent|guardian|gran|grandmother|grandfather|grandparent) of an?\b/;

/** "How many words should a Grade 3 child spell? Mine gets six out of ten" */
const MINE =
  /\bmine (?:is|isn't|gets|can|can't|has|hasn't|was|still|does|doesn't|loves|hates|says|knows|needs)\b/;

export function isGradeInTalk({ lower }: TextDocument, { start, end }: ClassName): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  if (start === 0 && (OPENED.test(behind) || WORK_BEHIND.test(behind))) return true;
  if (TEACHES.test(before) || KIN.test(lower.slice(0, LONGEST_MESSAGE))) return true;
  if (CHILD_BEHIND.test(behind) && MINE.test(lower.slice(0, LONGEST_MESSAGE))) return true;
  return PREPOSITION.test(before) && FIRST_PERSON.test(lastSentence(before) + firstSentence(behind));
}

const lastSentence = (text: string): string => text.split(SENTENCE_END).at(-1)!;
const firstSentence = (text: string): string => text.split(SENTENCE_END, 1)[0]!;
