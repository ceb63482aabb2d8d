import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import type { ClassName } from './class-names.js';
import { isStreamKind } from './class-streams.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words over which the look back goes. */
const SKIPPED = set(
  'the class year form group same now currently both either classes whole all also just other only entire lower upper a my our his her their homeroom tutor reg registration section still set students kids',
);
/** What ties a class that stands right behind it. */
const DIRECT = set(
  `we us we're were i'm im am my our whole joined join joining joins teach teaches taught teaching teachin tutor tutoring
  cover covering covered started starting starts start leave leaving beat hate hates love missed homeroom repeating
  repeat repeated supervise supervising minding entering enter entered finishing mentor mentoring sub subbing`,
);
const TELLING = set('got have had tell ask told asked take takes mark');
const PREPOSITION = set('in from of with for to at into against vs inside out through as');
const GREETING = set('hi hey hello hiya yo heya ok so pls please');
/** People whose class it is. */
const PEOPLE = set(
  `kid kids girl girls boy boys lad lads child children daughter daughters son sons sister sisters brother brothers bro
  sis cousin cousins niece nephew friend friends mate mates bestie bff twin twins grandson granddaughter pupil pupils tamariki
  student students learner learners teacher teachers tutor parent parents mum mums mom moms dad dads rep reps captain
  prefect monitor head everyone everybody somebody someone anyone anybody people classmate classmates chap guy guys
  warmup starter plan quiz worksheet lesson cover test activity script seating display poster letter email newsletter rota
  grandchild grandkids grandchildren bairn lads sub bully bullies crush stepson stepdaughter me her him us them mine ours godson child's wee one ones partner buddy
  president secretary treasurer leader peers team chaperone volunteer stepbrother stepsister nan lassie lass
  girlfriend boyfriend gf bf ta sir miss substitute register timetable report reports homework assembly`,
);
const VERBS = set(
  `moved move moving moves put switched switch switching swapped swap swapping transferred transfer transferring add added
  adding changed change changing teach teaches taught teaching promoted demoted placed stuck assigned enrolled enrol
  enroll joined joining join going kicked dropped demote repeat belong belongs bumped sent admitted allocated rejoin
  registered starting started upgrade upgraded shift shifted shares share play playing played lost won stay staying
  swimming cover covering goes go going went attends attend sit sits study studies studying read learn reading`,
);
const BEING = set(
  "is are was were am i'm im we're he's she's they're hes shes be been being s isn't weren't wasn't",
);
const NOUNS_OF_CLASS = set('class form group grp tg homeroom section set year grade reg stream one division');
const BETWEEN = set(
  'now currently still just also only both not all here actually already up down back over else',
);

/** "Reg group 9SWN" */
const OF_FORM = set('homeroom tutor reg registration');

/** How far the look back goes. */
const FARTHEST = 7;

/** Whether somebody stands in front of the class that it belongs to: "moved to", "my son is in", "the parents of". */
export function isTiedBefore(document: TextDocument, name: ClassName): boolean {
  const { tokens, text } = document;
  if (isLabelled(document, name)) return true;
  let i = name.first - 1;
  let from = name.start;
  const least = Math.max(0, name.first - FARTHEST);
  const near = (): Token | undefined => {
    const token = i >= least ? tokens[i] : undefined;
    if (token === undefined || isCut(text, token.end, from)) return undefined;
    return token;
  };
  let token = near();
  let isOwned = false;
  while (token !== undefined && SKIPPED.has(token.lower)) {
    isOwned ||= token.lower === 'my' || token.lower === 'our' || OF_FORM.has(token.lower);
    if (token.lower === 'whole' || isOwned) return true;
    from = token.start;
    i--;
    token = near();
  }
  if (token === undefined) return false;
  if (DIRECT.has(token.lower)) return token.lower !== 'were' || tokens[i - 1]?.lower !== 'there';
  if (BEING.has(token.lower))
    return isSubject(tokens[i - 1], name.hasLevel) || (name.hasLevel && isSelf(token));
  if (name.hasLevel && (token.lower === 'doing' || (token.lower === 'in' && opens(tokens[i - 1]))))
    return true;
  // "my daughter Eva (3C)", "Ms Ortiz's 4th period"
  if (text.slice(token.end, from).includes('(') && (isPerson(token) || isNamed(token))) return true;
  // "I've got 9W last period"
  if (TELLING.has(token.lower)) return name.by !== 'set' && speaksOfSchool(document);
  if (!PREPOSITION.has(token.lower)) return false;
  // "In 6 Amethyst we are reading"
  if (
    token.lower === 'in' &&
    i === 0 &&
    name.by === 'stream' &&
    /^,? (?:we|i)\b/.test(document.lower.slice(name.end, name.end + 6))
  )
    return true;
  if (name.hasLevel && name.by === 'letter' && isTalkOfPeople(document)) return true;
  from = token.start;
  i--;
  token = near();
  while (token !== undefined && BETWEEN.has(token.lower)) {
    from = token.start;
    i--;
    token = near();
  }
  if (token === undefined) return false;
  if (BEING.has(token.lower))
    return isSelf(token) || (token.lower === 'were' && i === 0) || hasPerson(tokens, i - 1, least);
  if (isPerson(token) || isNamed(token)) return true;
  for (; token !== undefined; i--, token = near()) {
    if (VERBS.has(token.lower))
      return name.by !== 'stream' || name.hasLevel || hasPerson(tokens, name.first - 2, least);
    from = token.start;
  }
  return false;
}

const isSelf = (token: Token): boolean =>
  /^(?:am|i'm|im|we're|he's|she's|they're|hes|shes)$/.test(token.lower);

/** "we are 5 Oak", "my class is", "my bro is Form 2 West" */
function isSubject(token: Token | undefined, hasLevel: boolean): boolean {
  if (token === undefined) return false;
  return (
    /^(?:we|us|i|they|ours|mine|that's|number|code)$/.test(token.lower) ||
    NOUNS_OF_CLASS.has(token.lower) ||
    (hasLevel && isPerson(token))
  );
}

function speaksOfSchool({ lower }: TextDocument): boolean {
  return /\b(?:teach|class|form|lesson|homework|period|maths?|science|english|pe|history|geography|french|music|tutor|exam|test|school|detention|seating)/.test(
    lower.slice(0, LONGEST_READ),
  );
}

const LONGEST_READ = 400;

function isTalkOfPeople(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return personal + relations + schoolLife > 0;
}

const opens = (token: Token | undefined): boolean => token === undefined || GREETING.has(token.lower);

/** "kid", "kid's" */
const isPerson = ({ lower }: Token): boolean =>
  PEOPLE.has(lower) || (lower.endsWith("'s") && PEOPLE.has(lower.slice(0, -2)));

/** "my son is in", "Sam was in": somebody is, not something. */
function hasPerson(tokens: readonly Token[], index: number, least: number): boolean {
  for (let i = index; i >= least; i--) {
    const token = tokens[i]!;
    if (
      isPerson(token) ||
      isNamed(token) ||
      /^(?:i|we|he|she|they|you|who|me|him|her|us|them|i've|he's|she's|they've|we've)$/.test(token.lower)
    )
      return true;
  }
  return false;
}

const isNamed = (token: Token): boolean =>
  token.casing === 'title' && token.end - token.start > 1 && token.word.given !== undefined;

/** Whether a sentence ends between. */
function isCut(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ('.!?;\n:=+'.includes(text[i]!)) return true;
  return to - from > 3;
}

const LABEL =
  /(?:^|[\s,;.(|])(?:class|form|homeroom|section|reg|registration|(?:tutor|form|reg|year|class|registration)[ -]?(?:group|class)|current (?:class|year)|child|pupil|student|class ?(?:\/|&|and) ?section|(?:grade|year) ?(?:\/|&|and) ?(?:section|class)|year and (?:class|form)|year|yr|grade)(?: (?:name|and section))? ?(?:[:=]|–|—|-)(?: {0,2})$/;

/** "Class: 5 Maple", "Child's class – 2 Willow" */
function isLabelled({ lower, text }: TextDocument, { start }: ClassName): boolean {
  const sign = text[start - 1] === ' ' ? text[start - 2] : text[start - 1];
  return (
    sign !== undefined && ':=–—-'.includes(sign) && LABEL.test(lower.slice(Math.max(0, start - 32), start))
  );
}

const CROWD =
  /^(?:'s)? (?:class |form )?(?:kids|parents|mums|moms|dads|pupils|classmates|teacher|tutor|form tutor|homeroom|group ?chat|whatsapp|gc\b|assembly|register|timetable|here\b|class rep|(?:student|pupil|parent|mum|dad|kid|girl|boy)\b|class chat|class page|school trip|bubble|line-?up|girls|boys|lads|lot\b|students)|^ \((?:my|our|his|her) (?:class|form|group|tutor group)\b/;
/** "7M have PE" */
const LESSON_OF =
  /^ (?:have|has|had|got|need) (?:maths?|english|science|pe|french|assembly|lunch|history|art|a (?:test|trip|quiz|cover|sub)|no )\b/;

/** "What time does 9-2 have gym", "could 10X3 have the paper" */
const ASKED_OF = /(?:^|[^a-z])(?:do|does|did|can|could|should|will|is|are|has|have) $/;
const LESSON_ASKED_FOR =
  /^ (?:have|get|need) (?:gym|pe|maths?|swimming|lunch|recess|library|assembly|a (?:test|trip|quiz|sub))\b/;
const DEED_ASKED_FOR =
  /^ (?:(?:have|get|need) (?:the|their|to)|sit|go|start|finish|come|hand in|having|doing|allowed)\b/;
/** Whether somebody stands behind it: "9N group chat", "5P parents". */
export function isTiedBehind({ lower, tokens }: TextDocument, name: ClassName): boolean {
  const rest = lower.slice(name.end, name.end + 36);
  if (
    (name.by === 'code' || name.by === 'set') &&
    (LESSON_ASKED_FOR.test(rest) || (name.by === 'code' && DEED_ASKED_FOR.test(rest))) &&
    ASKED_OF.test(lower.slice(Math.max(0, name.start - 8), name.start))
  )
    return true;
  // "5K students", "2M girls" are counted.
  if (LESSON_OF.test(rest)) return true;
  if (
    name.by === 'stream' &&
    name.hasLevel &&
    isStreamKind(tokens[name.last]!.lower) &&
    /^ (?:needs?|has|have|had|is|are|won|lost|got|camp|class|trip|assembly|concert|chat|parents)\b/.test(rest)
  )
    return true;
  const isCounted = !name.hasLevel && name.by === 'letter' && /^[kmd]$/.test(tokens[name.last]!.lower);
  return !isCounted && name.by !== 'grade' && CROWD.test(rest);
}

const JOINED = /^,? ?(?:and|or|to|into|from|vs\.?|versus|against|&|\/|->|→|not|but not|with|plus|then)? ?$/;

/** Whether nothing but "and", "vs", a comma stands between. */
export const isJoined = (lower: string, from: number, to: number): boolean =>
  to >= from && to - from < 12 && JOINED.test(lower.slice(from, to));

/** "7R and 7W", "from 9 Red to 9 Blue": the second of two classes. */
export function isListed({ lower }: TextDocument, before: ClassName, name: ClassName): boolean {
  return (before.by === name.by || name.hasLevel) && isJoined(lower, before.end, name.start);
}

const OWN =
  /(?:\b(?:i am|i'm|im|i was|we're|we are|we r|(?:\w+ )?(?:pupil|student|teacher|girl|boy|kid|child|mum|mom|dad|parent|head|tutor|rep|captain|grader) (?:in|of)|he's|she's|hes|shes|he is|she is|they're|they are|who is|who's|i go into|going into|(?:\w+'s|(?:my|our|the) (?:\w+ )?(?:kid|child|daughter|son|sister|brother|bro|sis|cousin|niece|nephew|friend|twins?|girl|boy|kids|girls|boys|children|grandson|granddaughter|grandchild|little one|wee one|lad|lass|bairn|mate|bestie|stepson|stepdaughter|youngest|eldest|oldest)(?:'s| is| are|'re| was)?)) (?:a |still |now |only |just |currently |starting |doing |repeating )*(?:in |into )?|\b(?:joined|join|starts?|starting|started|entering|repeating|leaving|finished|teach|teaching|teaches|(?:goes|go|gone|went|going|moves?|moved|moving) (?:(?:up |down |back )(?:in)?to|into)|(?:put|puts|moved|move|placed|kept|want) (?:him|her|me|us|them|my \w+) (?:straight |up |down |back |now ){0,2}(?:in|into|to)|i repeat(?:ed)?|i skip(?:ped)?|the whole of) )$/;

/** "my son is in P6", "I'm in TY": a grade alone tells something only of somebody around the writer. */
export function isOwnGrade({ lower }: TextDocument, { start }: ClassName): boolean {
  const before = lower.slice(Math.max(0, start - 60), start);
  return OWN.test(before) && !OF_THING.test(before);
}

/** "what's 7/8" */
const OF_THING = /(?<![a-z])(?:what|that|it|there|here|how|which)'?s $/;

/** "the pupils of Room 5", "its hannah from room 12": who is of a room, at the end of what stands before. */
const OF_ROOM =
  /(?:\b(?:pupils|kids|children|students|class|parents|teacher) (?:of|in|from)|^(?:(?:hi|hey|hello),? )?(?:its|it's|this is|i'm|im) [a-z]+(?: [a-z]+)? from) $/;

const IN_SECTION = /\b(?:in|from|to|of|into|our|my|is) (?:the )?$/;

/** "I got put in set 3", "My son is in Div. 6": sets and rooms are those of people around the writer. */
export function isOwnRoom({ lower }: TextDocument, { start }: ClassName): boolean {
  const before = lower.slice(Math.max(0, start - 50), start);
  // "Help me with section 2"
  if (lower.startsWith('section', start) && !IN_SECTION.test(before)) return false;
  return (
    OWN.test(before) ||
    OF_ROOM.test(before) ||
    /(?:^|[^a-z])(?:i|i'm|im|i've|ive|me|my|our|us|him|her|we|child'?s?|kids?|son|daughter)[^a-z][^.!?\n]*$/.test(
      before,
    )
  );
}

const CALLED =
  /(?:^|[^a-z])(?:(?:my|our|his|her|their|child'?s|son'?s|daughter'?s|the) (?:\w+ )?(?:class|form|homeroom|section|(?:tutor |form |reg )?group|set|stream|hr)|(?:tutor|form|reg|registration) (?:group|grp))(?: (?:number|no|code|name))?(?: is|'s| was|:)? ?(?:the |called |named )?$/;

/** "my class is", "our homeroom is" */
export function isCalled({ lower }: TextDocument, { start }: ClassName): boolean {
  return CALLED.test(lower.slice(Math.max(0, start - 50), start));
}

/** The years of Scottish schools do as people do. */
const DEED_OF_YEAR =
  /^ (?:are|is|have|has|had|got|will|were|was) (?:all |both |now |still )?(?:going (?:to (?:the|a|see|visit|have|perform|sing|camp)|on a|swimming|away)|putting|doing|having|off|reading|learning|making|performing|visiting|collecting|singing|the flu|swimming|a trip|gym|assembly|on a trip|been|to learn)\b|^ (?:wants?|needs?|loved?|hated?|asked|asks?|says?) [a-z]|^ (?:class|kids|pupils|teacher|parents|assembly)\b/;
const YEAR_OF_SCHOOL = /^(?:p[1-7]|s[1-6])$/;

/** "P7 are putting on a play", "all of S3 is going", "my P5 class" */
export function isYearOfPeople({ lower }: TextDocument, { start, end }: ClassName): boolean {
  return YEAR_OF_SCHOOL.test(lower.slice(start, end)) && DEED_OF_YEAR.test(lower.slice(end, end + 36));
}
