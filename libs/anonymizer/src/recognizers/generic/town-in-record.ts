import { isLand } from '../../names/lands.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const isTown = ({ word, lower }: Token): boolean => word.isPlace && !isLand(lower);

const FEWEST_VALUES = 2;
const LEAST_SCORE = 0.5;

/** "Ильдар Сафин, 9А, лицей № 131, Казань", "Вика из Самары", "мне 14, Саранск": a town beside what is known of somebody. */
export const townInRecord: Recognizer = {
  name: 'town-in-record',
  find(document, others) {
    const found: Candidate[] = [];
    const add = ({ start, end }: Token, reason: string): void => {
      found.push({ start, end, type: 'ADDRESS', score: 0.7, recognizer: 'town-in-record', reason });
    };
    let values = 0;
    for (const { score } of others) if (score >= LEAST_SCORE) values++;
    for (const value of others) {
      if (value.score < LEAST_SCORE) continue;
      const town =
        (values >= FEWEST_VALUES || isIntroduced(document, value)
          ? townInList(document, value)
          : undefined) ?? (value.type === 'PERSON' ? townOfPerson(document, value.end) : undefined);
      if (town !== undefined) add(town, 'town beside a value');
    }
    for (const number of document.numbers) {
      const town = townBesideAge(document, number);
      if (town !== undefined) add(town, 'town beside an age');
    }
    return found;
  },
};

/** "Я Маша, Ульяновск" */
const isIntroduced = ({ lower }: TextDocument, { type, start }: Candidate): boolean =>
  type === 'PERSON' && /(?<![а-я])(?:я|зовут|это) $/.test(lower.slice(Math.max(0, start - 8), start));

function townInList({ text, tokens }: TextDocument, { type, end }: Candidate): Token | undefined {
  const mark = text.charCodeAt(end);
  if (mark !== 0x2c && mark !== 0x3b) return undefined;
  const town = tokens[tokenIndexAt(tokens, end)];
  if (town?.casing !== 'title' || !isTown(town) || town.start - end > 2) return undefined;
  // "Аня, Боря, Вера и Гена"
  if (type === 'PERSON' && town.word.given !== undefined) return undefined;
  return /^ ?(?:$|[,;.\n])/.test(text.slice(town.end, town.end + 2)) ? town : undefined;
}

/** "Вика из Самары", "меня зовут Рустам, я с Уфы" */
function townOfPerson({ lower, tokens }: TextDocument, end: number): Token | undefined {
  // Behind most names stands a word that begins with none of the letters of "я", "он", "она", "сам", "из", "с", "со".
  if (!'яоси'.includes(lower[end + (lower[end] === ',' ? 2 : 1)] ?? '-')) return undefined;
  const link = /^,? (?:(?:я|он|она) )?(?:сам[аи]? )?(?:из|с|со) (?:г\.? ?|города )?/.exec(
    lower.slice(end, end + 24),
  );
  if (link === null) return undefined;
  const town = tokens[tokenIndexAt(tokens, end + link[0].length)];
  return town?.casing === 'title' && isTown(town) ? town : undefined;
}

const YEARS = new Set(['лет', 'год', 'года']);

/** "мне 14, Саранск", "16 лет, Уфа", "Тула, 15 лет" */
function townBesideAge({ text, tokens }: TextDocument, age: Token): Token | undefined {
  if (age.end - age.start > 2) return undefined;
  const unit = tokens[age.index + 1];
  const isUnit = unit?.script === 'cyrillic' && unit.start === age.end + 1 && YEARS.has(unit.lower);
  const years = isUnit ? unit.end - age.end : 0;
  if (!isUnit && tokens[age.index - 1]?.lower !== 'мне') return undefined;
  const end = age.end + years;
  const behind = tokens[tokenIndexAt(tokens, end)];
  const before = tokens[age.index - 1];
  if (behind !== undefined && text.slice(end, behind.start) === ', ' && isAlone(text, behind)) return behind;
  const isBefore =
    before !== undefined && text.slice(before.end, age.start) === ', ' && isAlone(text, before);
  return isBefore && /^(?:$|[,.\n!])/.test(text.slice(end, end + 1)) ? before : undefined;
}

/** A town between marks or at an end. */
const isAlone = (text: string, token: Token): boolean =>
  token.casing === 'title' &&
  isTown(token) &&
  /(?:^|[,.!\n]) ?$/.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
  /^(?:$|[,.!\n])/.test(text.slice(token.end, token.end + 1));
