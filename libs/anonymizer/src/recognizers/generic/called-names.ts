import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** What somebody is called in English: nicknames of ordinary words, told by their capitals and the words around. */

const KIN =
  '(?:mum|mom|dad|son|daughter|kid|child|brother|sister|bro|sis|cousin|friend|mate|bestie|boy|girl|twin)';
const LONGEST_BEFORE = 56;
const LONGEST_BEHIND = 72;
const WORD = String.raw`[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’-]+`;
/** "Chunk", "Wee Man", "Moss Goblin 71" */
const NAME = String.raw`(${WORD}(?: ${WORD}){0,3}(?: \d{1,4}(?![\d:]))?)`;

/** "the boys call him Chunk", "everyone calls our maths teacher Captain Fraction" */
const CALLED_BY =
  /\b(?:everyone|everybody|(?:the|my|our) (?:other )?(?:boys|girls|lads|kids|guys|mates|friends|classmates|others|class|team)) (?:always |still |just )?$/;
const CALLED = new RegExp(`^ (?:him|her|(?:my|our)(?: [a-z]+){1,3}) ${NAME}`);
/** "Everyone calls her Mother Teresa" */
const ALL_CALL_HER = /\bevery(?:one|body) [^.]{0,16}$/;
/** "Spudzilla is what I'm called", "Tank is what they call me" */
const WHAT_CALLED = new RegExp(
  String.raw`(?<![A-Za-zÀ-ԯ\d])${NAME} is what (?:[Ii]['’]?m|[Ii] am|[Ii] get|they|people|everyone|everybody|my [a-z]+) $`,
);
/** "im known as Wee Man" */
const KNOWN_BY = new RegExp(String.raw`\b(?:i'm|im|i am|my ${KIN}(?: is|'s)) (?:better |also |always )?$`);
const KNOWN = new RegExp(`^ as ${NAME}`);
/** "i play as Shadow Kitten 9", "my kid goes by Dr Beanbag 3000" */
const GONE_BY = new RegExp(String.raw`\b(?:i|my ${KIN}) $`);
const GONE = new RegExp(String.raw`^ (?:as|by|under) (${WORD}(?: ${WORD}){1,3} \d{1,4}(?![\d:]))`);
/** "My alias for the contest will be Heather Moorhen", "my xbox gamertag is Moss Goblin 71" */
const OWNER = new RegExp(String.raw`\b(?:my|our)(?: ${KIN}'s)? (?:[a-z\d]+ )?$`);
const TOLD = new RegExp(
  String.raw`^(?:(?: (?:for|in|on|at) [^.,!?:;\n]{1,32}?)? (?:is|will be|would be)| ?[:=]) ["“]?${NAME}`,
);
/** "my Steam name is Captain Obvious Bees": of a service, no more than the name. */
const TOLD_OF_SERVICE = new RegExp(`^ (?:user ?)?name(?: is|:| =) ["“]?${NAME}`);
/** "nickname's Smiffy", "username: Lady Moth" */
const OPENS = new RegExp(`^(?:['’]s| ?[:=]) ["“]?${NAME}`);
/** "why cant i have ☆starfish☆ as a user name" */
const WANTED =
  /\b(?:have|use|using|pick|picked|choose|chose|want|take|keep|get|set|put) ([^A-Za-zÀ-ԯ\d\s.,:;?!()/\\-])([A-Za-zÀ-ԯ\d_.-]{3,20})\1 as (?:a|an|my|our|your) (?:new |old )?$/u;

const CALLS = new Set(['call', 'calls', 'called']);
const DEEDS = new Set(['play', 'plays', 'go', 'goes']);
const CHOSEN = new Set(['user', 'username', 'nickname', 'nick', 'gamertag', 'handle', 'alias']);
const LABELS = new Set(['nickname', 'username', 'gamertag', 'alias']);
const SERVICES = new Set(['steam', 'xbox', 'roblox', 'psn', 'discord', 'minecraft', 'fortnite']);
/** "In the novel the boys call him Piggy" */
const BOOKS = /\b(?:novel|book|chapter|character|play|poem|film|movie|story|author|scene|flies)\b/;

/** The nickname that the word leads to, before it or behind. */
export function calledName(document: TextDocument, trigger: Token): Candidate | undefined {
  const { lower: word, start } = trigger;
  const before = document.lower.slice(Math.max(0, start - LONGEST_BEFORE), start);
  if (CALLS.has(word)) {
    if (!CALLED_BY.test(before)) return whatCalled(document, trigger);
    const { lesson, figures } = subjectOf(document);
    if (lesson > 0 || figures.length > 0 || occurs(document, BOOKS)) return undefined;
    const isHer = /^ (?:him|her) /.test(document.lower.slice(trigger.end, trigger.end + 5));
    return isHer && ALL_CALL_HER.test(before) ? undefined : behind(document, trigger, CALLED);
  }
  if (word === 'known') return KNOWN_BY.test(before) ? behind(document, trigger, KNOWN) : undefined;
  if (DEEDS.has(word)) return GONE_BY.test(before) ? behind(document, trigger, GONE) : undefined;
  const wanted = CHOSEN.has(word) ? WANTED.exec(before) : null;
  if (wanted !== null) {
    const from = start - before.length + wanted.index + wanted[0].indexOf(wanted[1]!);
    return nicknameAt(document, from, from + wanted[2]!.length + 2, trigger);
  }
  if (SERVICES.has(word)) return OWNER.test(before) ? behind(document, trigger, TOLD_OF_SERVICE) : undefined;
  if (!LABELS.has(word)) return undefined;
  if (before === '' && word !== 'alias') return behind(document, trigger, OPENS);
  return OWNER.test(before) ? behind(document, trigger, TOLD) : undefined;
}

function whatCalled(document: TextDocument, trigger: Token): Candidate | undefined {
  if (!/^(?: me)?(?: in| by| at| on|[.,!?;)]|$)/.test(document.lower.slice(trigger.end, trigger.end + 8)))
    return undefined;
  const from = Math.max(0, trigger.start - LONGEST_BEFORE);
  const match = WHAT_CALLED.exec(document.text.slice(from, trigger.start));
  if (match === null) return undefined;
  return nicknameAt(document, from + match.index, from + match.index + match[1]!.length, trigger);
}

/** The name at the end of what the pattern reads behind the word. */
function behind(document: TextDocument, trigger: Token, pattern: RegExp): Candidate | undefined {
  const match = pattern.exec(document.text.slice(trigger.end, trigger.end + LONGEST_BEHIND));
  if (match === null) return undefined;
  const end = trigger.end + match[0].length;
  return nicknameAt(document, end - match[1]!.length, end, trigger);
}

/** A single given name or a pronoun is no nickname. */
function nicknameAt(
  { tokens }: TextDocument,
  start: number,
  end: number,
  trigger: Token,
): Candidate | undefined {
  const first = tokens[tokenIndexAt(tokens, start)];
  if (first?.end === end && (first.word.given !== undefined || first.word.isStop)) return undefined;
  const reason = `what somebody is called, beside "${trigger.lower}"`;
  return { start, end, type: 'HANDLE', score: 0.95, recognizer: 'handle', reason };
}
