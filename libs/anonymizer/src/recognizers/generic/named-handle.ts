import { isCode } from '../../names/mentions.js';
import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import { isDigitCode, type Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { CALLED_BY, LABELS, SERVICES, TRIGGER_WORDS, WORDS } from './handle-words.js';
import { calledName } from './called-names.js';
import { beforeLabel, isRussianNick, quotedName } from './chosen-nick.js';
import {
  handleEnd,
  handleStart,
  hasMarks,
  looksInvented,
  mayBeInvented,
  mayEndInvented,
  named,
  startOf,
} from './handle-shape.js';
import { isOwnAccount, isPublicChannel } from './own-account.js';
import { closesClause, isCoined, isOwned, isPresented, isSurelyNick } from './plain-handle.js';
import { isOnlySpoken, spokenNick } from './spoken-nick.js';
import { occurs } from '../../text/occurs.js';

const TRIGGERS = new PrefixSet(TRIGGER_WORDS.map((word) => `${word}$`).join(' '));
const labels = new WordTest([...LABELS, ...CALLED_BY].join('|'));
const services = new WordTest(SERVICES.join('|'));

const FILLERS = new WordTest(
  `я i мой моя мои моё мне меня у на в во это там тут такой такая вот зовут ник ника никнейм имя акк аккаунт логин юзер профиль канал
  тег тэг id айди называется называюсь my is me as on it in name the called under id at add username handle user nick nickname account mine games game main tag ign gamertag alt up iban bic swift
  its it's s im i'm пиши пишите добавь добавляй найди подпишись искать ищи под ком com тоже also tag and и или or клаб star stars старс
  кинь по нику собака собачка как моя моей моем мое называют есть сижу найдете можешь можно писать`.replaceAll(
    /\s+/g,
    '|',
  ),
);
const FURTHEST = 9;

/** "мой ник в доте PudgeMaster", "on discord im snow_ball", "i play as MegaMole": by the words around. */
export function findNamedHandles(document: TextDocument): Candidate[] {
  const { text, cued } = document;
  const found: Candidate[] = [];
  let behind = 0;
  for (const trigger of cued) {
    if (!TRIGGERS.has(trigger) || trigger.start < behind || isPart(text, trigger)) continue;
    const before = found.length;
    const called = calledName(document, trigger);
    if (called === undefined && labels.accepts(trigger.word)) found.push(...behindLabel(document, trigger));
    else {
      const handle =
        called ?? (services.accepts(trigger.word) ? besideService : behindDeed)(document, trigger);
      if (handle !== undefined) found.push(handle);
    }
    if (found.length > before) behind = Math.max(behind, found.at(-1)!.end);
  }
  // Asked last, because it reads the whole text.
  if (found.length > 0 && isCode(document)) return [];
  return found;
}

/** "user_name" is one identifier, "9X/Ma2" a class. */
const isPart = (text: string, { start, end }: Token): boolean =>
  text[end] === '_' || isDigitCode(text.charCodeAt(start - 1));

/** The next clause's words do not belong to the trigger, but for "ur insta? mine is toby.bmx". */
const closes = (gap: string, next: Token): boolean =>
  (gap.length > 5 || /[.!?;] |[\n!?;]/.test(gap)) &&
  !(gap === '? ' && /^(?:mine|its|it's)$/.test(next.lower));

/** What looks like a nickname anywhere behind the label, and its fellows in a list. */
function behindLabel(document: TextDocument, label: Token): Candidate[] {
  const { tokens, text } = document;
  const told = spokenNick(document, label) ?? beforeLabel(document, label);
  if (told !== undefined || isOnlySpoken(label)) return told === undefined ? [] : [told];
  const found: Candidate[] = [];
  let hasColon = false;
  for (let i = label.index + 1; i < tokens.length && i <= label.index + FURTHEST; i++) {
    const token = tokens[i]!;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    if (gap !== ' ') {
      if (closes(gap, token) || gap.endsWith('@')) break;
      hasColon ||= /[:=—–-]/.test(gap);
    }
    const start = startOf(text, token);
    const end = handleEnd(text, start);
    const name = text.slice(start, end);
    const last = found.at(-1);
    if (last !== undefined && start < last.end) continue;
    if (last !== undefined && !/^(?:, ?| (?:и|and|или|or|на|to) )$/.test(text.slice(last.end, start))) {
      if (!/^(?:и|and|или|or|на|to)$/.test(token.lower)) break;
      continue;
    }
    const quoted = last === undefined && gap !== ' ' ? quotedName(text, gap, token) : undefined;
    if (quoted !== undefined) return [named(token.start, quoted, text.slice(token.start, quoted), label)];
    if (mayBeInvented(text, token) && looksInvented(name)) found.push(named(start, end, name, label));
    else if (
      last === undefined &&
      (isChosenWord(token, name, label, hasColon, i === label.index + 1, tokens) ||
        isRussianNick(document, label, token, hasColon) ||
        isOwnWord(document, token, name, label))
    ) {
      return [named(start, end, name, label)];
    }
  }
  return found;
}

const LATIN_NAME = /^[a-z]+(?:[.-][a-z]+)*$/i;

/** "ник: zlojkot", "my username is zlojkot": a word without marks, where the label leads straight to it. */
/** "scratch: how do i make the cat jump" */
const ASKS = new Set(
  'how can what why does where which who when is are do did как что где почему можно кто'.split(' '),
);

function isChosenWord(
  token: Token,
  name: string,
  label: Token,
  hasColon: boolean,
  isNext: boolean,
  tokens: readonly Token[],
): boolean {
  const isBehindLink = token.index === label.index + 2;
  if (
    !(hasColon || isNext || isBehindLink) ||
    name.length < 3 ||
    !LATIN_NAME.test(name) ||
    FILLERS.accepts(token.word) ||
    services.accepts(token.word)
  )
    return false;
  if (labels.accepts(token.word) || token.word.isStop || ASKS.has(token.lower)) return false;
  // "account: sort code …" is no name.
  if (hasColon) return !(token.word.isOrdinary && tokens[token.index + 1]?.word.isOrdinary === true);
  if (isNext && label.script === 'cyrillic' && !token.word.isOrdinary) return true;
  const owner = tokens[label.index - 1]?.lower;
  const link = tokens[token.index - 1]!;
  const isTold = isBehindLink && /^(?:is|s|это)$/.test(link.lower);
  return (
    /^(?:my|мой)$/.test(owner ?? '') &&
    (isTold || (isNext && label.script === 'cyrillic')) &&
    !token.word.isOrdinary
  );
}

/** "my insta handle is sunsetsal", "my alt is shadowlad": a coined word, told of somebody's. */
function isOwnWord(document: TextDocument, token: Token, name: string, label: Token): boolean {
  return (
    label.script === 'latin' &&
    /^(?:is|s|was|its|it's|called)$/.test(document.tokens[token.index - 1]!.lower) &&
    !FILLERS.accepts(token.word) &&
    isCoined(token, name) &&
    isOwned(document, label.index)
  );
}

const TELLS = /^(?:is|s|was|its|im|i'm|user|username|name|id|tag|handle|mine|ign|gamertag|acc|account)$/;

/** "твич xpetrovich_tv", "on discord im snow_ball": only small words may stand between. */
function behindService(document: TextDocument, trigger: Token): Candidate | undefined {
  const { tokens, text } = document;
  let hasColon = false;
  if (trigger.lower === 'ток' && !/^ти+к$/.test(tokens[trigger.index - 1]?.lower ?? '')) return undefined;
  let isTold = false;
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 6; i++) {
    const token = tokens[i]!;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    if (gap !== ' ' && (closes(gap, token) || gap.endsWith('@'))) return undefined;
    const isFiller = FILLERS.accepts(token.word);
    // Another such word is asked what stands behind it itself.
    if (TRIGGERS.has(token) && !isFiller && text[token.end] !== '_') {
      if (i > trigger.index + 1 || gap !== ' ') return undefined;
      continue;
    }
    hasColon ||= gap !== ' ' && /[:=—–-]|[\u2190-\u2bff\ud83c-\ud83e]/.test(gap);
    const start = startOf(text, token);
    const end = handleEnd(text, start);
    const name = text.slice(start, end);
    if (token.lower === 'id' && /^id\d{5,}$/i.test(name)) return named(start, end, name, trigger);
    if (
      mayBeInvented(text, token) &&
      looksInvented(name) &&
      (hasMarks(name) || !isPublicChannel(document, trigger))
    )
      return named(start, end, name, trigger);
    const isPlain =
      name.length > 2 &&
      !isFiller &&
      !ASKS.has(token.lower) &&
      (hasColon || (!token.word.isOrdinary && isOwnAccount(document, trigger, token))) &&
      LATIN_NAME.test(name);
    if (isPlain && !(token.word.isOrdinary && i > trigger.index + 1)) return named(start, end, name, trigger);
    if (
      trigger.script === 'latin' &&
      !isFiller &&
      (isTold || i === trigger.index + 1) &&
      isCoined(token, name) &&
      isSaidOf(document, trigger, i, end, isTold)
    )
      return named(start, end, name, trigger);
    const mayGoOn =
      isFiller || (token.kind === 'number' && token.lower.length === 1) || isRelationOf(tokens, i);
    if (!mayGoOn) return undefined;
    isTold ||= TELLS.test(token.lower);
  }
  return undefined;
}

const ADDS = /\b(?:hmu|hit me up|add me|dm me|find me|message me|follow me)\b/;

/** Whether a coined word is said to be the name: by an owner, or as the only word of its clause behind the service. */
function isSaidOf(
  document: TextDocument,
  trigger: Token,
  index: number,
  end: number,
  isTold: boolean,
): boolean {
  const { tokens } = document;
  const opens = trigger.index === 0 && closesClause(document, end);
  if (isTold && (opens || isOwned(document, trigger.index) || tokens[index - 1]!.lower !== 'is')) return true;
  const isAlone = !WORDS.test(trigger.lower) || (opens && tokens.length < 4) || occurs(document, ADDS);
  return index === trigger.index + 1 && isAlone && closesClause(document, end);
}

/** "ник в майне: Yarik228": a game or a network that no list has. */
const isRelationOf = (tokens: readonly Token[], i: number): boolean =>
  /^(?:в|во|на|in|on)$/.test(tokens[i - 1]!.lower);

const besideService = (document: TextDocument, trigger: Token): Candidate | undefined =>
  behindService(document, trigger) ?? beforeService(document, trigger);

/** "I'm CraftyBen_77 on minecraft", "pingvin_33 добавь в дс" */
function beforeService(document: TextDocument, trigger: Token): Candidate | undefined {
  const { tokens, text } = document;
  for (let i = trigger.index - 1; i >= 0 && i >= trigger.index - 5; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, tokens[i + 1]!.start);
    if (gap !== ' ' && !/^(?:["»”)] |[_.#-]?)$/.test(gap)) return undefined;
    const isSaid = i < trigger.index - 1 && isPresented(document, token);
    if (isSaid || mayEndInvented(text, token)) {
      const start = handleStart(text, token.end);
      const name = text.slice(start, token.end);
      if (isSaid || (/^[a-z_]/i.test(name) && looksInvented(name)))
        return named(start, token.end, name, trigger);
    }
    if (
      !/^(?:on|in|at|from|в|во|на|из|add|me|is|s|thats|that's|its|main|добавь|добавьте|меня|my|мой|мне|you|a|the|это|there|live)$/.test(
        token.lower,
      )
    )
      return undefined;
  }
  return undefined;
}

const PRONOUN = /^(?:im|i'm|its|it's|mine)$/;
const TAKES_NAME = new WordTest(
  'as|by|under|to|me|in|up|on|как|за|под|в|на|my|from|меня|request|заявку|друзья|friend|him|her',
);

/** Where names with underscores are those of programs. */
const PROGRAM =
  /\b(?:variables?|functions?|methods?|class|columns?|tables?|files?|fields?|keys?|lists?|arrays?|parameters?|arguments?|modules?|packages?|folders?|script|object|string|python|java|code)\b/;

/** "i play as MegaMole777", "добавь kiril4ik_07": the looks have to be sure. */
function behindDeed(document: TextDocument, trigger: Token): Candidate | undefined {
  const { tokens, text } = document;
  // Those are for `calledName`.
  if (/^(?:calls?|alias)$/.test(trigger.lower)) return undefined;
  if (trigger.lower === 'called' && occurs(document, PROGRAM)) return undefined;
  const isOwn = tokens[trigger.index - 1]?.lower === 'i';
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 3; i++) {
    const token = tokens[i]!;
    const before = tokens[i - 1]!;
    const gap = text.slice(before.end, token.start);
    if (gap !== ' ' && !/^(?:, ?| )["«“]?$/.test(gap)) return undefined;
    if (mayBeInvented(text, token)) {
      const end = handleEnd(text, token.start);
      const name = text.slice(token.start, end);
      if (looksInvented(name) && (!PRONOUN.test(trigger.lower) || isSurelyNick(document, token, name)))
        return named(token.start, end, name, trigger);
    }
    const isGoneBy = isOwn && /^(?:as|by|under)$/.test(before.lower);
    const isAdded = before.lower === 'me' && i === trigger.index + 2;
    if (isGoneBy || isAdded) {
      const end = handleEnd(text, token.start);
      const name = text.slice(token.start, end);
      if ((isGoneBy || closesClause(document, end)) && isCoined(token, name))
        return named(token.start, end, name, trigger);
    }
    if (!TAKES_NAME.accepts(token.word)) return undefined;
  }
  return undefined;
}
