import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { attendedSchool, foreignSchool } from './attended-school.js';
import type { FoundSchool } from './found-school.js';

const LEVEL = new WordTest(
  'elementary|middle|high|primary|secondary|grammar|public|preparatory|prep|junior|senior|charter|catholic|magnet|boarding|community|central|international|comprehensive|infant|infants|day|girls|boys|intermediate|upper|lower|montessori|technical|islamic|jewish|muslim|christian|orthodox|hindu|convent|free|under|boarding|rc|ce|hs|ms|es',
);
const HEAD = new WordTest(
  'school|academy|college|prep|high|elementary|middle|primary|secondary|grammar|hs|ms|seminary|lyceum|gymnasium|kindergarten|preschool|nursery|montessori|comp',
);
const NOT_A_NAME = new WordTest(
  "the|a|an|my|our|your|his|her|their|this|that|at|in|to|from|of|for|and|or|is|are|was|were|go|goes|going|went|attend|attends|attended|after|before|new|old|big|small|good|best|all|every|any|some|no|which|what|public|private|local|same|first|last|next|another|other|each|most|many|law|medical|art|music|graduate|business|summer|sunday|driving|dance|with|about|into|like|start|started|starting|finish|finished|since|during|near|by|near|whole|entire|me|i|you|we|he|she|it|they|study|studying|enrolled|transferred|transfer|called|named|left|leave|drop|dropped|hate|love|bring|drive|walk|walked|skip|skipped|until|through|how|when|why|does|do|did|not|typical|average|american|english|british|russian|finnish|japanese|math|science|history|philosophical|athens|cooking|language|frankfurt|magic|witchcraft|hogwarts|harvard|vs|versus|than|beat|plato|plato's|aristotle|aristotle's",
);
/** Adjectives and verbs that small letters before a school are instead of its name. */
const NOT_A_SMALL_NAME = new WordTest(
  'good|great|nice|real|normal|regular|strict|cool|fancy|tiny|huge|super|bad|terrible|boring|nearby|neighborhood|current|former|previous|future|virtual|online|rural|urban|religious|military|football|sports?|ballet|drama|theater|theatre|acting|cute|weird|different|elite|top|posh|rich|poor|state|city|inner|suburban|brand|fantastic|horrible|stupid|expensive|dental|vet|nursing|finishing|flight|driving|night|evening|weekend|bible|if|because|but|so|then|than|only|just|really|also|too|still|again|have|has|had|get|got|find|need|want|make|made|enter|entering|graduate|graduated|graduating|teach|teaches|taught|in|on|per|between|my|your|second|third|fourth|fifth|sixth|finally|back|middle|year|years|grade|day|days|old',
);
/** Schools of films, of the arts and of services. */
const PUBLIC = new WordTest(
  "khan|umbrella|royal|french|police|hero|starfleet|jedi|swedish|naval|imperial|national|film|vampire|plato|plato's|spy|magic|witchcraft|hogwarts|harvard|xavier|xavier's|bauhaus|frankfurt|athenian",
);
const NUMBER = new WordTest('no|number|num');
const SHORT = new WordTest('ps|is|ms|jhs');
const ATTENDING =
  /(?:\b(?:go|goes|going|went) to|\battend(?:s|ed|ing)?|\bat|\bstud(?:y|ies|ying) at|\bfrom|\benroll?(?:ed)? (?:\w+ ){0,2}(?:at|in)|\btransfer(?:red|ring|s)? (?:to|from)|\bout of|\binto|\bjoin(?:ed|ing|s)?|\bmov(?:ed|ing) to|\b(?:leave|leaving|left|hate|hated|finished|quit|switched to)|\b(?:student|pupil|teacher|head|principal|junior|senior|captain|freshman) (?:at|of|in)|\bgrader (?:at|in)|\bgrade (?:at|in)|\b(?:my|our)(?: (?:old|new|first|last|former|current))? school(?:'s| is| was)?(?: called| named)?,?|\bschool:|\bschool name(?: is)?:?|\bteach(?:es)? at|\bworks at)(?: the)?\s*$/;

/** Schools by name or number: "Lincoln High School", "westview middle", "PS 118", "school no. 12". */
export const schoolEn: Recognizer = {
  name: 'school-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (!BEGINNINGS.has(token) || token.start < behind) continue;
      const candidate =
        numbered(document, token) ??
        (HEAD.accepts(token.word) ? named(document, token) : undefined) ??
        attendedSchool(document, token) ??
        foreignSchool(document, token);
      if (candidate === undefined) continue;
      behind = candidate.end;
      const last = found.at(-1);
      // "Lincoln High" was found before "School" was read.
      if (last !== undefined && candidate.start <= last.end) found.pop();
      found.push({ ...candidate, type: 'SCHOOL', recognizer: 'school-en' });
    }
    return found;
  },
};

const BEGINNINGS = new PrefixSet(
  "school$ ps$ is$ ms$ jhs$ academy$ college$ prep$ high$ elementary$ middle$ primary$ secondary$ grammar$ hs$ seminary$ gymnasium$ lyceum$ kindergarten$ preschool$ nursery$ montessori$ p$ comp$ attend$ attends$ attended$ attending$ enrolled$ enroled$ student$ pupil$ teacher$ prefect$ boarder$ freshman$ teach$ teaches$ transferred$ transferring$ go$ goes$ went$ i'm$ we're$ study$ studying$ scoil$ coláiste$ colaiste$ gaelscoil$ gaelcholáiste$ ysgol$ lycée$ lycee$ collège$ école$ ecole$ escuela$ colegio$ instituto$ liceo$ istituto$ liceum$ kendriya$ jawahar$ vidya$ dps$ kv$ dav$ jnv$ school's$",
);

function numbered(document: TextDocument, token: Token): FoundSchool | undefined {
  const { tokens, text, lower } = document;
  if (tokens[token.index + 1]?.start === token.end) return undefined;
  if (token.lower === 'p') return publicSchool(document, token);
  const isLyceum = /^(?:lyceum|gymnasium)$/.test(token.lower);
  const isSchool = token.lower === 'school' || isLyceum || SHORT.accepts(token.word);
  const next = tokens[token.index + 1];
  if (!isSchool || next === undefined) return undefined;
  const number = NUMBER.accepts(next.word) ? tokens[token.index + 2] : next;
  if (number?.kind !== 'number' || number.lower.length > 4) return undefined;
  const gap = text.slice(token.end, number.start);
  if (!/^(?:[ .]?(?:no|number|num)?[ .]{0,2}[#№]? ?|-)$/i.test(gap)) return undefined;
  const isAttended = ATTENDING.test(lower.slice(Math.max(0, token.start - 30), token.start));
  if (isLyceum && !(isAttended || (token.casing === 'title' && /[o№#]/i.test(gap)) || isOurs(lower, token)))
    return undefined;
  if (
    !isLyceum &&
    token.lower !== 'school' &&
    token.casing !== 'upper' &&
    !(isAttended && token.lower !== 'is')
  )
    return undefined;
  if (token.lower === 'is' && token.index > 0 && !isAttended) return undefined;
  if (
    token.lower === 'school' &&
    gap === ' ' &&
    tokens[number.index + 1]?.kind === 'word' &&
    text[number.end] === ' ' &&
    /s$/.test(tokens[number.index + 1]!.lower)
  )
    return undefined;
  const kind = tokens[token.index - 1];
  const isOfKind =
    kind !== undefined &&
    kind.end + 1 === token.start &&
    LEVEL.accepts(kind.word) &&
    token.lower === 'school';
  const start = isOfKind ? kind.start : token.start;
  return { start, end: number.end, score: 0.86, reason: 'school and its number' };
}

/** "pupils of Lyceum 239", "our gymnasium 12" */
const isOurs = (lower: string, { start }: Token): boolean =>
  /\b(?:our|my|pupils? of|students? of|kids from) $/.test(lower.slice(Math.max(0, start - 16), start));

/** "P.S. 58", where somebody goes; elsewhere it opens a postscript. */
function publicSchool({ text, lower }: TextDocument, token: Token): FoundSchool | undefined {
  const match = /^p\. ?s\. ?#?\d{1,3}(?!\d)/i.exec(text.slice(token.start, token.start + 12));
  const isSchool =
    match !== null &&
    (ATTENDING.test(lower.slice(Math.max(0, token.start - 30), token.start)) ||
      / (?:is my|is our|school|pupils?|students?)/.test(
        lower.slice(token.start + match[0].length, token.start + match[0].length + 10),
      ));
  return isSchool
    ? { start: token.start, end: token.start + match[0].length, score: 0.86, reason: 'school and its number' }
    : undefined;
}

function named(document: TextDocument, head: Token): FoundSchool | undefined {
  const { tokens, lower } = document;
  let last = head;
  const behind = tokens[head.index + 1];
  const goesOn =
    behind !== undefined &&
    behind.start === head.end + 1 &&
    /^(?:school|academy|college|high)$/.test(behind.lower) &&
    LEVEL.accepts(head.word);
  if (goesOn) last = behind;
  const final = goesOn ? tokens[behind.index + 1] : undefined;
  if (final?.lower === 'school' && final.start === last.end + 1) last = final;
  const { first, names } = nameBefore(document, head);
  if (names === 0) return ofTown(document, tokens[first]!, last) ?? called(document, head);
  const isWhole = last !== head || /^(?:school|academy|college)$/.test(head.lower);
  const start = tokens[first]!.start;
  const isAttended = ATTENDING.test(lower.slice(Math.max(0, start - 30), start));
  const isCapitalised = head.casing !== 'lower' && tokens[first]!.casing !== 'lower';
  if (!isWhole && !isAttended && !isCapitalised) return undefined;
  if (isTheory(document, last) && !(last !== head && isCapitalised)) return undefined;
  const article = tokens[first - 1];
  const isWithArticle =
    article?.lower === 'the' && article.casing === 'title' && first > 1 && article.end + 1 === start;
  return {
    start: isWithArticle ? article.start : start,
    end: last.end + (isCapitalised ? behindSchool(document, last) : 0),
    score: isWhole && isCapitalised ? 0.95 : isAttended ? 0.88 : 0.7,
    reason: 'name before a kind of school',
  };
}

/** "Harris Academy Peckham", "Bronx High School of Science", "King's College Lagos", "Loreto Convent School, Shimla" */
function behindSchool({ text, tokens }: TextDocument, last: Token): number {
  const rest = text.slice(last.end, last.end + 40);
  const match =
    last.lower === 'academy'
      ? /^ [A-Z][a-z]{4,}(?= (?:is|in|and|uniform|\d)|[,.!?]|$)/.exec(rest)
      : last.lower === 'school'
        ? /^ (?:of|for) (?:the )?[A-Z][a-z]+(?: and [A-Z][a-z]+| [A-Z][a-z]+)?/.exec(rest)
        : null;
  if (match !== null) return match[0].length;
  const next = tokens[last.index + 1];
  if (next?.casing !== 'title' || next.word.given !== undefined) return 0;
  const isTown = next.word.isPlace || (!next.word.isOrdinary && !next.word.isListedSurname);
  const town =
    /^,? [A-Z][a-z]+(?: [A-Z][a-z]+)?(?= ?(?:$|[.!?\n])| (?:student|pupil|is|and|in)(?![a-z]))/.exec(rest);
  return isTown && town !== null ? town[0].length : 0;
}

/** The words before a kind of school that name it. */
function nameBefore(document: TextDocument, head: Token): { first: number; names: number } {
  const { tokens, text, lower } = document;
  const small: number[] = [];
  let first = head.index;
  let names = 0;
  for (let i = head.index - 1; i >= 0 && head.index - i <= 5; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, tokens[i + 1]!.start);
    if (!/^(?:[ -]|\. |['’] ?| & )$/.test(gap) || token.kind !== 'word') break;
    if (LEVEL.accepts(token.word) && !(names > 0 && token.casing === 'lower')) {
      if (small.length === 0) first = i;
      continue;
    }
    if (token.lower === 'the' && names > 0) break;
    // "Plato's Academy" is none to go to.
    if (token.lower === 'national' && tokens[i - 1]?.lower === 's') continue;
    if (PUBLIC.accepts(token.word)) return { first: head.index, names: 0 };
    // "Our Lady of Grace"
    if (token.lower === 'of' && names > 0 && tokens[i - 1]?.casing === 'title') continue;
    const isOurLady =
      token.lower === 'our' &&
      token.casing === 'title' &&
      tokens[i + 1]!.casing === 'title' &&
      i + 1 < head.index;
    if (NOT_A_NAME.accepts(token.word) && token.lower !== 'of' && !isOurLady) {
      // "Al Ain English Speaking School": a part of a name, not one by itself.
      const isPart =
        token.casing === 'title' && !token.word.isStop && head.casing === 'title' && token.index > 0;
      if (!isPart || !isNameAt(document, i - 1)) break;
      continue;
    }
    const opens = startsSentence(document, token) && token.word.isOrdinary && names === 0;
    const isCapital = token.casing !== 'lower' && (!opens || head.casing === 'title');
    const isTied = token.lower === 's' || token.lower === 'st';
    if (!isCapital && !isTied) {
      if (NOT_A_SMALL_NAME.accepts(token.word) || names > 0) break;
      small.push(i);
      if (isAttendedBefore(lower, token)) {
        first = i;
        names = small.length;
        break;
      }
      if (small.length === 3) break;
      continue;
    }
    if (small.length > 0) break;
    names++;
    first = i;
  }
  return { first, names };
}

/** Whether a name with a capital stands there. */
function isNameAt({ tokens }: TextDocument, i: number): boolean {
  const token = tokens[i];
  return token?.casing === 'title' && !token.word.isStop && !NOT_A_NAME.accepts(token.word);
}

const CALLED =
  /^(?: name)?(?: is|'s)?(?: (?:called|named)| name is|:)? ?:? ((?:[A-Z][a-z'’]+)(?: [A-Z][a-z'’]+){0,3})/;

/** "my school is called Ridgeview", "school: Ridgeview" */
function called({ tokens, text }: TextDocument, head: Token): FoundSchool | undefined {
  if (head.lower !== 'school') return undefined;
  const rest = text.slice(head.end, head.end + 60);
  if (!/^(?: name(?: is)?:? |(?: is|'s) (?:called|named) |: )/.test(rest)) return undefined;
  const match = CALLED.exec(rest);
  if (match === null) return undefined;
  const start = head.end + match[0].length - match[1]!.length;
  const token = tokens.slice(head.index, head.index + 5).find((other) => other.start === start);
  if (token === undefined || token.word.isStop || (token.word.isOrdinary && !/ /.test(match[1]!)))
    return undefined;
  return { start, end: head.end + match[0].length, score: 0.8, reason: 'what a school is called' };
}

/** "Montessori School of Denver", "the British School of Brussels", where somebody goes. */
function ofTown({ text, lower, tokens }: TextDocument, kind: Token, last: Token): FoundSchool | undefined {
  const nation = tokens[last.index - 1];
  const isNational =
    kind === last &&
    nation?.casing === 'title' &&
    /^(?:british|american|english|russian|japanese)$/.test(nation.lower);
  const first = isNational ? nation : kind;
  if (first === last || !isAttendedBefore(lower, first)) return undefined;
  const match = /^ (?:of|in) [A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(text.slice(last.end, last.end + 40));
  const article = lower.startsWith('the ', first.start - 4) ? 4 : 0;
  return match === null
    ? undefined
    : {
        start: first.start - article,
        end: last.end + match[0].length,
        score: 0.8,
        reason: 'school of a town',
      };
}

/** Whether the words in front tell of going to a school. */
function isAttendedBefore(lower: string, { start }: Token): boolean {
  return ATTENDING.test(lower.slice(Math.max(0, start - 30), start));
}

/** "the Chicago School of economics" is no place to attend. */
function isTheory({ tokens, text }: TextDocument, last: Token): boolean {
  const next = tokens[last.index + 1];
  return next?.lower === 'of' && text.slice(last.end, next.start) === ' ';
}
