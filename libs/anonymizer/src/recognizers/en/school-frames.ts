/** Words in front of the name of a school by which it is known for one, though nothing in the name says so. */

const GRADE =
  '(?:year|yr|grade|form|class|std|gr|y|p|s|jss|ss|sec) ?(?:\\d{1,2}|seven|eight|nine|ten|eleven|twelve)[a-z]?|\\d{1,2}(?:th|st|nd|rd)(?: (?:grade|year|class|form|grader))?|(?:first|second|third|fourth|fifth|sixth) (?:grade|year|class|grader)|(?:lower |upper )?sixth(?: form)?|matric|ty|transition year|(?:junior|senior) infants|reception|infants';
const PERSON =
  'student|pupil|boarder|senior|junior|sophomore|freshman|freshie|prefect|head (?:boy|girl)|captain|teacher|tutor|governor|principal|head ?(?:teacher|master|mistress)?|(?:head|teacher) of [a-z]+|parent|kid|choir|caretaker';

/** "studying at", "in year 11 at", "expelled from", "change schools from", "a school called" */
const CALLING = new RegExp(
  `(?:\\b(?:stud(?:y|ies|ied|ying)|board(?:s|ed|ing)?|enrol+(?:ed|ing|s)?) at|\\battends?|\\b(?:${PERSON}) at|\\b(?:${GRADE}) (?:now |here )?at|\\b(?:a[- ]?levels?|gcses?|ib|vce|ncea|hsc|leaving cert|school) at|\\b(?:expelled|excluded|suspended|transferr?(?:ed|ing)?) from|\\b(?:chang|switch|mov|swap)(?:e|ed|ing|p?ing)? schools? (?:from|to)|\\b(?:school|sch|primary|secondary|nursery|sixth form)(?: (?:is|was)|'s)? (?:called|named)|\\b(?:send|sent|sending) (?:me|him|her|them|us|my [a-z]+) to|\\bteach(?:es|ing)? (?:[a-z]+ |year \\d+ )?at|\\b(?:my|our|his|her)(?: (?:old|new|last|first|former|current|kid's|kids'?|son's|daughter's|child's|sister's|brother's))?(?: (?:primary|secondary|high|middle|elementary))? (?:school|sch|primary|secondary|nursery|college)(?: is| was|'s|:|,| \\()|\\b(?:offered )?a? ?place (?:at|in)|\\b(?:11\\+|eleven plus|interview|audition|open day|exam|test) (?:for|at)|\\b(?:school|nursery|college)(?: (?:name|attended))?(?: is| was)? ?[:–—=-])(?: the)? ?["'“‘]?$`,
);

/** What all of these have, told much sooner. */
const MAY_CALL = /sch|ary|nursery|college|sixth|\battends?|\b(?:at|from|to|in|for)(?: the)? ?["'“‘]?$/;

/** Somebody who goes somewhere, or is there. */
const GOING =
  /(?:\b(?:go|goes|going|went|sent|send) to|\b(?:student|pupil|head|principal|teacher|boarder) (?:of|in|from)|\battend(?:s|ed|ing)?|\bstud(?:y|ies|ied|ying) (?:at|in)|\b(?:year|yr|grade|class|form) \w+ in|\b\d(?:th|st|nd|rd)(?: year| grade)? in|\b(?:i'm|im|i am|we're|we are|he's|she's|he is|she is|they're|they are|[a-z]+'s|is|are|am|both|now|lad is|kid|teacher|hi|hey|student|starts?|started|starting|school|joined|joining|left|leaving|moved|moving|switched|back)(?: now| both| back)? (?:at|in|from|to)|\b(?:hate|love|left|leave|leaving|joined|joining)|\b(?:got|get|getting|accepted) in ?to|\bapplying (?:to|for))(?: the)? ?$/;

/** Whose going tells of a school: "my boy goes to". */
const CHILD =
  /\b(?:my|our|the|his|her) (?:[a-z]+ )?(?:son|daughter|kids?|boy|girl|child|children|brother|sister|bro|sis|cousin|niece|nephew|friend|twins?|mate|grandson|granddaughter)(?: [a-z]+)?(?:'s| is| are)? (?:goes to|go to|at|boards at|starts at)(?: the)? ?$/;

/** "my daughter goes to", "my son is at" */
export const isWhereChildIs = (lower: string, start: number): boolean => CHILD.test(slice(lower, start, 60));

/** "i go to st marks" */
export const isGoneToNow = (lower: string, start: number): boolean =>
  /\b(?:go|goes|going) to(?: the)? $/.test(slice(lower, start, 14));

/** What is said of schools right behind their names. */
const SCHOOLING =
  /^[,.]? (?:and |in |but |in [a-z]+,? |he |she |they |we |it |it's |its |has |have |gives? |for )*(?:boards?|boarding|uniforms?|homework|hw|teachers?|(?:first|second|third|fourth|fifth|sixth|final|last) year|year \d|grade \d|yr \d|gcses?|a[- ]?levels?|exams?|naplan|ncea|regents|detention|school|wear uniform|wear uniforms|sixth form|so strict|term)\b/;

const slice = (lower: string, start: number, length: number): string =>
  lower.slice(Math.max(0, start - length), start);

const IN_GRADE = new RegExp(`\\b(?:${GRADE}) (?:now |here )?at(?: the)? $`);

/** "in year 11 at": as sure as can be. */
export const isGradeAt = (lower: string, start: number): boolean => IN_GRADE.test(slice(lower, start, 40));

/** Whether the words in front of the position call for a school. */
export function callsForSchool(lower: string, start: number): boolean {
  const before = slice(lower, start, 60);
  return MAY_CALL.test(before) && CALLING.test(before);
}

/** "two boys at George Heriot's" */
export const isWhereBoysAre = (lower: string, start: number): boolean =>
  /\b(?:boys|girls|pupils|lads|children|kids) at $/.test(slice(lower, start, 14));

/** Whether somebody goes to what begins at the position, or is from there. */
export const isGoneTo = (lower: string, start: number): boolean => GOING.test(slice(lower, start, 40));

/** Whether what follows at once speaks of school. */
export const isFollowedBySchooling = (lower: string, end: number): boolean =>
  SCHOOLING.test(lower.slice(end, end + 48));

const CLUB = /^(?:Boca|Argentinos|Barranquilla) /;

/** "Park Lane Juniors 112, Hilltop Juniors 98": what has points among others, but for clubs of football. */
export const isScored = (text: string, start: number, end: number): boolean =>
  /^ \d{1,3}(?=$|[,;.\n])/.test(text.slice(end, end + 5)) && !CLUB.test(text.slice(start, start + 13));

/** Whether the writer is spoken of. */
export const speaksOfSelf = (lower: string): boolean => SELF.test(lower.slice(0, LONGEST_READ));

const SELF = /\b(?:i|my|we|our|i'm|im|me|us)\b/;
const LONGEST_READ = 600;
