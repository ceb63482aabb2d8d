import { WordTest } from '../../text/word-test.js';
import type { Candidate } from '../../recognizer.js';
import { asks, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { handleStart, looksInvented } from './handle-shape.js';
import { named } from './handle-shape.js';
import { isCoined } from './plain-handle.js';

/** Where a nickname in quotation marks ends, without the closing one. */
export function quotedName(text: string, gap: string, token: Token): number | undefined {
  if (!/^[ :—–-]{1,3}[«"“„']$/.test(gap)) return undefined;
  const match = /^([A-Za-zÀ-ԯ\d_ .-]{2,24})[»"”']/.exec(text.slice(token.start, token.start + 26));
  return match === null ? undefined : token.start + match[1]!.length;
}

const RUSSIAN_LABEL = new WordTest('ник|ником|никнейм|никнеймом|нике|псевдонимом?|логин|юзернейм');

/** "под ником Волчара", "ник в игре: Снежинка", "мой ник темныйкот" */
export function isRussianNick(
  document: TextDocument,
  label: Token,
  token: Token,
  hasColon: boolean,
): boolean {
  if (token.script === 'latin') return isLatinLast(document, label, token);
  const isNear = token.index <= label.index + 3;
  if (token.script !== 'cyrillic' || !(hasColon || isNear) || !RUSSIAN_LABEL.accepts(label.word))
    return false;
  if (token.end - token.start < 3 || token.word.isStop) return false;
  const { tokens, lower } = document;
  const own = tokens[label.index - 1]?.lower ?? '';
  const isNext = token.index === label.index + 1;
  const isUnder = isNext && label.lower.endsWith('ом') && /^(?:под|с)$/.test(own);
  const isOfGame = isNext && token.casing !== 'lower' && label.casing === 'lower' && !asks(document);
  const { lesson, figures } = subjectOf(document);
  if (lesson > 0 || figures.length > 0) return false;
  if (isUnder) return token.casing !== 'lower' || !token.word.isOrdinary;
  if (hasColon) return (token.casing !== 'lower' || !token.word.isOrdinary) && !asks(document);
  if (isOfGame) return true;
  const isMine =
    /^(?:мой|моя|под)$/.test(own) ||
    /(?<![а-я])(?:мой|у меня|я) /.test(lower.slice(Math.max(0, label.start - 24), label.start));
  if (!isMine || /[а-я](?:ли|ла|ть|ться|ет|ют|лся|лся|лось)$/.test(token.lower)) return false;
  // "мой ник Снежинка", "мой никнейм на литресе книгоежка"
  const isLast = /^(?:$|[.,!?)\n])/.test(document.text.slice(token.end, token.end + 1));
  return (
    (isNext && (token.casing !== 'lower' || !token.word.isOrdinary)) ||
    (isLast && !token.word.isOrdinary && isNear && !/^(?:в|на|во)$/.test(tokens[token.index - 1]!.lower))
  );
}

/** "мой ник в чате Zubr", "логин учителя nvpetrova" */
function isLatinLast(document: TextDocument, label: Token, token: Token): boolean {
  const { tokens, text } = document;
  return (
    token.index <= label.index + 3 &&
    (/^(?:мой|моя)$/.test(tokens[label.index - 1]?.lower ?? '') ||
      (RUSSIAN_LABEL.accepts(label.word) && isCoined(token, text.slice(token.start, token.end)))) &&
    tokens[token.index - 1]!.script === 'cyrillic' &&
    token.end - token.start > 2 &&
    !token.word.isOrdinary &&
    /^(?:$|[.,!?)\n])/.test(text.slice(token.end, token.end + 1)) &&
    !asks(document)
  );
}

/** "krokodil мой ник в дискорде" */
export function beforeLabel({ tokens, text }: TextDocument, label: Token): Candidate | undefined {
  if (!/^(?:мой|моя|мое)$/.test(tokens[label.index - 1]?.lower ?? '')) return undefined;
  let index = label.index - 2;
  if (/^(?:это|вот)$/.test(tokens[index]?.lower ?? '')) index--;
  const token = tokens[index];
  if (
    token === undefined ||
    !/^ ?(?:[—–-] ?|, ?)?(?:это )?$/.test(text.slice(token.end, tokens[label.index - 1]!.start))
  )
    return undefined;
  const start = handleStart(text, token.end);
  const name = text.slice(start, token.end);
  if (text[start - 1] === '@' || /[@.:/]/.test(text[start - 1] ?? '')) return undefined;
  const isPlain = /^[a-z]{4,}$/i.test(name) && !token.word.isOrdinary && !token.word.isStop;
  return isPlain || looksInvented(name) ? named(start, token.end, name, label) : undefined;
}
