import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { behindSchool } from './school-behind.js';
import { callsForSchool, isGoneTo } from './school-frames.js';
import { SCHOOL_CUES } from './school-words.js';

/** Schools whose kind stands first: "Gaelscoil Eoghain", "École Beausoleil", "Gymnasium No. 12", "KV Aliganj". */
export const schoolHeadFirst: Recognizer = {
  name: 'school-head-first-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (!SCHOOL_CUES.has(token) || token.start < behind) continue;
      const end = KIND.accepts(token.word)
        ? (numberedEnd(document, token) ?? namedEnd(document, token))
        : dottedEnd(document, token);
      if (end === undefined) continue;
      behind = end;
      found.push({
        start: startOf(document, token),
        end,
        type: 'SCHOOL',
        score: 0.95,
        reason: 'kind of school before its name',
        recognizer: 'school-head-first-en',
      });
    }
    return found;
  },
};

/** Words that are nothing but schools. */
const ALWAYS = 'gaelscoil|scoil|coláiste|colaiste|ysgol|hoërskool|hoerskool|laerskool|lycée|lycee|kura';
/** Those that are where somebody goes to them. */
const ATTENDED =
  'école|ecole|collège|liceo|colegio|escuela|kv|dps|jnv|smk|smka|sjk|sjkc|sjkt|smjk|uwc|grundschule|realschule|vidyalaya';
const KIND = new WordTest(`${ALWAYS}|${ATTENDED}|gymnasium|lyceum|kindergarten`);
const IS_ALWAYS = new RegExp(`^(?:${ALWAYS})$`);
/** In front of a name; the great schools of Paris are spoken of. */
const ECOLE = /^(?:École|Ecole) (?!Poly|Norm|Nat|Cent|Sup|des)[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/;
const NUMBERED = new Set('gymnasium lyceum vidyalaya lycée lycee liceo kindergarten'.split(' '));
const ONLY_NUMBERED = new Set(['gymnasium', 'lyceum', 'kindergarten']);
const PARTICLE =
  /^(?:na|an|naomh|o|a|de|la|le|les|du|des|del|el|y|i|san|the|uí|bro|secondaire|primaire|élémentaire|publique)$/;

/** "Gymnasium No. 12", "Kendriya Vidyalaya No. 2" */
function numberedEnd({ text, lower }: TextDocument, token: Token): number | undefined {
  if (!NUMBERED.has(token.lower)) return undefined;
  const match =
    /^ (?:no\.? ?|number |№ ?|# ?)\d{1,4}(?!\d)|^ \d{2,4}(?![\d.,])(?=$|[^a-z]+$|[,.!?]| (?:and|is|in))/.exec(
      lower.slice(token.end, token.end + 18),
    );
  return match === null || text[token.end] !== ' ' ? undefined : token.end + match[0].length;
}

const DOTTED = /(?:[PM]|J\.H)\.S\. ?(?:#|No\. ?)?\d{1,3}(?![A-Za-zÀ-ԯ\d]|[:.%]\d| [a-z]{3})/y;

/** "P.S. 214", "M.S. 104": what stands behind a letter is no count, as in "P.S. 2 people came". */
function dottedEnd({ text }: TextDocument, { start, end, casing }: Token): number | undefined {
  if (casing === 'lower' || end - start > 1 || text.charCodeAt(end) !== 0x2e) return undefined;
  DOTTED.lastIndex = start;
  return DOTTED.test(text) ? DOTTED.lastIndex : undefined;
}

function namedEnd(document: TextDocument, token: Token): number | undefined {
  const { tokens, text, lower } = document;
  if (ONLY_NUMBERED.has(token.lower)) return undefined;
  // "École secondaire Jeanne-Mance"
  const isOfLevel =
    token.casing === 'title' &&
    /^ (?:secondaire|primaire|élémentaire|publique) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/.test(
      text.slice(token.end, token.end + 16),
    );
  const isAlways =
    isOfLevel || IS_ALWAYS.test(token.lower) || ECOLE.test(text.slice(token.start, token.end + 12));
  const isAttended = callsForSchool(lower, token.start) || isGoneTo(lower, token.start);
  const isVidyalaya = token.lower === 'vidyalaya';
  if (!isAlways && !isAttended && !isVidyalaya) return undefined;
  let last = token;
  // "SJK(C) Chung Ling"
  const branch = /^\([A-Z]\)/.test(text.slice(token.end, token.end + 3)) ? tokens[token.index + 1]! : token;
  for (let i = branch.index + 1; i < token.index + 6; i++) {
    const next = tokens[i];
    if (next === undefined || !/^(?:\)? |-|\. |['’])$/.test(text.slice(tokens[i - 1]!.end, next.start)))
      break;
    if (next.kind === 'number') break;
    const isSmallName =
      isAttended &&
      last === token &&
      next.casing === 'lower' &&
      !next.word.isStop &&
      token.casing === 'lower';
    if (next.casing === 'lower' && !isSmallName) {
      if (!PARTICLE.test(next.lower) || tokens[i + 1]?.casing === 'lower') break;
      continue;
    }
    if (next.word.isStop && next.lower !== 'an') break;
    last = next;
    if (isSmallName && !/^(?:secondaire|primaire|élémentaire|publique)$/.test(next.lower)) break;
  }
  if (isVidyalaya) return last.end + behindSchool(document, last);
  return last === token ? undefined : last.end + behindSchool(document, last);
}

/** "Jawahar Navodaya Vidyalaya", "Te Kura Kaupapa" */
function startOf({ tokens, text }: TextDocument, token: Token): number {
  let first = token;
  if (token.lower !== 'vidyalaya' && token.lower !== 'kura') return first.start;
  for (let i = token.index - 1; i >= token.index - 3; i--) {
    const before = tokens[i];
    if (before?.kind !== 'word' || text.slice(before.end, first.start) !== ' ') break;
    const isName = before.casing !== 'lower' || !(before.word.isOrdinary || before.word.isStop);
    if (!isName || before.word.isStop) break;
    first = before;
  }
  return first.start;
}
