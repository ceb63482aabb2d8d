import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { endOfHouse } from './house-number.js';
import { livesAt } from './street-without-word.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** Whether streets of this kind, or quarters, go by numbers. */
const QUARTER = new WordTest('(?:мкр|микр|квартал|лини|комплекс|город).*');

export const isQuarter = ({ word }: Token): boolean => QUARTER.accepts(word);

const NUMBER_BEFORE = /(?:^|[^а-яa-z\d.,])(\d{1,3}(?: ?-?(?:й|я|ый|ая|ой|ом|м|го))? ?)$/;
const NAME_BEFORE = /(?:^|[,(:] ?)([А-ЯЁ][а-яё]+(?:-\d)? )$/;
const ISLAND = /^ (?:В\. ?О\.|ВО(?![А-Я])|Васильевского острова)/;
const HOUSE_BEHIND = /^[а-я]?,? (?:д|дом|уч|участок|вл|стр|к|корп|корпус)\.? ?№? ?\d/;

/** "7 мкр, дом 12", "5-я линия В.О., д. 3", "квартал 14, дом 8": a number is the name. */
export function numberedQuarter(document: TextDocument, token: Token, last: Token): Found | undefined {
  const { tokens, text, lower } = document;
  const before = NUMBER_BEFORE.exec(lower.slice(Math.max(0, token.start - 9), token.start));
  const number = tokens[last.index + 1];
  if (before === null) {
    const isNumbered =
      number?.kind === 'number' &&
      number.lower.length <= 3 &&
      /^ ?[№-]? ?$/.test(text.slice(last.end, number.start)) &&
      HOUSE_BEHIND.test(lower.slice(number.end, number.end + 12));
    const end = isNumbered ? endOfHouse(document, number.index) : undefined;
    return end === undefined
      ? undefined
      : { start: token.start, end, score: 0.88, reason: 'quarter and house' };
  }
  const island = ISLAND.exec(text.slice(last.end, last.end + 24))?.[0].length ?? 0;
  const end = endOfHouse(document, tokenIndexAt(tokens, last.end + island) - 1);
  if (end === undefined) return undefined;
  const begin = token.start - before[1]!.length;
  const isLine = token.lower.startsWith('лини');
  const house = lower.slice(last.end + island, end + 12);
  if (
    isLine &&
    island === 0 &&
    !/^,? ?(?:д|дом)?\.? ?\d+[^.]*(?:кв|корп)/.test(house) &&
    !livesAt(document, begin)
  )
    return undefined;
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, begin - 24), begin))?.[1]!.length ?? 0;
  return { start: begin - name, end, score: 0.9, reason: 'quarter and house' };
}
