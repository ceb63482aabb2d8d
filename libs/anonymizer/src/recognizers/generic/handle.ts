import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import { isWordCode, type Token } from '../../text/tokenize.js';

const LONGEST_HANDLE = 40;

// What else begins with "@" in lessons: annotations, decorators, style rules, documentation tags, package scopes.
const CODE_WORDS = new Set(
  `override deprecated test autowired component service bean entity nullable suppresswarnings functionalinterface
  staticmethod classmethod property dataclass abstractmethod lru_cache cache wraps app pytest contextmanager media import
  keyframes charset supports layer font-face page param params return returns throws see since author version type types
  typedef example link code todo private public input output injectable ngmodule viewchild angular nestjs babel
  everyone here channel all echo off`.split(/\s+/),
);

/** `@name`, and a nickname behind a word such as "ник", "телега", "instagram". */
export const handle: Recognizer = {
  name: 'handle',
  find(document) {
    return [...findMentions(document), ...findNamed(document)];
  },
};

function findMentions({ text, lower }: TextDocument): Candidate[] {
  const found: Candidate[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at > 0 && (isWordCode(text.charCodeAt(at - 1)) || text[at - 1] === '@' || text[at - 1] === '/'))
      continue;
    const end = handleEnd(text, at + 1);
    const name = lower.slice(at + 1, end);
    if (
      name.length < 2 ||
      !/[a-zа-я]/.test(name) ||
      CODE_WORDS.has(name) ||
      CODE_WORDS.has(name.split('.', 1)[0]!)
    )
      continue;
    if (text[end] === '/' || text[end] === '(' || (text[end] === '@' && end > at + 1)) continue;
    found.push({
      start: at,
      end,
      type: 'HANDLE',
      score: 0.85,
      recognizer: 'handle',
      reason: '"@" before a name',
    });
  }
  return found;
}

const NETWORKS = new PrefixSet(
  `ник$ ника$ ником$ никами$ нике$ никнейм$ никнеймом$ никнейма$ логин$ логином$ телеграм$ телеграмм$ телеграме$ телега$ телеге$ телегу$ тг$ tg$
  telegram$ инста$ инсте$ инсту$ инстаграм$ инстаграме$ instagram$ insta$ ig$ вк$ vk$ вконтакте$ дискорд$ дискорде$
  дс$ discord$ snapchat$ snap$ снапчат$ тикток$ тиктоке$ tiktok$ роблокс$ роблоксе$ roblox$ стим$ стиме$ steam$
  майнкрафт$ майнкрафте$ minecraft$ fortnite$ фортнайт$ brawl$ twitch$ твич$ youtube$ ютуб$ ютубе$ twitter$ твиттер$ username$
  user$ nickname$ nick$ gamertag$ handle$ account$ аккаунт$ акк$ акка$ юзернейм$ юз$ login$ xbox$ psn$
  skype$ скайп$ facebook$ reddit$ threads$ whatsapp$`,
);
const FILLERS = new Set(
  `я i мой моя мои мне меня у на в во это там такой такая вот зовут ник ника никнейм имя акк аккаунт логин юзер профиль my is me as on it
  name the called under id at add username handle user nick nickname account its it's s пиши пишите добавь добавляй найди подпишись искать ищи me под`.split(
    /\s+/,
  ),
);

function findNamed(document: TextDocument): Candidate[] {
  const { tokens, text, cued } = document;
  const found: Candidate[] = [];
  for (const trigger of cued) {
    // "user_name" is one identifier.
    if (!NETWORKS.has(trigger) || text[trigger.end] === '_' || isCode(document)) continue;
    const candidate = handleBehind(tokens, trigger, text) ?? handleBefore(tokens, trigger, text);
    if (candidate !== undefined) found.push(candidate);
  }
  return found;
}

function handleBehind(tokens: readonly Token[], trigger: Token, text: string): Candidate | undefined {
  let colon = false;
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 5; i++) {
    const token = tokens[i]!;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    if (gap.length > 4 || (gap !== ' ' && /[.!?\n;]/.test(gap))) return undefined;
    // Another such word is asked what stands behind it itself.
    if (NETWORKS.has(token)) return undefined;
    colon ||= gap !== ' ' && /[:=—–-]/.test(gap);
    if (token.start > 0 && text[token.start - 1] === '@') return undefined;
    const start = text[token.start - 1] === '_' ? token.start - 1 : token.start;
    const end = handleEnd(text, start);
    if (end - start >= 3 && looksChosen(text.slice(start, end), colon)) {
      return {
        start,
        end,
        type: 'HANDLE',
        score: /[\d_]/.test(text.slice(start, end)) ? 0.95 : 0.8,
        recognizer: 'handle',
        reason: `behind "${trigger.lower}"`,
      };
    }
    // "ник в майне: Yarik228": a game or a network that no list has.
    const isPlaceOfNick = i - 1 > trigger.index && /^(?:в|во|на|in|on)$/.test(tokens[i - 1]!.lower);
    if (!FILLERS.has(token.lower) && !isPlaceOfNick) return undefined;
  }
  return undefined;
}

/** "I'm CraftyBen_77 on minecraft" */
function handleBefore(tokens: readonly Token[], trigger: Token, text: string): Candidate | undefined {
  const preposition = tokens[trigger.index - 1];
  const last = tokens[trigger.index - 2];
  if (
    last === undefined ||
    !/^(?:on|in|в|во|на)$/.test(preposition!.lower) ||
    last.end + 1 !== preposition!.start
  )
    return undefined;
  let start = last.start;
  while (start > 0 && last.end - start < LONGEST_HANDLE && isHandleCode(text.charCodeAt(start - 1))) start--;
  const name = text.slice(start, last.end);
  const isNick = /^[A-Za-z_][\w.-]{2,}$/.test(name) && (/\d|_/.test(name) || /[a-z][A-Z]/.test(name));
  return isNick
    ? {
        start,
        end: last.end,
        type: 'HANDLE',
        score: 0.95,
        recognizer: 'handle',
        reason: `before "${trigger.lower}"`,
      }
    : undefined;
}

/** Nicknames carry digits, underscores, inner dots or capitals; a plain word is one only behind a colon. */
function looksChosen(name: string, colon: boolean): boolean {
  if (!/^[A-Za-zА-Яа-яЁё0-9_.#-]+$/.test(name) || /^\d+$/.test(name)) return false;
  if (/[\d_#]/.test(name) || /[a-z][A-Z]/.test(name) || /[A-Za-z]\.[A-Za-z]/.test(name)) return true;
  return (
    colon &&
    /^[a-z]+$/i.test(name) &&
    !NETWORKS.hasWord(name.toLowerCase()) &&
    !FILLERS.has(name.toLowerCase())
  );
}

function handleEnd(text: string, start: number): number {
  let end = start;
  const limit = Math.min(text.length, start + LONGEST_HANDLE);
  while (end < limit && isHandleCode(text.charCodeAt(end))) end++;
  while (end > start && (text[end - 1] === '.' || text[end - 1] === '-')) end--;
  return end;
}

function isHandleCode(code: number): boolean {
  return isWordCode(code) || code === 0x5f || code === 0x2e || code === 0x2d || code === 0x23;
}
