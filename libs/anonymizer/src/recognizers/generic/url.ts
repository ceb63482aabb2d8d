import type { Candidate, Recognizer } from '../../recognizer.js';
import { isCode } from '../../names/mentions.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isDigitCode, isWordCode } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isTopLevelDomain } from './domains.js';

const LONGEST_HOST = 100;

/** Reserved by RFC 2606. They stand in lessons and manuals, and wherever somebody would not write the true name of his page. */
const RESERVED_HOSTS = new Set(['example.com', 'example.org', 'example.net']);
const OF_SERVICES = new Set(['', 'www', 'api', 'docs', 'app', 'cdn', 'static', 'test', 'dev']);
/** Reference works tell nothing about the writer. */
const PUBLIC_HOSTS = new Set(
  `w3.org schema.org wikipedia.org wikimedia.org wiktionary.org mozilla.org python.org
  nodejs.org stackoverflow.com gramota.ru fipi.ru gosuslugi.ru edu.gov.ru obrnadzor.gov.ru bbc.co.uk gov.uk localhost`.split(
    /\s+/,
  ),
);

/** Links with a scheme, with "www.", or a bare host with an ending in common use. */
export const url: Recognizer = {
  name: 'url',
  find(document) {
    const { lower } = document;
    const links = linksWithScheme(document);
    const hosts: Candidate[] = [];
    let next = 0;
    let behind = 0;
    for (let dot = lower.indexOf('.'); dot !== -1; dot = lower.indexOf('.', dot + 1)) {
      if (!isWordCode(lower.charCodeAt(dot + 1)) || dot < behind || !isWordCode(lower.charCodeAt(dot - 1)))
        continue;
      while (next < links.length && links[next]!.end <= dot) next++;
      const link = links[next];
      if (link !== undefined && link.start <= dot) {
        behind = link.end;
        continue;
      }
      const host = bareHost(document, dot, behind);
      // What is no host at one of its dots is none at the others.
      behind = host?.end ?? hostEnd(lower, dot);
      if (host !== undefined) hosts.push(host);
    }
    return [...links, ...hosts].filter(({ start, end }) => !isPublic(document, lower.slice(start, end)));
  },
};

function linksWithScheme(document: TextDocument): Candidate[] {
  const links: Candidate[] = [];
  let behind = 0;
  const { lower } = document;
  for (let colon = lower.indexOf('://'); colon !== -1; colon = lower.indexOf('://', colon + 3)) {
    const link = colon < behind ? undefined : withScheme(document, colon, behind);
    if (link === undefined) continue;
    behind = link.end;
    links.push(link);
  }
  return links;
}

function withScheme(document: TextDocument, colon: number, behind: number): Candidate | undefined {
  const { lower, text } = document;
  let start = colon;
  while (
    start > behind &&
    colon - start < 12 &&
    lower.charCodeAt(start - 1) >= 0x61 &&
    lower.charCodeAt(start - 1) <= 0x7a
  )
    start--;
  const end = urlEnd(text, colon + 3);
  if (start === colon || end <= colon + 3) return undefined;
  return { start, end, type: 'URL', score: 0.97, recognizer: 'url', reason: 'scheme and "://"' };
}

/** Where the letters, digits, hyphens and inner dots around the dot end. */
function hostEnd(lower: string, dot: number): number {
  let end = dot;
  while (end < lower.length && end - dot < LONGEST_HOST) {
    const code = lower.charCodeAt(end);
    if (code === 0x2e ? !isWordCode(lower.charCodeAt(end + 1)) : !isHostCode(code)) break;
    end++;
  }
  return end;
}

function bareHost(document: TextDocument, dot: number, behind: number): Candidate | undefined {
  const { lower, text } = document;
  let start = dot;
  while (start > behind && dot - start < LONGEST_HOST && isHostCode(lower.charCodeAt(start - 1))) start--;
  const behindHost = hostEnd(lower, dot);
  const before = start > 0 ? lower[start - 1] : '';
  const after = lower[behindHost] ?? '';
  if (before === '@' || before === '.' || before === '/' || before === '_' || after === '@' || after === '(')
    return undefined;
  const ending = lower.slice(lower.lastIndexOf('.', behindHost - 1) + 1, behindHost);
  const isKnown = isTopLevelDomain(ending);
  if (!isKnown && !UNUSUAL.test(ending) && !lower.startsWith('www.', start)) return undefined;
  const labels = lower.slice(start, behindHost).split('.');
  const isWww = labels[0] === 'www' && labels.length > 2;
  if (
    !isWww &&
    !isKnown &&
    !isUnusualHost(labels, lower.slice(Math.max(0, start - 16), start), after === '/')
  )
    return undefined;
  const hasPath =
    after === '/' || after === '?' || (after === ':' && isDigitCode(lower.charCodeAt(behindHost + 1)));
  if (!isWww && !looksLikeHost(document, start, behindHost, labels, hasPath)) return undefined;
  const end = hasPath ? urlEnd(text, behindHost) : behindHost;
  return {
    start,
    end,
    type: 'URL',
    score: hasPath ? 0.96 : 0.9,
    recognizer: 'url',
    reason: isWww ? '"www." and a host' : 'host with a known ending',
  };
}

/** Endings that few sites have are of two letters. */
const UNUSUAL = /^(?!(?:py|js|ts|rb|rs|go|cs|sh|md)$)[a-z]{2}$/;

/** "my-page.tilda.ws": an ending of two letters that few sites have, behind a word for a site or a name no program has. */
function isUnusualHost(labels: readonly string[], before: string, hasPath: boolean): boolean {
  if (!UNUSUAL.test(labels.at(-1)!)) return false;
  if (hasPath && labels.at(-2)!.length > 3) return true;
  return (
    (labels.length > 2 && labels[0]!.includes('-')) ||
    /(?:сайт|ссылк[аиу]|site|link|page|website)[\s:—-]{1,3}$/.test(before)
  );
}

/** Endings that are words, or fields and methods of programs. */
const CODE_LIKE = new Set(
  `io co me ly gg in app no it us at is int name info top link live space site store am az ai dev school team by se net md cc pl
  ie page design photo photos art cloud world games media group news chat care center family events works zone guide video music band
  dance fit press wiki ro rs sk sg hr il ae cl club online blog pro shop tech studio`.split(/\s+/),
);
/** Of these, what programs call so more often than sites. */
const FIELDS = new Set(
  'name info int link page store group media video music design photo photos events at is in it no us'.split(
    ' ',
  ),
);
/** Where many have a site of their own. */
const HOSTERS = new Set(
  'github gitlab netlify vercel pages notion itch tilda wixsite carrd glitch replit repl wordpress blogspot'.split(
    ' ',
  ),
);
const OF_SITE =
  /сайт|ссылк|портфолио|блог|страниц|домен|\b(?:my|our|check|visit|site|website|link|page|portfolio|blog|domain|online at|go to|find us)\b|(?<![а-я])(?:мой|наш)(?![а-я])/;
const OF_SITE_BEHIND = /^,? (?:is (?:my|our|the)|это|—|-|мой|наш|my|our)/;

/** Two sentences without a space between them ("в конце.Ру") and fields of code (`user.name`) are not hosts. */
function looksLikeHost(
  document: TextDocument,
  start: number,
  end: number,
  labels: readonly string[],
  hasPath: boolean,
): boolean {
  const written = document.text.slice(start, end);
  const name = labels.at(-2)!;
  const ending = labels.at(-1)!;
  if ((name.length < 2 && !hasPath) || /^\d+$/.test(name)) return false;
  const cyrillicName = /[а-я]/.test(name);
  const cyrillicEnding = /[а-я]/.test(ending);
  if (cyrillicName && !cyrillicEnding && ending !== 'ru') return false;
  if (/\.[A-ZА-Я][a-zа-я]+$/.test(written)) return false;
  if (!CODE_LIKE.has(ending) || hasPath || name.includes('-') || /\d/.test(name)) return true;
  if (isCode(document)) return false;
  const isTold =
    OF_SITE.test(document.lower.slice(Math.max(0, start - 40), start)) ||
    OF_SITE_BEHIND.test(document.lower.slice(end, end + 12));
  if (isTold) return !FIELDS.has(ending) || name.length > 6;
  if (FIELDS.has(ending)) return false;
  // "anton-k.github.io", and a name that no word of a sentence is.
  return HOSTERS.has(name) || (name.length > 6 && !isWord(document, start));
}

/** Whether the word that begins there is one of the language. */
function isWord({ tokens }: TextDocument, start: number): boolean {
  return tokens[tokenIndexAt(tokens, start)]?.word.isOrdinary ?? true;
}

function isHostCode(code: number): boolean {
  return isWordCode(code) || code === 0x2d || code === 0x2e;
}

const URL_STOP = /[\s"<>«»“”`]/g;
const CLOSERS = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '}', "'", '"', '»', '”', '…', '*', '>']);

/** A link ends at white space or a quotation mark; punctuation of the sentence behind it is not its own. */
function urlEnd(text: string, from: number): number {
  URL_STOP.lastIndex = from;
  let end = URL_STOP.exec(text)?.index ?? text.length;
  const opens = text.slice(from, end).includes('(');
  while (end > from && CLOSERS.has(text[end - 1]!) && !(opens && text[end - 1] === ')')) end--;
  return end;
}

function isPublic(document: TextDocument, written: string): boolean {
  const host = /^[^/?#:]*/.exec(written.replace(/^[a-z]+:\/\//, ''))![0];
  const site = host.slice(host.lastIndexOf('.', host.lastIndexOf('.') - 1) + 1);
  // "My website is https://anna.example.com", but not "fetch('https://example.com/api')"
  if (RESERVED_HOSTS.has(site))
    return OF_SERVICES.has(host.slice(0, -site.length - 1)) && subjectOf(document).personal === 0;
  return PUBLIC_HOSTS.has(site) || host === 'localhost' || /^[\d.]+$/.test(host);
}
