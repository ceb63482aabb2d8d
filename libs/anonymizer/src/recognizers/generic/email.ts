import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { isDigitCode, isWordCode } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isTopLevelDomain, MAIL_PROVIDERS } from './domains.js';

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 100;

/** What manuals write, under the hosts that RFC 2606 keeps for them. */
const OF_NOBODY =
  /^(?:user(?:name)?|test|name|you|someone|somebody|foo|bar|john\.?doe|jane\.?doe)\d{0,3}@example\.(?:com|org|net)$/;

/** `name@host`, also with "@@", spaces around the "@" or between all letters, in Cyrillic, or with the ending forgotten behind a known provider. */
export const email: Recognizer = {
  name: 'email',
  find(document) {
    const found: Candidate[] = [];
    const { text } = document;
    for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
      const spaced = text[at - 1] === ' ' && text[at + 1] === ' ';
      const host = at + (text[at + 1] === ' ' ? 2 : 1);
      const start = localStart(text, spaced ? at - 1 : text[at - 1] === '@' ? at - 1 : at);
      const domain =
        (spaced ? (spelledDomain(document, host) ?? spacedDomain(document, host)) : undefined) ??
        readDomain(document, host);
      if (start === -1 || domain === undefined) continue;
      if (isOfNobody(document, start, domain.end)) continue;
      found.push({
        start: spaced ? spacedStart(text, spelledStart(text, start)) : start,
        end: domain.end,
        type: 'EMAIL',
        // As sure as a nickname behind "account", which it may begin with: "my account is joe_11@mail.example".
        score: domain.known || !spaced ? 0.95 : 0.8,
        recognizer: 'email',
        reason: spaced ? 'spaced "@" between a name and a host' : '"@" between a name and a host',
      });
    }
    // "name(a)host.ru", with either alphabet's letter.
    for (const at of [text.indexOf('(a)'), text.indexOf('(а)')]) {
      if (at === -1) continue;
      const start = localStart(text, at);
      const domain = readDomain(document, at + 3);
      if (start === -1 || domain?.known !== true) continue;
      const reason = '"(a)" between a name and a host';
      found.push({ start, end: domain.end, type: 'EMAIL', score: 0.92, recognizer: 'email', reason });
    }
    return found;
  },
};

/** Talk of programs and of words, where such an address is an example even if somebody asks for help with it. */
const OF_CODE =
  /регуляр|регексп|валидац|провер(?:к|ит|я[ею])[а-я]* (?:поч|e-?mail|адрес)|переменн|\bкод|python|javascript|\bregex|regular expression|validat|\bhtml\b|\bsql\b|предлог|preposition|как читается|pronounce/;

const isOfNobody = (document: TextDocument, start: number, end: number): boolean =>
  OF_NOBODY.test(document.lower.slice(start, end)) &&
  (subjectOf(document).personal === 0 || occurs(document, OF_CODE));

/** "t h e o . w 0 7 @ …": where letters begin that are set apart, in front of the last one of them. */
function spelledStart(text: string, last: number): number {
  let start = last;
  if (text[last + 1] !== ' ') return start;
  while (
    last - start < LONGEST_LOCAL &&
    text[start - 1] === ' ' &&
    isLocalCode(text.charCodeAt(start - 2)) &&
    (start < 3 || text[start - 3] === ' ')
  )
    start -= 2;
  while (start < last && !isWordCode(text.charCodeAt(start))) start += 2;
  return start;
}

const SPELLED_DOMAIN = /^(?:[a-z\d] ){2,20}(?:\.|dot) ?((?:[a-z] ){1,4}[a-z]|[a-z]{2,6})(?![a-z\d])/;

/** "@ g m a i l . c o m" */
function spelledDomain({ lower }: TextDocument, start: number): { end: number; known: boolean } | undefined {
  const match = SPELLED_DOMAIN.exec(lower.slice(start, start + LONGEST_LOCAL));
  if (match === null || !isTopLevelDomain(match[1]!.replaceAll(' ', ''))) return undefined;
  return { end: start + match[0].length, known: true };
}

const SPACED_DOMAIN =
  /^[a-z\d-]{2,30}(?: \. [a-z\d-]{2,30}){0,2} \. (com|net|org|edu|example|uk|de|ru|рф)(?![a-zа-я\d])/;

/** "@ gmail . com" */
function spacedDomain({ lower }: TextDocument, start: number): { end: number; known: boolean } | undefined {
  const match = SPACED_DOMAIN.exec(lower.slice(start, start + LONGEST_DOMAIN));
  return match === null ? undefined : { end: start + match[0].length, known: true };
}

const SPACED_LOCAL = /(?<![A-Za-zÀ-ԯ\d])(?:[a-z\d][\w-]{0,20} [._] ){1,3}$/;

/** "ann . lee @": where the words begin whose dots are set apart. */
function spacedStart(text: string, last: number): number {
  const before = text.slice(Math.max(0, last - LONGEST_LOCAL), last);
  return last - (SPACED_LOCAL.exec(before)?.[0].length ?? 0);
}

function localStart(text: string, end: number): number {
  let start = end;
  const limit = Math.max(0, end - LONGEST_LOCAL);
  while (start > limit && (isLocalCode(text.charCodeAt(start - 1)) || isApostrophe(text, start - 1))) start--;
  while (start < end && !isWordCode(text.charCodeAt(start))) start++;
  return start === end ? -1 : start;
}

/** "o'brien@…" */
const isApostrophe = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 0x27 && isWordCode(text.charCodeAt(at - 1)) && isWordCode(text.charCodeAt(at + 1));

function isLocalCode(code: number): boolean {
  // . _ - + %
  return (
    isWordCode(code) || code === 0x2e || code === 0x5f || code === 0x2d || code === 0x2b || code === 0x25
  );
}

function readDomain(
  { text, lower }: TextDocument,
  start: number,
): { end: number; known: boolean } | undefined {
  const limit = Math.min(text.length, start + LONGEST_DOMAIN);
  let end = start;
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (isWordCode(code) || code === 0x2d) end++;
    else if (code === 0x2e && isWordCode(text.charCodeAt(end + 1))) end++;
    else break;
  }
  const host = lower.slice(start, end);
  const dot = host.lastIndexOf('.');
  const isDotted = dot !== -1;
  const last = host.slice(dot + 1);
  const next = lower.charCodeAt(end);
  const spoken = next === 0x20 || next === 0x28 || next === 0x5b ? spokenEnding(lower, end) : undefined;
  if (spoken !== undefined && last.length > 1) return { end: spoken, known: true };
  if (isDotted && last.length >= 2 && !isDigitCode(last.charCodeAt(0)))
    return { end, known: isTopLevelDomain(last) };
  // "mail-ru"
  if (isDotted) return undefined;
  const hyphen = last.indexOf('-');
  if (hyphen !== -1 && MAIL_PROVIDERS.has(last.slice(0, hyphen)) && isTopLevelDomain(last.slice(hyphen + 1)))
    return { end, known: true };
  if (!MAIL_PROVIDERS.has(last)) return undefined;
  return { end: endOfSpacedEnding(lower, end), known: true };
}

/** "mail ru", "mail .ru", "mail,ru": the ending a hurried hand set apart. */
function endOfSpacedEnding(lower: string, end: number): number {
  const match = /^ ?[.,]? ?([a-zа-я]{2,4})(?![a-zа-я])/.exec(lower.slice(end, end + 8));
  return match !== null && match[0] !== match[1] && isTopLevelDomain(match[1]!) ? end + match[0].length : end;
}

const SPOKEN = /^ ?[([]?(?:точка|тчк|dot|дот)[)\]]? ?([a-zа-я]{2,10})(?![a-zа-я])/;

/** Where the endings end whose dots are words: "list точка ru", "school dot co dot uk". */
function spokenEnding(lower: string, end: number): number | undefined {
  let behind = end;
  for (let label = 0; label < 3; label++) {
    const match = SPOKEN.exec(lower.slice(behind, behind + 22));
    if (match === null) break;
    behind += match[0].length;
    if (isTopLevelDomain(match[1]!) && !SPOKEN.test(lower.slice(behind, behind + 22))) return behind;
  }
  return undefined;
}
