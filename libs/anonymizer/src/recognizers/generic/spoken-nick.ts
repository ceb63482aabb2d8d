import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { CALLED_BY } from './handle-words.js';

const calledBy = new Set(CALLED_BY);

/** Behind these nothing but such a name is a nickname. */
export const isOnlySpoken = ({ lower }: Token): boolean => calledBy.has(lower) && lower !== 'псевдоним';

const REACH = 32;
const FURTHEST = 6;
const OWN =
  /(?<![а-я])(?:мо[йяею]|мое|моей|моим|моего|у меня|меня|наш|наша|его|ее|брата|сына|подруги|друга) ?$/;
const OWN_BETWEEN = /^ (?:у меня|у него|у нее|моя)(?![а-я])/;
const CHAT = /(?<![а-я])(?:чат|групп|коммент|сервер|игр|канал|дискорд|форум|бесед|аноним|кто-то|спам|пишет)/;
const OF_ANIMALS =
  /(?<![а-я])(?:соба|кот|кош|пес|пса|щен|хомя|попуг|кон[ьяю]|лошад|коров|герой|геро[яею]|персонаж)/;

/** "кличка у меня в классе Пельмень", "под именем Чебурек Судьбы": words with capitals, which no name list has. */
export function spokenNick(document: TextDocument, label: Token): Candidate | undefined {
  if (!calledBy.has(label.lower)) return undefined;
  const { tokens, text, lower } = document;
  const { lesson, figures } = subjectOf(document);
  const isMine = /(?:мой|моя) $/.test(lower.slice(Math.max(0, label.start - 4), label.start));
  if ((lesson > 0 && !isMine) || figures.length > 0 || !isOfSomebody(document, label)) return undefined;
  for (let i = label.index + 1; i < tokens.length && i <= label.index + FURTHEST; i++) {
    const token = tokens[i]!;
    if (!/^(?: | ?[:—–-] ?)?["«“]?$/.test(text.slice(tokens[i - 1]!.end, token.start))) return undefined;
    if (token.kind !== 'word' || token.script !== 'cyrillic') return undefined;
    if (token.casing === 'lower') continue;
    if (!mayBeNick(token) || OF_ANIMALS.test(lower.slice(label.end, token.start))) return undefined;
    const reason = `beside "${label.lower}"`;
    const end = endOfNick(document, token);
    return { start: token.start, end, type: 'HANDLE', score: 0.8, recognizer: 'handle', reason };
  }
  return undefined;
}

/** Names of people are told by other recognizers. */
const mayBeNick = ({ casing, word, start, end }: Token): boolean =>
  casing === 'title' && end - start > 2 && !word.isStop && word.given === undefined && !word.isFigure;

function isOfSomebody({ lower }: TextDocument, { lower: label, start, end }: Token): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (label === 'именем') return /(?<![а-я])под $/.test(before) && CHAT.test(before);
  return OWN.test(before) || OWN_BETWEEN.test(lower.slice(end, end + 12));
}

/** "Чебурек Судьбы" */
function endOfNick({ tokens, text }: TextDocument, first: Token): number {
  const next = tokens[first.index + 1];
  const goesOn = next?.casing === 'title' && text.slice(first.end, next.start) === ' ';
  return goesOn ? next.end : first.end;
}
