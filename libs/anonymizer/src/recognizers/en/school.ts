import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';

const LEVEL =
  /^(?:elementary|middle|high|primary|secondary|grammar|public|preparatory|prep|junior|senior|charter|catholic|magnet|boarding|community|central|international|comprehensive|infant|infants|day|girls|boys|intermediate|upper|lower|montessori|technical|hs|ms|es)$/;
const HEAD =
  /^(?:school|academy|college|prep|high|elementary|middle|primary|secondary|grammar|hs|ms|seminary|gymnasium|lyceum|gymnasium|kindergarten|preschool|nursery)$/;
const NOT_A_NAME =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|at|in|to|from|of|for|and|or|is|are|was|were|go|goes|going|went|attend|attends|attended|after|before|new|old|big|small|good|best|all|every|any|some|no|which|what|public|private|local|same|first|last|next|another|other|each|most|many|free|law|medical|art|music|graduate|business|summer|sunday|driving|dance|with|about|into|like|start|started|starting|finish|finished|since|during|near|by|near|whole|entire|me|i|you|we|he|she|it|they|study|studying|enrolled|transferred|transfer|called|named|left|leave|drop|dropped|hate|love|bring|drive|walk|walked|skip|skipped|until|through|how|when|why|does|do|did|not|typical|average|american|english|british|russian|finnish|japanese|math|science|history|philosophical|athens|cooking|language|frankfurt|magic|witchcraft|hogwarts|harvard|vs|versus|than|beat|plato|plato's|aristotle|aristotle's)$/;
const ATTENDING =
  /(?:\b(?:go|goes|going|went) to|\battend(?:s|ed|ing)?|\bat|\bstud(?:y|ies|ying) at|\bfrom|\benrolled (?:at|in)|\btransfer(?:red|ring|s)? (?:to|from)|\bstudent (?:at|of|in)|\bgrader at|\bmy school is(?: called)?|\bschool:|\bschool name(?: is)?:?|\bteach(?:es)? at|\bworks at)\s*$/;

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
        numbered(document, token) ?? (HEAD.test(token.lower) ? named(document, token) : undefined);
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
  'school$ ps$ is$ ms$ jhs$ academy$ college$ prep$ high$ elementary$ middle$ primary$ secondary$ grammar$ hs$ seminary$ gymnasium$ lyceum$ kindergarten$ preschool$ nursery$',
);

type Found = Omit<Candidate, 'type' | 'recognizer'>;

function numbered({ tokens, text }: TextDocument, token: Token): Found | undefined {
  if (tokens[token.index + 1]?.start === token.end) return undefined;
  const isSchool = token.lower === 'school' || /^(?:ps|is|ms|jhs)$/.test(token.lower);
  const next = tokens[token.index + 1];
  if (!isSchool || next === undefined) return undefined;
  const number = /^(?:no|number|num)$/.test(next.lower) ? tokens[token.index + 2] : next;
  if (number?.kind !== 'number' || number.lower.length > 4) return undefined;
  const gap = text.slice(token.end, number.start);
  if (!/^(?:[ .]?(?:no|number|num)?[ .]{0,2}[#№]? ?|-)$/i.test(gap)) return undefined;
  if (token.lower !== 'school' && token.casing !== 'upper') return undefined;
  if (token.lower === 'is' && !/\b(?:at|to|in|from) $/i.test(text.slice(0, token.start).slice(-6)))
    return undefined;
  if (
    token.lower === 'school' &&
    gap === ' ' &&
    tokens[number.index + 1]?.kind === 'word' &&
    text[number.end] === ' ' &&
    /s$/.test(tokens[number.index + 1]!.lower)
  )
    return undefined;
  return { start: token.start, end: number.end, score: 0.86, reason: 'school and its number' };
}

function named(document: TextDocument, head: Token): Found | undefined {
  const { tokens, text, lower } = document;
  let last = head;
  const behind = tokens[head.index + 1];
  const goesOn =
    behind !== undefined &&
    behind.start === head.end + 1 &&
    /^(?:school|academy|college|high)$/.test(behind.lower) &&
    LEVEL.test(head.lower);
  if (goesOn) last = behind;
  const final = goesOn ? tokens[behind.index + 1] : undefined;
  if (final?.lower === 'school' && final.start === last.end + 1) last = final;
  let first = head.index;
  let names = 0;
  for (let i = head.index - 1; i >= 0 && head.index - i <= 5; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, tokens[i + 1]!.start);
    if (!/^(?:[ -]|\. |'|’| & )$/.test(gap) || token.kind !== 'word') break;
    if (LEVEL.test(token.lower)) {
      first = i;
      continue;
    }
    // "Our Lady of Grace"
    if (token.lower === 'of' && names > 0 && tokens[i - 1]?.casing === 'title') continue;
    const isOurLady = token.lower === 'our' && token.casing === 'title' && tokens[i + 1]!.casing === 'title';
    if (NOT_A_NAME.test(token.lower) && token.lower !== 'of' && !isOurLady) break;
    const isCapital =
      token.casing !== 'lower' && (!startsSentence(document, token) || !token.word.isOrdinary || names > 0);
    const isUnusual = !token.word.isOrdinary;
    const isAttended =
      ATTENDING.test(lower.slice(Math.max(0, token.start - 30), token.start)) ||
      token.lower === 's' ||
      token.lower === 'st';
    if (!isCapital && !isAttended && !(isUnusual && names === 0 && isAttendedBefore(document, i))) break;
    names++;
    first = i;
  }
  if (names === 0) return ofTown(document, tokens[first]!, last);
  const isWhole = last !== head || /^(?:school|academy|college)$/.test(head.lower);
  const isAttended = ATTENDING.test(
    lower.slice(Math.max(0, tokens[first]!.start - 30), tokens[first]!.start),
  );
  const isCapitalised = head.casing === 'title' && tokens[first]!.casing === 'title';
  if (!isWhole && !isAttended && !isCapitalised) return undefined;
  if (isTheory(document, last)) return undefined;
  return {
    start: tokens[first]!.start,
    end: last.end,
    score: isAttended ? 0.88 : 0.7,
    reason: 'name before a kind of school',
  };
}

/** "Montessori School of Denver", where somebody goes. */
function ofTown({ text, lower }: TextDocument, first: Token, last: Token): Found | undefined {
  if (first === last || !ATTENDING.test(lower.slice(Math.max(0, first.start - 30), first.start)))
    return undefined;
  const match = /^ (?:of|in) [A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(text.slice(last.end, last.end + 40));
  return match === null
    ? undefined
    : { start: first.start, end: last.end + match[0].length, score: 0.8, reason: 'school of a town' };
}

/** Whether one of the two words before tells of going to a school. */
function isAttendedBefore({ tokens, lower }: TextDocument, i: number): boolean {
  const start = tokens[Math.max(0, i - 1)]!.start;
  return (
    ATTENDING.test(lower.slice(Math.max(0, start - 30), start)) ||
    ATTENDING.test(lower.slice(Math.max(0, tokens[i]!.start - 30), tokens[i]!.start))
  );
}

/** "the Chicago School of economics" is no place to attend. */
function isTheory({ tokens, text }: TextDocument, last: Token): boolean {
  const next = tokens[last.index + 1];
  return next?.lower === 'of' && text.slice(last.end, next.start) === ' ';
}
