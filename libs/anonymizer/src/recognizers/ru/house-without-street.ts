import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { endOfDormitory, endOfStreetBehind, streetBefore } from './before-house.js';
import { endOfHouse } from './house-number.js';
import { nameBehind } from './street-name.js';
import { livesAt } from './street-without-word.js';
import { occurs } from '../../text/occurs.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

function isPersonal(document: TextDocument): boolean {
  const { personal, lesson, figures } = subjectOf(document);
  return personal > 0 && lesson === 0 && figures.length === 0;
}

const ASKS_OF_SUM = /сколько|найди|каком|какой|какая/;

/** A sum says what is asked; "Куда везти? Жукова 12, кв. 4" does not. */
const isSum = (document: TextDocument): boolean => subjectOf(document).isSum && occurs(document, ASKS_OF_SUM);

const PERSONAL_HOUSE =
  /(?:жив[уе]|адрес|прописан|приезжай|приходи|жду|доставк|квартир|находи|встреч|переехал|наш дом|мой дом|снима)/;

/** "индекс 344000" */
export function postIndex({ tokens, lower }: TextDocument, token: Token): Found | undefined {
  const number = tokens[token.index + 1];
  const isIndex =
    token.lower.startsWith('индекс') &&
    number?.lower.length === 6 &&
    number.kind === 'number' &&
    /^[: —–-]{1,3}$/.test(lower.slice(token.end, number.start));
  return isIndex ? { start: number.start, end: number.end, score: 0.7, reason: 'postal index' } : undefined;
}

const VILLAGE = new WordTest(
  'деревня|деревне|дер|д|село|селе|пос|поселок|поселке|хутор|хуторе|станица|станице|аул|ауле|кордон|кордоне|снт|днт|днп|кп|рп|пгт',
);

/** "деревня Малые Вязёмы, дом 6": a village has houses without streets. */
export function villageHouse(document: TextDocument, token: Token): Found | undefined {
  if (!VILLAGE.accepts(token.word)) return undefined;
  const name = nameBehind(document, token, false);
  if (name === undefined) return undefined;
  const end = endOfHouse(document, name.index);
  return end === undefined
    ? undefined
    : { start: token.start, end, score: 0.92, reason: 'village and house' };
}

const HOUSE_OR_FLAT = new WordTest('дом|доме|дома|д|кв|квартира|квартире|квартиры|подъезд');

/** "дом 5, квартира 12" without a word for the street: "Строителей 18, кв 7". */
export function houseAndFlat(document: TextDocument, token: Token, behind: number): Found | undefined {
  if (!HOUSE_OR_FLAT.accepts(token.word)) return undefined;
  const isHouse = token.lower.startsWith('д');
  const end = endOfHouse(document, token.index - 1);
  if (end === undefined) return undefined;
  const lower = document.lower.slice(token.start, end);
  const hasFlat = /кв/.test(lower) && /д\.?|дом/.test(lower) && /\d.*\d/.test(lower);
  const street =
    hasFlat ||
    !isHouse ||
    /[а-яё]\.? ?[«"]?[а-яё]+[»"]?, $/i.test(document.text.slice(Math.max(0, token.start - 30), token.start))
      ? streetBefore(document, token.start, isHouse)
      : undefined;
  if (street !== undefined && street >= behind && !isSum(document))
    return { start: street, end, score: 0.94, reason: 'street, house and flat' };
  if (token.lower === 'подъезд') return undefined;
  const before = document.lower.slice(Math.max(0, token.start - 60), token.start);
  const lives = PERSONAL_HOUSE.test(before) && !subjectOf(document).isSum;
  const streetEnd =
    lives || hasFlat || livesAt(document, token.start) || isPersonal(document)
      ? endOfStreetBehind(document, end)
      : undefined;
  if (streetEnd !== undefined)
    return { start: token.start, end: streetEnd, score: 0.85, reason: 'house and its street' };
  const score = hasFlat ? 0.8 : lives && /^(?:кв|квартир)/.test(token.lower) ? 0.7 : 0.3;
  return { start: token.start, end, score, reason: 'house and flat' };
}

/** "общежитие № 3, комната 412", "Студгородок, корпус 6, комната 411" */
export function dormitory(document: TextDocument, token: Token): Found | undefined {
  if (!/^(?:общ|студ)/.test(token.lower)) return undefined;
  const end = endOfDormitory(document, token.start);
  return end === undefined
    ? undefined
    : { start: token.start, end, score: 0.85, reason: 'dormitory and room' };
}
