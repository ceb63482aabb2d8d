import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isDigitCode, isWordCode } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isTopLevelDomain, MAIL_PROVIDERS } from './domains.js';

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 100;

/** What manuals write, under the hosts that RFC 2606 keeps for them. */
const OF_NOBODY =
  /^(?:user(?:name)?|test|name|you|someone|somebody|foo|bar|john\.?doe|jane\.?doe)\d{0,3}@example\.(?:com|org|net)$/;

/** `name@host`, also with a space around the "@", in Cyrillic, or with the ending forgotten behind a known provider. */
export const email: Recognizer = {
  name: 'email',
  find(document) {
    const found: Candidate[] = [];
    const { text } = document;
    for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
      const spaced = text[at - 1] === ' ' && text[at + 1] === ' ';
      const start = localStart(text, spaced ? at - 1 : at);
      const domain = readDomain(document, at + (text[at + 1] === ' ' ? 2 : 1));
      if (start === -1 || domain === undefined) continue;
      if (subjectOf(document).personal === 0 && OF_NOBODY.test(document.lower.slice(start, domain.end)))
        continue;
      found.push({
        start,
        end: domain.end,
        type: 'EMAIL',
        score: domain.known ? 0.95 : 0.8,
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
