import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isWordCode } from '../../text/tokenize.js';
import { handleEnd, handleStart } from './handle-shape.js';
import { findNamedHandles } from './named-handle.js';
import { isPublicChannel } from './public-channels.js';
import { occurs } from '../../text/occurs.js';

// What else begins with "@" in lessons: annotations, decorators, style rules, documentation tags, package scopes.
const CODE_WORDS = new Set(
  `override deprecated test autowired component service bean entity nullable suppresswarnings functionalinterface
  staticmethod classmethod property dataclass abstractmethod lru_cache cache wraps app pytest contextmanager media import
  keyframes charset supports layer font-face page param params return returns throws see since author version type types
  typedef example link code todo private public input output injectable ngmodule viewchild angular nestjs babel
  container namespace use tailwind apply mixin include extend beforeeach aftereach beforeall afterall repository controller
  restcontroller getmapping postmapping requestmapping valid notnull transactional configuration value id column table
  everyone here channel all echo off ts-ignore ts-expect-error ts-nocheck tailwindcss starting-style position-try`.split(
    /\s+/,
  ),
);

/** In such a message, "@" before plain letters is a piece of a program. */
const CODE_TALK =
  /python|питон|java|джав|spring|kotlin|котлин|css|npm|node|angular|react|typescript|декоратор|decorator|аннотаци|annotation|директив|directive|jsdoc|junit|pytest|django|flask|sql|batch|bat-файл|препроцессор|sass|scss|метод[а-я]* класса/;

/** `@name`, `name#0088`, `u/name`, `live:name`, and a nickname behind a word such as "ник", "телега", "instagram". */
export const handle: Recognizer = {
  name: 'handle',
  find(document) {
    const found = findNamedHandles(document);
    findMentions(document, found);
    findTagged(document, found);
    return found;
  },
};

function findMentions(document: TextDocument, found: Candidate[]): void {
  const { text, lower } = document;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = text.charCodeAt(at - 1);
    // "тг@kot": no mail address has Cyrillic letters before Latin ones.
    const isTied = at > 0 && isWordCode(before) && !(before >= 0x400 && /[a-z]/i.test(text[at + 1] ?? ''));
    if (isTied || before === 0x40 || before === 0x2f) continue;
    const end = handleEnd(text, at + 1);
    const name = lower.slice(at + 1, end);
    if (name.length < 2 || !/[a-zа-я]/.test(name)) continue;
    const dot = name.indexOf('.');
    if (CODE_WORDS.has(dot === -1 ? name : name.slice(0, dot)) || isPublicChannel(name)) continue;
    const isScope = text[end] === '/' && isWordCode(text.charCodeAt(end + 1));
    if (isScope || text[end] === '(' || (text[end] === '@' && end > at + 1)) continue;
    if (/^[a-z-]+$/.test(name) && occurs(document, CODE_TALK)) continue;
    found.push(candidate(at, end, 0.97, '"@" before a name'));
  }
}

const NUMBERED =
  /(?:issue|ticket|order|room|item|task|case|note|question|chapter|step|задача|заказ|билет|вопрос)$/i;

/** The letters and digits of which one maker of games makes its tags; one digit at least. */
const PLAYER_TAG = /^#(?=[A-Z]*\d)[0289CGJLPQRUVY]{6,10}$/;
const TAG_TALK = /clash|brawl|royale|\btag\b/;
const RIOT = /riot|valorant|\bval\b|league|\blol\b|\btft\b/;

/** "snowball#0088" and "live:uncle_fred", which are names of two services by their looks. */
function findTagged(document: TextDocument, found: Candidate[]): void {
  const { text, lower } = document;
  for (let mark = text.indexOf('#'); mark !== -1; mark = text.indexOf('#', mark + 1)) {
    const end = handleEnd(text, mark);
    const tag = text.slice(mark, end);
    const start = handleStart(text, mark);
    const name = text.slice(start, mark);
    if (name === '' && PLAYER_TAG.test(tag) && occurs(document, TAG_TALK))
      found.push(candidate(mark, end, 0.96, 'tag of a player'));
    if (!/^#\d{4,5}$/.test(tag) && !(/^#[A-Z\d]{2,5}$/.test(tag) && occurs(document, RIOT))) continue;
    if (name.length < 2 || !/[A-Za-zÀ-ԯ]{2}/.test(name) || NUMBERED.test(name)) continue;
    if (text[start - 1] !== '@') found.push(candidate(start, end, 0.95, 'name and four digits'));
  }
  for (let slash = lower.indexOf('/'); slash !== -1; slash = lower.indexOf('/', slash + 1)) {
    const of = slash - 1;
    if (lower.charCodeAt(of) !== 0x75 || isWordCode(text.charCodeAt(of - 1)) || text[of - 1] === '/')
      continue;
    const name = FORUM.exec(lower.slice(of, of + 24))?.[0];
    if (name !== undefined) found.push(candidate(of, of + name.length, 0.97, '"u/" before a name'));
  }
  // The friend code of one maker of consoles.
  for (let at = lower.indexOf('sw-'); at !== -1; at = lower.indexOf('sw-', at + 3))
    if (/^sw-\d{4}-\d{4}-\d{4}(?!\d)/.test(lower.slice(at, at + 18)))
      found.push(candidate(at, at + 17, 0.95, 'code of a friend'));
  for (let live = lower.indexOf('live:'); live !== -1; live = lower.indexOf('live:', live + 5)) {
    const end = handleEnd(text, live + 5);
    if (isWordCode(text.charCodeAt(live - 1)) || !/^\.?[a-z][\w.-]{2,}$/i.test(text.slice(live + 5, end)))
      continue;
    found.push(candidate(live, end, 0.97, '"live:" before a name'));
  }
}

const FORUM = /^u\/[\w-]{3,20}(?![\w/])/;

function candidate(start: number, end: number, score: number, reason: string): Candidate {
  return { start, end, type: 'HANDLE', score, recognizer: 'handle', reason };
}
