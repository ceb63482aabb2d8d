import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { isOfNamed } from '../generic/grade-ties.js';
import type { ClassName } from './class-names.js';
import { isOwnedBehind } from './owned-behind.js';

/** What ties a grade without a letter to somebody whom the message is about, beside "my son is in". */

const KIN =
  '(?:kid|child|daughter|son|sister|brother|bro|sis|cousin|niece|nephew|twins?|girl|boy|grandson|granddaughter|grandchild|little one|wee one|lad|lass|stepson|stepdaughter|stepbrother|stepsister|godson|goddaughter|youngest|eldest|oldest|middle one)';
const LONGEST_BEFORE = 64;
const LONGEST_BEHIND = 72;

/** "My daughter, Year 2, writes", "my son Tom (Y8)" */
const APPOSED = new RegExp(String.raw`\b(?:my|our) (?:[a-z]+ )?${KIN}(?: [a-z'-]+)?(?:, | ?\()$`);
/** "They moved her up from 2nd grade to 3rd grade" */
const MOVED =
  /\b(?:moved|moving|move|bumped|switched|promoted|pushed|held) (?:him|her|me|us|them|(?:my|our) [a-z]+) (?:straight |up |down |back |ahead ){0,2}(?:from|from [^.,;!?\n]{1,12} to) $/;
/** "I'm its owner and also the P5 teacher" */
const IN_OFFICE = /\b(?:i'm|im|i am|i work)\b[^.?!\n]{0,44} (?:the|a|an|your) $/;
const OFFICE = /^ (?:teacher|tutor|ta|head|lead|leader)\b/;
/** "p7 rep wants to know": who stands for a class. */
const REP = /^ (?:class )?rep\b/;
const GREETING = String.raw`^(?:(?:so|hi|hey|hello|ok|yo),? )?`;
/** "In S5 with three Highers and a job, how do I plan the week?" */
const OPENS_IN = new RegExp(`${GREETING}(?:currently |now )?in $`);
const LIFE_IN = /^(?:,| with| at| and| now| doing) [^.?!\n]{0,56}\b(?:i|i'm|im|i've|my|me)\b/;
/** "1st year, can't open my locker": the message begins with it, and goes on about the writer's own days. */
const OPENS = new RegExp(`${GREETING}$`);
const OWN_LIFE =
  /^, [^.?!\n]{0,48}\b(?:my (?:locker|class|form|tutor|teacher|mum|mom|dad|parents|friends?|mates?|bestie|school|bus|lunch|bag|phone|chromebook|timetable|schedule|brother|sister|crush|coach|seat|desk|password)|i (?:lost|forgot|missed|hate|failed))\b/;
/** "6th Class graduation song ideas", "our P7 leavers" */
const EVENT = /^ (?:graduation|leavers|nativity|residential|school trip|class trip)\b/;
const OPENS_EVENT = /(?:^|[.!?\n] ?|\b(?:our|my|for|the) )$/;
/** "Our P6": "our S3" may be a store, "our 2nd year" that of a marriage. */
const OURS = /\bour $/;
const MAY_BE_OURS =
  /^(?:p|y|yr|year|primary|grade|gr|form|jss|class|std|standard)[ .]?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|^(?:junior|senior) infants|^(?:(?:grade|gr) [rk]|ty)$/;
/** "my Prep child": whose grade is one's own. */
const OWNED = /\b(?:my|our) $/;
const CHILD_BEHIND = /^ (?:child|kid|son|daughter|boy|girl|twins?|pupils?|students?|learners?|kids|class)\b/;
/** "Which book is Senior Infants on? My boy says": a class that does something, and a child. */
const DOES = /(?:^|[^a-z])(?:is|are|does|do|did|has|have) $/;
const DEED = /^ (?:on|up to|doing|reading|having|learning|getting|going|off|back|have|need|allowed)\b/;
const CHILD = new RegExp(String.raw`\b(?:my|our) (?:[a-z]+ )?${KIN}\b`);
const LONGEST_MESSAGE = 400;
/** "help Grade Two count to 20, I'm their student teacher" */
const THEIR_TEACHER = /\b(?:i'm|i am|im|as|i,) their (?:[a-z]+ )?(?:teacher|tutor|ta|sna)\b/;
/** "i go ashton heights (y8)" */
const AT_SCHOOL =
  /\b(?:i|he|she|we|they|who|im|i'm) (?:go|goes|went|am|attend|attends|study|at)(?: (?:to|at))? [^.,!?()\n]{2,40} ?\($/;
/** "from jordan b 7th grade": who writes. */
const SIGNED = new RegExp(
  `${GREETING}(?:from|im|i'm|its|it's|this is|i am|my name is|name is) ([a-z'-]+)(?: [a-z'-]+)?,? \\(?$`,
);

/** "Lewis in P4" on a grid. */
const RACES = /\b(?:f1|grand prix|race|grid|qualifying|podium|lap)\b/;

/** Whether the words around tell whose grade it is. */
export function isGradeOfSomebody(document: TextDocument, name: ClassName): boolean {
  const { lower } = document;
  const before = lower.slice(Math.max(0, name.start - LONGEST_BEFORE), name.start);
  const behind = lower.slice(name.end, name.end + LONGEST_BEHIND);
  const isOpening = name.start < LONGEST_BEFORE;
  if (REP.test(behind) || (OFFICE.test(behind) && IN_OFFICE.test(before))) return true;
  if (isOwnedBehind(document, name.end) || occurs(document, THEIR_TEACHER)) return true;
  if (APPOSED.test(before)) return (before.endsWith('(') ? /^\)/ : /^(?:$|[,.;!?\n])/).test(behind);
  if (before.endsWith('(') && behind.startsWith(')'))
    return AT_SCHOOL.test(before) || isSmallName(document.tokens[name.first - 1]);
  if (MOVED.test(before)) return true;
  if (isOfNamed(document, document.tokens[name.first]!))
    return !behind.startsWith(' of ') && !occurs(document, RACES);
  if (EVENT.test(behind) && OPENS_EVENT.test(before)) return true;
  const value = lower.slice(name.start, name.end);
  if (OWNED.test(before) && CHILD_BEHIND.test(behind)) return true;
  if (OURS.test(before)) return MAY_BE_OURS.test(value);
  if (isOpening && OPENS_IN.test(before)) return LIFE_IN.test(behind);
  if (isOpening && OPENS.test(before)) return OWN_LIFE.test(behind);
  if (DOES.test(before) && DEED.test(behind)) return CHILD.test(lower.slice(0, LONGEST_MESSAGE));
  return isOpening && SIGNED.test(before) && hasGivenName(document, name);
}

const WRITER = /^(?:(?:hi|hey|hello),? )?(?:its|it's|this is|i'm|im) [a-z'-]+(?: [a-z'-]+)? (?:from|in) $/;

/** "hi its hannah from room 12" */
export function isWriterOf({ lower, tokens }: TextDocument, { start, first }: ClassName): boolean {
  return (
    start < LONGEST_BEFORE &&
    WRITER.test(lower.slice(0, start)) &&
    (tokens[first - 2]?.word.given ?? tokens[first - 3]?.word.given) !== undefined
  );
}

/** "tom (y8)" */
const isSmallName = (token: Token | undefined): boolean =>
  token?.word.given !== undefined && !token.word.isOrdinary && !token.word.isFigure;

/** Whether one of the two words before is a given name. */
const hasGivenName = ({ tokens }: TextDocument, { first }: ClassName): boolean =>
  isSmallName(tokens[first - 1]) || isSmallName(tokens[first - 2]);
