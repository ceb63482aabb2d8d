import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { followGap } from './house-number.js';

/** One to three words behind the word for a street; small ones only where it cannot mean anything else. */
export function nameBehind(document: TextDocument, street: Token, allowsSmall: boolean): Token | undefined {
  const { tokens, text } = document;
  let last = street;
  let words = 0;
  for (let i = street.index + 1; i <= street.index + 4; i++) {
    const token = tokens[i];
    if (token === undefined || !followGap(text, last, token, words === 0 || isShortened(last))) break;
    if (token.kind === 'number') {
      const next = tokens[i + 1];
      const isOrdinal =
        next !== undefined &&
        text.slice(token.end, next.start) === '-' &&
        /^(?:я|й|ая|ой|го|летия|лет)$/.test(next.lower);
      const isOfDate =
        next?.kind === 'word' &&
        next.start === token.end + 1 &&
        /^(?:мая|марта|октября|лет|июля|января|августа|декабря|ноября|сентября)$/.test(next.lower);
      if (words > 0 || (!isOrdinal && !isOfDate)) break;
      last = next!;
      words++;
      i++;
      continue;
    }
    const isInitial = token.casing !== 'lower' && token.end === token.start + 1 && text[token.end] === '.';
    if (!isInitial && (HOUSE_WORD.accepts(token.word) || NOT_IN_NAME.accepts(token.word))) break;
    const isLastBeforeHouse =
      words > 0 && tokens[i + 1]?.kind === 'number' && text.slice(token.end, tokens[i + 1]!.start) === ', ';
    if (
      !isLastBeforeHouse &&
      token.casing === 'lower' &&
      (!allowsSmall || !NAME_ENDING.test(token.lower)) &&
      !/^(?:им|имени)$/.test(token.lower)
    )
      break;
    last = token;
    if (++words === 3) break;
  }
  return last === street ? undefined : last;
}

/** "им. Лермонтова", "К. Маркса" */
const isShortened = ({ lower }: Token): boolean =>
  /^(?:[а-я]|им|ак|акад|ген|проф|марш|бр|кап|адм|св|пр|б|м|ст|н)$/.test(lower);

const HOUSE_WORD = new WordTest(
  'д|дом|доме|дома|кв|квартира|корп|корпус|к|стр|строение|владение|вл|подъезд|этаж',
);
const NOT_IN_NAME = new WordTest(
  'и|в|на|с|по|от|до|где|что|не|а|но|у|за|к|я|мы|он|она|это|есть|был|была|длин[а-я]+|ширин[а-я]+|равн[а-я]+|рядом|около|возле|моя|мой|там|тут',
);
const NAME_ENDING = /(?:а|я|ой|ая|ий|ый|ов|ев|ей|их|ых|о|ы|и|ую|ого)$/;
