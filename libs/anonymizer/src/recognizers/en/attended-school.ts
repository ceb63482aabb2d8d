import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import type { FoundSchool } from './found-school.js';

/** Schools whose name has no English word for a school in it. */

const TITLE = "\\p{Lu}[\\p{L}'’]+";
const NAME = new RegExp(
  `^[,:]? ((?:the )?(?:St\\.? )?${TITLE}(?:(?: of| the| and| &)? ${TITLE}){0,3})(?:, ${TITLE}(?= ?(?:$|[.!?\\n])))?`,
  'u',
);
/** What a school is said to be, or who goes there, up to the end of the cue. */
const SURELY =
  /(?:\b(?:my|our|his|her)(?: (?:old|new|first|last|former|current|high|primary|middle|secondary|elementary))* school(?:'s| is| was| name is| name's)?(?: called| named)?|^school(?: name)?|\benrol(?:l)?ed (?:at|in)|\battend(?:s|ed|ing)?|\b(?:student|pupil|teacher|prefect|head (?:boy|girl)|freshman|boarder) at|\bteach(?:es)? at|\btransferr(?:ed|ing) (?:to|from))$/;
const GOES =
  /\b(?:(?:i|we|brother|sister|son|daughter|cousin|friend|kids?) (?:now |still |also |used to )?(?:goe?s?|went) to|(?:i'm|we're|i am|we are|study|studying) at)$/;
const HOLY =
  /^(?:the )?(?:St\.? |Saint |Holy |Sacred |Our Lady|Blessed |Bishop |Archbishop |Cardinal |Immaculate |Notre Dame|Loreto|Mercy |Trinity |Convent |Christ )/;
const NO_SCHOOL =
  /^(?:the )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Google|Zoom|English|Maths?|Math|Science|History|French|Spanish|German|Latin|Art|Music|Christmas|Easter|Mr|Mrs|Ms|Miss|Dr|Year|Grade|Hogwarts|Khan|Harvard|Oxford|Cambridge|Yale|Stanford|Church|Mass|Sunday|Kazakhstan|Ancient|Hebrew|Christian|University|Zoom|Teams|Classroom|[A-Z]+$)(?![a-z])/;

/** "I attend Sacred Heart", "our school, Maple Grove, has a pool", "I go to St. Mary's". */
export function attendedSchool(document: TextDocument, token: Token): FoundSchool | undefined {
  const { text, lower, tokens } = document;
  let { end } = token;
  for (let i = token.index + 1; i < token.index + 5; i++) {
    const next = tokens[i];
    if (next === undefined || next.casing !== 'lower' || next.start - end > 2) break;
    end = next.end;
  }
  if (tokens[token.index + 1]?.casing === 'title' && tokens[token.index + 1]!.start - token.end <= 2)
    end = token.end;
  const cue = lower.slice(Math.max(0, end - 48), end);
  const isSure = SURELY.test(cue);
  if (!isSure && !GOES.test(cue)) return undefined;
  const match = NAME.exec(text.slice(end, end + 64));
  // What has a word for a school in it is read from there.
  if (
    match === null ||
    HEAD.test(match[1]!) ||
    NO_SCHOOL.test(match[1]!) ||
    (!isSure && !HOLY.test(match[1]!))
  )
    return undefined;
  const start = end + match[0].indexOf(match[1]!);
  const first = tokens.slice(token.index, token.index + 7).find((other) => other.start >= start);
  if (first === undefined) return undefined;
  const isOneWord = !/[ .]/.test(match[1]!);
  if (isOneWord && (first.word.isOrdinary || first.word.isStop || first.word.given !== undefined))
    return undefined;
  if (isOneWord && first.word.isPlace && !/school(?:'s| is| was)? (?:called|named)?$|school,?$/.test(cue))
    return undefined;
  return {
    start,
    end: end + match[0].length,
    score: 0.9,
    reason: 'what a school is called that somebody goes to',
  };
}

const HEAD =
  /(?:School|Academy|College|Elementary|Middle|Primary|Secondary|High|Grammar|Prep|Gymnasium|Lyceum|Nursery|Kindergarten)(?!\p{L})/u;
const HEADS = new Set(
  `scoil coláiste colaiste gaelscoil gaelcholáiste ysgol lycée lycee collège école ecole escuela colegio instituto liceo istituto liceum
  kendriya jawahar vidya dps kv dav jnv`.split(/\s+/),
);
const BEHIND = new RegExp(
  `^(?: (?:de|la|of|the|y)){0,2} ${TITLE}(?:(?: de| la| of)? (?:${TITLE}|[IVX]+(?!\\p{L}))){0,3}(?:,? (?:No\\.? ?)?\\d{1,3}(?!\\d))?`,
  'u',
);

/** "Scoil Mhuire", "Ysgol Glan Clwyd", "Kendriya Vidyalaya No 2", "DPS Noida". */
export function foreignSchool(document: TextDocument, token: Token): FoundSchool | undefined {
  const { text } = document;
  if (!HEADS.has(token.lower) || token.casing === 'lower') return undefined;
  const match = BEHIND.exec(text.slice(token.end, token.end + 50));
  if (match === null || subjectOf(document).personal === 0) return undefined;
  return {
    start: token.start,
    end: token.end + match[0].length,
    score: 0.9,
    reason: 'word for a school of another language and a name',
  };
}
