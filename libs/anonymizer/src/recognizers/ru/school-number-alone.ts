import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const TENS = '(?:двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто|двести)';
const UNITS =
  '(?:перв|втор|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат|восемнадцат|девятнадцат|двадцат|тридцат|сороков|пятидесят|сот)';
/** Feminine, as "школа" and "гимназия" are and "класс" is not. */
const BEHIND = new RegExp(
  `^(?:сь|ся)? (?:теперь |сейчас |тут |я )?(?:в|во|из|на) ((?:${TENS} ){1,2}${UNITS}(?:ой|ую)|(?:${UNITS}|одиннадцат)ой|(?:1[2-9]|[2-9]\\d|\\d{3,4})-?(?:й|ой|ю|ую))(?= (?:и|а|но|с|уже|там|где|тут|теперь|сейчас|третий|второй|давно|выгнали|отчислили|исключили|перевели)(?![а-я])|[,.!?;)]|$)`,
);

const QUOTED = /^ (?:теперь |сейчас )?в ([«"“][^«»"”\n]{3,40}[»"”])/;

/** "учусь в КАИТ 20" */
function abbreviated({ text }: TextDocument, verb: Token): Found | undefined {
  const match =
    /^ (?:в|из|на) ([А-ЯЁ]{2,6}(?: ?№ ?| |-)\d{1,4})(?!\d|[а-яё]| ?(?:курс|класс|год|раз|месяц|лет|час|дн|мин|групп))/.exec(
      text.slice(verb.end, verb.end + 32),
    );
  if (match === null) return undefined;
  const start = verb.end + match[0].length - match[1]!.length;
  return { start, end: start + match[1]!.length, score: 0.7, reason: 'short name and number of a school' };
}

/** "дочка в «Золотом сечении» учится", "в 46-ой училась сестра" */
const BEFORE = new RegExp(
  `(?:^| )в ([«"“][^«»"”\\n]{3,40}[»"”]|(?:${TENS} ){1,2}${UNITS}ой|(?:1[2-9]|[2-9]\\d|\\d{3,4})-?(?:й|ой)) $`,
);

function quotedBefore({ lower }: TextDocument, verb: Token): Found | undefined {
  if (!verb.lower.startsWith('уч')) return undefined;
  const match = BEFORE.exec(lower.slice(Math.max(0, verb.start - 50), verb.start));
  if (match === null) return undefined;
  const start = verb.start - 1 - match[1]!.length;
  return { start, end: verb.start - 1, score: 0.7, reason: 'school that somebody attends' };
}

const LEADS_TO_SCHOOL = new WordTest('в|во|из|на|теперь|сейчас|тут|я');
const SELVES = new Set(['я', 'мы', 'сам', 'сама', 'меня', 'нас', 'сына', 'дочь', 'брата', 'сестру']);

/** "учусь в сорок пятой", "перешёл в 56-ю": the word for the school left out. */
export function attendedNumber(document: TextDocument, verb: Token): Found | undefined {
  const { lower } = document;
  const isFrom = verb.lower === 'из';
  if (isFrom && !SELVES.has(document.tokens[verb.index - 1]?.lower ?? '')) return undefined;
  const next = document.tokens[verb.index + 1];
  if (!isFrom && (next === undefined || !LEADS_TO_SCHOOL.accepts(next.word)))
    return quotedBefore(document, verb);
  const rest = (isFrom ? ' из' : '') + lower.slice(verb.end, verb.end + 56);
  const shift = isFrom ? 3 : 0;
  const match = BEHIND.exec(rest) ?? (verb.lower.startsWith('уч') ? QUOTED.exec(rest) : null);
  if (match === null) return abbreviated(document, verb) ?? quotedBefore(document, verb);
  const start = verb.end + match[0].length - match[1]!.length - shift;
  return {
    start,
    end: start + match[1]!.length,
    score: 0.7,
    reason: 'number of a school that somebody attends',
  };
}
