import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isCode } from '../../names/mentions.js';
import { ATTENDS_EN, PHYSICS } from '../generic/class-words.js';
import type { FoundClass } from '../generic/own-grade.js';
import { classInWords, isClassWord } from './class-in-words.js';

/** Words for a stage in front of its number, as the schools of the English-speaking countries say. */
const STAGE =
  /(?<![\p{L}\d])(?:year|yr|grade|gr|form|class|std|standard|jss|sss|ss|primary|pry|basic|upper|lower|y|p|s)[ -]?$/u;
const STAGES = new Set(
  'year yr grade gr form class std standard jss sss ss primary pry basic upper lower y p s'.split(' '),
);
const PLAIN = new Set(['year', 'yr', 'grade', 'gr', 'form', 'class']);
/** Of those, the ones that nothing else is called by. */
const ONLY_OF_SCHOOLS = /^(?:jss|sss|pry)/;
const ONE_LETTER = /^[yps]$/;
const GROUP =
  /(?:class|form|homeroom|tutor|tutor group|form group|reg group|registration group|class group|year group)(?: is|:|,| number| no\.?)? $/;
const OWN_GROUP =
  /\b(?:my|our|his|her) (?:new |old )?(?:class|form|homeroom|tutor group|form group|reg group|year group)(?: is|'s|:|,| [-–—])? $|(?:child|son|daughter|pupil|student|kid)'s (?:class|form)(?: is|:| [-–—])? $/;
const HERE = /\b(?:in|from|to|of|for|we are|we're|we r|i'm|im|with) $/;
const OWN_HERE =
  /\b(?:(?:i'm|im|i am|we're|we are|we r|he's|she's|(?:is|was|are|study|studies|learn|am) (?:now )?)(?: (?:now|currently|still))?(?: in| from)?|hello from|hi from) $/;
const IS_MINE =
  /^,? (?:is|was) (?:my|our|his|her) (?:class|form|homeroom|tutor|tutor group|form group)(?![a-z])/;
const SAYS_SELF = /^,? (?:student|pupil|kid|here|girl|boy|parent)(?![a-z])/;

const SECTION_WORD =
  'red|blue|green|yellow|orange|purple|white|black|gold|silver|pink|violet|indigo|oak|ash|elm|maple|beech|birch|willow|cedar|pine|rowan|holly|hazel|chestnut|sycamore|cherry|larch|poplar|north|south|east|west|ruby|emerald|sapphire|diamond|topaz|amber|jade|pearl|robin|kestrel|falcon|eagle|owl|hawk|kingfisher|swift|lion|tiger|alpha|beta|gamma|delta';
const SECTIONS = new Set(SECTION_WORD.split('|'));
const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th']);
const SECTION = new RegExp(`^ (?:${SECTION_WORD})(?: [a-h](?![a-z]))?(?![a-z])`);
const TITLE_SECTION =
  /^ [A-Z][a-z]{2,}(?=$|[,.!?;)]| (?:has|is|and|are|have|at|this|today|class|won|for)(?![a-z]))/;
const SUBJECT =
  /^ (?:Maths?|Science|English|History|Geography|Biology|Chemistry|Physics|French|German|Spanish|Latin|Art|Music|Drama|Computing|Algebra|Geometry|Student|Pupil|Here|Religious|Civics|Economics)/;
/** "8KTM": the letters of the tutor; "12B1" and "10-2": a further number. */
const LETTERS = /^[A-Z]{2,4}(?![\p{L}\d])/u;
const NO_LETTERS =
  /^(?:KG|KM|CM|MM|GB|MB|TB|KB|PM|AM|WD|TH|ST|ND|RD|HZ|MHZ|GHZ|KW|KWH|ML|FPS|USD|EUR|GBP|RUB|BC|AD|BCE|CE|HP|XL|MAH|LB|LBS|OZ|FT|IN|HR|HRS|MIN|SEC|DAYS?|VS|OR|AND|OF|TO|NA|OH|CL|HCL|CO)$/;
/** "year 10 set 3", "Year 8 Y2" */
const SET = /^ (?:set \d|[A-Z]\d)(?![\p{L}\d])/u;
const LETTER = /^ ?[-–]? ?[a-hA-H](?![\p{L}\d'’])/u;
const SPLIT = /^(?:[-./]\d{1,2}|[A-H]\d)(?![\p{L}\d]|[-./]\d| ?[=+*])/u;
const ENDS =
  /^(?:$|[,.!?;)\n]| (?:at|of|in|and|now|this|but|so|with|student|pupil|here|class|next|rn|from)(?![a-z]))/;

/** Classes as English-speaking schools name them: "Year 9 Blue", "JSS2B", "P6", "8KTM", "class 11/3", "6th class", "X-B". */
export const classEn: Recognizer = {
  name: 'class-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    const add = (candidate: FoundClass | undefined): void => {
      if (candidate !== undefined) found.push({ ...candidate, type: 'CLASS', recognizer: 'class-en' });
    };
    for (const number of document.numbers)
      if (number.end - number.start <= 3) add(ofNumber(document, number));
    for (const token of document.cued) if (isClassWord(token)) add(classInWords(document, token));
    return found;
  },
};

function ofNumber(document: TextDocument, number: Token): FoundClass | undefined {
  const { text, lower, tokens } = document;
  const { start, end } = number;
  const previous = tokens[number.index - 1];
  if (previous?.script === 'cyrillic') return undefined;
  const isBehindWord = previous?.kind === 'word' && start - previous.end <= 1;
  if (end - start === 3) return isHomeroomNear(document, number) ? room(lower, number) : undefined;
  const isBehindStage = isBehindWord && STAGES.has(previous.lower);
  // Of "year 9" and "grade 8" nothing more is to be known here, unless something follows.
  if (!(isBehindStage && !PLAIN.has(previous.lower)) && !mayGoOn(document, number)) return undefined;
  const value = Number(number.lower);
  if (value < 1 || value > 13) return undefined;
  const before = lower.slice(Math.max(0, start - 32), start);
  const rest = text.slice(end, end + 24);
  const restLower = lower.slice(end, end + 36);
  const stage = isBehindStage ? STAGE.exec(before)?.[0] : undefined;
  if (stage !== undefined) return withStage(document, before, stage, rest, restLower, number);
  if (isBehindWord && start === previous.end) return undefined;
  return withoutStage(document, before, rest, restLower, number) ?? ordinal(before, restLower, number);
}

/** Whether what follows the number may belong to a class: most numbers are followed by a small word. */
function mayGoOn({ text, tokens }: TextDocument, { index, end }: Token): boolean {
  const next = tokens[index + 1];
  const code = text.charCodeAt(end);
  if (next === undefined || next.start > end + 1) return tokens[index - 1]?.lower === 'group';
  if (next.script === 'cyrillic') return false;
  if (next.start === end) return next.casing !== 'lower' || ORDINAL_ENDINGS.has(next.lower);
  if (code !== 0x20) return next.kind === 'number' && (code === 0x2d || code === 0x2e || code === 0x2f);
  return (
    next.kind === 'word' && (next.casing === 'title' || next.lower === 'set' || SECTIONS.has(next.lower))
  );
}

function isHomeroomNear({ tokens }: TextDocument, { index }: Token): boolean {
  for (let i = index - 1; i >= 0 && i >= index - 3; i--) if (tokens[i]!.lower === 'homeroom') return true;
  return false;
}

/** "homeroom 204", "homeroom 10-204" */
function room(lower: string, { start, end }: Token): FoundClass | undefined {
  const before = lower.slice(Math.max(0, start - 32), start);
  if (!/homeroom(?: is| number| no\.?|:)* (?:\d{1,2}-)?$/.test(before)) return undefined;
  const floor = /\d{1,2}-$/.exec(before)?.[0].length ?? 0;
  return { start: start - floor, end, score: 0.75, reason: 'room of a class' };
}

function withStage(
  document: TextDocument,
  before: string,
  stage: string,
  rest: string,
  restLower: string,
  { start, end }: Token,
): FoundClass | undefined {
  const word = stage.replace(/[ -]$/, '');
  const from = start - stage.length;
  const front = before.slice(0, -stage.length);
  const isOwn = (): boolean => ATTENDS_EN.test(front) || OWN_HERE.test(front) || OWN_GROUP.test(front);
  const isSelf = (): boolean => isOwn() || (front === '' && SAYS_SELF.test(restLower));
  const found = (length: number, reason: string): FoundClass => ({
    start: from,
    end: end + length,
    score: 0.94,
    reason,
  });
  if (ONE_LETTER.test(word)) {
    const isTied = word === stage;
    const letter = /^[A-Z](?![\p{L}\d])/u.exec(rest);
    if (isTied && letter !== null && (HERE.test(front) || isSelf()) && speaksOfPeople(document))
      return found(1, 'stage, number and letter');
    return isTied && ENDS.test(restLower) && isSelf() ? found(0, 'stage and its number') : undefined;
  }
  const section = SECTION.exec(restLower);
  if (section !== null && word !== 'standard' && !/^ [A-Z]/.test(rest.slice(section[0].length)))
    return found(section[0].length, 'stage, number and name of the class');
  const title = word === 'standard' ? null : TITLE_SECTION.exec(rest);
  if (title !== null && !SUBJECT.test(title[0]) && isOwn())
    return found(title[0].length, 'stage, number and name of the class');
  const split = SPLIT.exec(rest);
  if (split !== null && (word === 'class' || word === 'form' || isOwn()))
    return found(split[0].length, 'stage and a number in two parts');
  const set = SET.exec(rest);
  if (set !== null) return found(set[0].length, 'stage, number and set');
  const letters = LETTERS.exec(rest);
  if (letters !== null && !NO_LETTERS.test(letters[0]))
    return found(letters[0].length, 'stage, number and letters');
  const letter = LETTER.exec(rest);
  const isSchools = ONLY_OF_SCHOOLS.test(word) || word === 'ss';
  if (
    letter !== null &&
    (isSchools || word === 'std' || ((word === 'upper' || word === 'lower') && isSelf()))
  )
    return found(letter[0].length, 'stage, number and letter');
  if (isSchools && (ONLY_OF_SCHOOLS.test(word) || HERE.test(front) || isSelf()))
    return found(0, 'stage and its number');
  return /^(?:standard|std|primary|basic)$/.test(word) && isSelf()
    ? found(0, 'stage and its number')
    : undefined;
}

function withoutStage(
  document: TextDocument,
  before: string,
  rest: string,
  restLower: string,
  { start, end }: Token,
): FoundClass | undefined {
  const found = (length: number, reason: string): FoundClass => ({
    start,
    end: end + length,
    score: 0.9,
    reason,
  });
  const section = SECTION.exec(restLower);
  if (section !== null) {
    const isMine = IS_MINE.test(restLower.slice(section[0].length));
    const isMoved =
      /\b(?:from|to|into|in) $/.test(before) && rest[1] !== restLower[1] && speaksOfPeople(document);
    if (
      isMine ||
      isMoved ||
      OWN_GROUP.test(before) ||
      (/ (?:in|from) $/.test(before) && OWN_HERE.test(before) && rest[1] !== rest[1]!.toLowerCase())
    )
      return found(section[0].length, 'number and name of a class');
  }
  const title = rest.startsWith(' ') && OWN_GROUP.test(before) ? TITLE_SECTION.exec(rest) : null;
  if (title !== null) return found(title[0].length, 'number and name of a class');
  if (isLateLetter(document, before, rest, restLower)) return found(1, 'number and late letter of a class');
  const letters = LETTERS.exec(rest);
  if (letters !== null && !NO_LETTERS.test(letters[0])) {
    const isMine =
      GROUP.test(before) || OWN_HERE.test(before) || IS_MINE.test(restLower.slice(letters[0].length));
    return isMine ? found(letters[0].length, 'number and letters of a class') : undefined;
  }
  const split = SPLIT.exec(rest);
  if (split === null)
    return /year group:? $/.test(before) && ENDS.test(restLower) ? found(0, 'year of a group') : undefined;
  const isLettered = split[0].length === 2 && /[A-H]/.test(split[0]);
  const isMine =
    GROUP.test(before) ||
    IS_MINE.test(restLower.slice(split[0].length)) ||
    (/ (?:in|from) $/.test(before) && OWN_HERE.test(before) && ENDS.test(restLower.slice(split[0].length))) ||
    (isLettered && HERE.test(before) && ENDS.test(restLower.slice(2)));
  return isMine && !/^\.0?0$/.test(split[0]) ? found(split[0].length, 'class in two parts') : undefined;
}

const LATE = /^[I-Z](?![\p{L}\d'’°]|[-/+*=^])/u;
const JOINED =
  /\b(?:joined|join|joining|started|starting|starts|teach|teaches|taught|moved (?:to|from)|we|us|class|form|in|from|with|tutor|to|of|for) $/;
const AND_BEFORE = /\d{1,2}[A-Z] (?:and|or|vs|to|&) $/i;
const GROUP_BEHIND =
  /^ ?\(?(?:my|our) (?:class|form)|^ (?:group chat|chat|class|kids|parents|trip|boys|girls|assembly|timetable|form|pupils|students|homework|whatsapp)(?![a-z])/;

/** "i just joined 9J", "I teach 7R and 7W": letters that are units elsewhere, where people at school are spoken of. */
function isLateLetter(document: TextDocument, before: string, rest: string, restLower: string): boolean {
  if (!LATE.test(rest) || PHYSICS.test(document.lower) || isCode(document)) return false;
  if (GROUP_BEHIND.test(restLower.slice(1))) return true;
  return (JOINED.test(before) || AND_BEFORE.test(before)) && speaksOfPeople(document) && !/^[KV]/.test(rest);
}

function speaksOfPeople(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return personal + relations + schoolLife > 0;
}

const ORDINAL = /^(?:st|nd|rd|th)[ -](?:class|year|standard|std|form)(?:, room \d{1,3})?(?![a-z])/;

/** "I'm in 6th class", "2nd year student here" */
function ordinal(before: string, restLower: string, { start, end }: Token): FoundClass | undefined {
  const match = ORDINAL.exec(restLower);
  if (match === null) return undefined;
  const behind = restLower.slice(match[0].length);
  const isOwn =
    ATTENDS_EN.test(before) ||
    OWN_HERE.test(before) ||
    /\b(?:keep|kept|put|moved|hold|held) (?:me|him|her|us|them) (?:back )?(?:in|to|into|from) $/.test(
      before,
    ) ||
    (before === '' && SAYS_SELF.test(behind));
  return isOwn
    ? { start, end: end + match[0].length, score: 0.75, reason: 'stage of somebody around the writer' }
    : undefined;
}
