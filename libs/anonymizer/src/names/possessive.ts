import { isFigure } from './figures.js';
import { givenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';
import { RELATIONS } from './relations.js';

/** "Катин", "Олиной", "Димином": of short names and of others that end in -а or -я. */
const POSSESSIVE = /^([а-я]{1,12}[бвгджзйклмнпрстфхцчшщ])ин([аоыуе]|о[йм]|ого|ому|ым|ыми|ых)?$/;

/**
 * Whose something may be by a Russian adjective made of a given name: "катин" is Катя's. Empty for what is more than that, as
 * the surname "Мишин", "Ленина" and the given name "Галина" are.
 *
 * @param word in lower case, "ё" as "е"
 */
export const possessorsOf = (word: string): string[] => (isListedSurname(word) ? [] : ownersOf(word));

/** The same for a word that may be a surname, too: "Костин", where what stands behind tells that it is none. */
export function ownersOf(word: string): string[] {
  const stem = POSSESSIVE.exec(word)?.[1];
  if (stem === undefined || givenName(word) !== undefined || isFigure(word)) return [];
  return [`${stem}а`, `${stem}я`].filter((name) => givenName(name)?.isRare === false);
}

const BEFORE = /([а-яё]+) $/i;
const BEHIND = /^ ([а-яё]{3,})(?![а-яё-])/;
const REACH = 24;

/** Behind these stands a surname or the name of a place: "учитель Сонин", "закон Верина", "река Тонина". */
const BEFORE_NAME =
  /^(?:так(?:ой|ая|ие)$|закон|теорем|формул|уравнени|метод|правил|эффект|роман|повест|поэм|рек[аиеу]$|озер|город|посел|деревн|село$|улиц|площад|станци|порт$|имени$|учител|преподават|тренер|директор|завуч|физрук|физик|химик|историк|биолог|математи|вожат|врач|доктор|сосед|одноклассни|мальчи|девочк|пацан|ученик|ученица|акт[её]р|актрис|пев|писател|поэт|художник)/;

const DEED = /(?:л|ла|ло|ли|ся|сь|[еиуюая]т|[еи]шь)$/;
const THING_LIKE_DEED =
  /^(?:школа|сила|дело|тело|число|мыло|кресло|зеркало|правило|одеяло|дела|стол|стул|пенал|журнал|мел|угол|брат|ответ|совет|портрет|билет|пакет|макет|планшет|кабинет|букет|предмет|сюжет|секрет|интернет|салат|халат)$/;
const NO_THING =
  /^(?:опять|очень|вновь|снова|завтра|вчера|сегодня|всегда|иногда|тогда|когда|куда|туда|сюда|откуда|сама|дома|она|вся|теперь|здесь|есть|меня|тебя|себя|для|хотя|едва|это|его|где|уже|еще|тоже|хорошо|плохо|давно|часто|редко|скоро|много|мало|можно|нужно|надо|после|или|если|они|сами|мне|нам|вам|как|так|там|тут|вот|нет|под|над|при|без|что|кто|чем)$/;
/** How a noun ends that agrees with a nominative; beside the other cases any noun may stand. */
const AGREES: Readonly<Record<string, RegExp>> = {
  '': /[бвгджзйклмнпрстфхцчшщь]$|^(?:папа|дедушка|дядя)$/,
  а: /[аяь]$/,
  о: /[ое]$/,
  ы: /[ыиая]$/,
};

/**
 * Whether a word that may be such an adjective stands before a thing or somebody who is had: "Катина мама", and neither
 * "учитель Сонин", "Тонина опять молчит" nor "живёт в Юрино".
 */
export function isPossessive(text: string, start: number, end: number): boolean {
  const word = POSSESSIVE.exec(plain(text.slice(start, end)));
  const found = BEHIND.exec(text.slice(end, end + REACH))?.[1];
  if (word === null || found === undefined) return false;
  const thing = plain(found);
  if (NO_THING.test(thing) || (DEED.test(thing) && !THING_LIKE_DEED.test(thing))) return false;
  if (AGREES[word[2] ?? '']?.test(thing) === false) return false;
  const before = plain(BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.[1] ?? '');
  return !BEFORE_NAME.test(before) && !RELATIONS.has(before) && givenName(before) === undefined;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
