import { isPlace } from '../../names/places.js';
import { asks, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

/** Towns that the writer is told to be of by what no preposition leads to. */

const OUR_TOWN_BEHIND =
  /(?:^|[.!?\n] ?|(?:вот|но|а|и) )([а-я]+(?:[ -][а-я]+){0,2})(?:,| —| –| -|)? (?:это )?(?:мой|наш) (?:родной |любимый |самый лучший |маленький |лучший )?$/;
const OURS = /(?:мой|наш|родной|любимый|лучший|маленький) $/;
const OF_GAMES = /^.{0,24}(?:поэт|писател|геро|стих|игр|майнкраф|симулятор|мечт)/;

/** "Тюмень мой город", "Саратов — наш родной город" */
export function townsInFront(document: TextDocument): { start: number; end: number }[] {
  const { lower } = document;
  const found: { start: number; end: number }[] = [];
  for (const { start: at, lower: word } of document.cued) {
    if (!word.startsWith('город') || !OURS.test(lower.slice(Math.max(0, at - 10), at))) continue;
    const from = Math.max(0, at - 64);
    const match = OUR_TOWN_BEHIND.exec(lower.slice(from, at));
    if (match === null || asks(document) || OF_GAMES.test(lower.slice(at, at + 32))) continue;
    const name = match[1]!;
    if (!isPlace(name.replaceAll(' ', '-'))) continue;
    const start = from + match.index + match[0].indexOf(name);
    found.push({ start, end: start + name.length });
  }
  return found;
}

/** "я Вика из Самары", "это Лена Орлова, 12 лет, из Твери": behind the name of whoever writes. */
export function comesFrom({ lower, tokens }: TextDocument, { index, start }: Token): boolean {
  if (tokens[index - 1]!.lower !== 'из') return false;
  const match = INTRODUCED.exec(lower.slice(Math.max(0, start - 60), start));
  if (match === null) return false;
  for (let i = index - 2; i >= 0 && i >= index - 7; i--) if (tokens[i]!.word.given !== undefined) return true;
  return false;
}

const INTRODUCED =
  /(?:^|[.,!;\n] ?|привет |здравствуйте )(?:я|это|меня зовут|мы)[ ,-]{1,3}[а-я-]{3,}(?: [а-я-]{3,})?(?:,? (?:мне )?\d{1,2}(?: ?(?:лет|год[а]?|[а-я]|класс))?,?|,)? из $/;
