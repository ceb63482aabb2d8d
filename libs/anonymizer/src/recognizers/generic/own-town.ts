import { isPlace } from '../../names/places.js';
import type { Candidate } from '../../recognizer.js';
import { asks, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** "Homer was born in Ionia": others than the writer and those around. */
export function isOfLesson(document: TextDocument): boolean {
  const { personal, relations, lesson, figures } = subjectOf(document);
  if (personal > 0 || relations > 0) return false;
  const first = document.tokens[0];
  return lesson > 0 || figures.length > 0 || (first?.casing === 'title' && first.word.isFigure);
}

const OUR_TOWN_BEHIND =
  /(?:^|[.!?\n] ?|(?:вот|но|а|и) )([а-я]+(?:[ -][а-я]+){0,2})(?:,| —| –| -|)? (?:это )?(?:мой|наш) (?:родной |любимый |самый лучший |маленький |лучший )?$/;
const OURS = /(?:мой|наш|родной|любимый|лучший|маленький) $/;
const OF_GAMES = /^.{0,24}(?:игр|майнкраф|симулятор|мечт)/;

/** "Тюмень мой город", "Саратов — наш родной город" */
export function addTownsInFront(document: TextDocument, found: Candidate[]): void {
  const { lower } = document;
  for (const token of document.cued) {
    if (!token.lower.startsWith('город')) continue;
    const at = token.start;
    if (!OURS.test(lower.slice(Math.max(0, at - 10), at))) continue;
    const from = Math.max(0, at - 64);
    const match = OUR_TOWN_BEHIND.exec(lower.slice(from, at));
    if (match === null || asks(document) || OF_GAMES.test(lower.slice(at, at + 32))) continue;
    const name = match[1]!;
    if (!isPlace(name.replaceAll(' ', '-')) || isOfLesson(document)) continue;
    const start = from + match.index + match[0].indexOf(name);
    found.push({
      start,
      end: start + name.length,
      type: 'ADDRESS',
      score: 0.74,
      recognizer: 'town',
      reason: 'town that somebody lives in or comes from',
    });
  }
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
