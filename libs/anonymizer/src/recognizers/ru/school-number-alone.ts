import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const TENS = '(?:двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто|двести)';
const UNITS =
  '(?:перв|втор|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат|восемнадцат|девятнадцат|двадцат|тридцат|сороков|пятидесят|сот)';
/** Feminine, as "школа" and "гимназия" are and "класс" is not. */
const BEHIND = new RegExp(
  `^(?:сь|ся)? (?:теперь |сейчас |тут |я )?(?:в|во|из|на) ((?:${TENS} ){1,2}${UNITS}(?:ой|ую)|(?:${UNITS}|одиннадцат)ой|(?:1[2-9]|[2-9]\\d|\\d{3,4})-?(?:й|ой|ю|ую))(?= (?:и|а|но|с|уже|там|где|тут|теперь|сейчас|третий|второй|давно) |[,.!?;)]|$)`,
);

/** "учусь в сорок пятой", "перешёл в 56-ю": the word for the school left out. */
export function attendedNumber({ lower }: TextDocument, verb: Token): Found | undefined {
  const match = BEHIND.exec(lower.slice(verb.end, verb.end + 56));
  if (match === null) return undefined;
  const start = verb.end + match[0].length - match[1]!.length;
  return {
    start,
    end: start + match[1]!.length,
    score: 0.7,
    reason: 'number of a school that somebody attends',
  };
}
