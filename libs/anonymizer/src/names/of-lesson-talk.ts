import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import type { NameChain } from './name-chain.js';
import type { Token } from '../text/tokenize.js';

/** Russian messages whose names belong to riddles, to books and to the lives of figures. */

const RIDDLE =
  /рыцар[а-я]{0,4} .{0,30}лжец|лжец[а-я]{0,3} .{0,30}рыцар|(?:врет|лжет|солгал|соврал|правду (?:сказал|говорит|говорил)) (?:только |лишь )?один|(?<![а-я])один(?: из (?:них|троих|ребят|мальчиков))? (?:врет|лжет|солгал|соврал|говорит правду|сказал правду)|\bstand in (?:a|the) (?:queue|line|row)\b/;

/** Found much faster than what they are a part of. */
const OF_LIARS = /лж|врет|солгал|соврал|правду|\bstand in /;
const OF_GUESSES = /загадк/;
/** "реши загадку: …, зовут Толик" */
const GUESSED = /(?<![а-я])(?:реши|отгадай|разгадай)(?:те)? (?:эту |мою )?загадку|^загадка:/;

/** Whether the message is a riddle to guess. */
export const isGuessed = (document: TextDocument): boolean =>
  occurs(document, OF_GUESSES) && occurs(document, GUESSED);

/** "Вася говорит: «Я лгу». Рыцарь он или лжец?": a single name of a riddle. */
export function isOfRiddle(document: TextDocument, { first, last, given }: NameChain): boolean {
  if (given === undefined || first !== last) return false;
  if (isGuessed(document)) return true;
  return subjectOf(document).relations === 0 && occurs(document, OF_LIARS) && occurs(document, RIDDLE);
}

const HERO = /(?<![а-я])(?:геро(?:й|я|ю|ем|и|ев|иня|ини|иню|иней)|персонаж[а-я]{0,3}) (?:[а-я]{4,10} )?$/;
const KIN =
  /(?<![а-я])(?:мат(?:ь|ери|ерью)|от(?:ец|ца|цу|цом)|жен(?:а|ы|е|у|ой)|муж(?:а|у|ем)?|сестр(?:а|ы|е|у|ой)|брат(?:а|у|ом)?|няня|няни|няне|няню|няней|бабушк[а-я]{1,2}|доч(?:ь|ери)|вдов(?:а|ы|е|у|ой)|муз(?:а|ы|е|у|ой)|друг(?:а|у|ом)?|невест(?:а|ы|е|у|ой)|учени(?:к|ка|ца|цы)|прототип[а-я]{0,2}) (?:[а-я]\. ?){0,2}$/;
const BESIDE_KIN = /^,? (?:[—–-] )?$/;

/**
 * "Герой Астафьева Витя обманул бабушку Катерину Петровну", "мать Ломоносова, Елена Сивкова": somebody of a figure's book,
 * or next to the name of a figure whose kin it is.
 */
export function isOfFiguresOwn(document: TextDocument, { first }: NameChain): boolean {
  const { figures, personal } = subjectOf(document);
  if (figures.length === 0 || personal > 0) return false;
  const { lower, tokens } = document;
  const { start } = tokens[first]!;
  const beforeFigure = (index: number): string =>
    lower.slice(Math.max(0, tokens[index]!.start - 28), tokens[index]!.start);
  document.shared.firstHero ??= figures.find((index) => HERO.test(beforeFigure(index))) ?? Infinity;
  if (document.shared.firstHero < first) return true;
  const beside = first - 1;
  return (
    figures.includes(beside) &&
    BESIDE_KIN.test(lower.slice(tokens[beside]!.end, start)) &&
    KIN.test(beforeFigure(beside))
  );
}

const DEDICATED = /[»”"] (?:было |был |была |[а-я]+ )?посв(?:ящен[оаы]?|ятил[аи]?) $/;

/** "«Я помню чудное мгновенье» посвящено Анне Керн": to whom a work that has a title is dedicated. */
export function isDedicatee({ lower, tokens }: TextDocument, { first, given, surname }: NameChain): boolean {
  const { start } = tokens[first]!;
  return (
    given !== undefined &&
    surname !== undefined &&
    DEDICATED.test(lower.slice(Math.max(0, start - 32), start))
  );
}

const WORK =
  /(?<![а-я])(?:рассказ|повест|роман|сказк|пьес|поэм|стих|басн|произведени)[а-я]{0,6} (?:артура )?$/;

/** "по рассказу Конан Дойла": a figure behind the kind of a work. */
export function isAuthorOfWork({ lower, tokens }: TextDocument, { first }: NameChain): boolean {
  const { start } = tokens[first]!;
  return WORK.test(lower.slice(Math.max(0, start - 28), start));
}

const STAGED =
  /(?<![а-я])(?:(?:мы|мой класс|наш класс|у нас|с классом) (?:ставим|играем|ставят|ставит)|ставим |инсцениру|инсценировк|распредел[а-я]{2,4} рол|роли:|наш[а-я]{0,3} спектакл)/;

/** "Мы ставим «Ревизора»: Рита — Анна Андреевна, Жора — городничий": who plays a character stands before the dash. */
export function isActor(document: TextDocument, { given, patronymic, end, first }: NameChain): boolean {
  if (given === undefined || patronymic !== undefined || document.tokens[first]!.script !== 'cyrillic')
    return false;
  return /^ [—–-] [A-Za-zÀ-ԯ]/.test(document.text.slice(end, end + 4)) && occurs(document, STAGED);
}

const BORN = /^,? \(?\d{1,2}\.\d{1,2}\.(?:199\d|20[0-3]\d)(?!\d)/;

/** Whether the day of birth of somebody young stands at the position. */
export const isBornBehind = ({ text }: TextDocument, end: number): boolean =>
  text.charCodeAt(end + 1) < 0x3a && BORN.test(text.slice(end, end + 15));

/** "Бубнова Мила 11.05.2016": a list of pupils has the surname in front and the day of birth behind. */
export function isBornLately(document: TextDocument, { given, surname, end }: NameChain): boolean {
  return (
    given !== undefined && surname !== undefined && surname.index < given.index && isBornBehind(document, end)
  );
}

/** The surnames of registers that are words as well, and adjectives in front of names that are no surnames. */
const ADJECTIVE = /(?:ая|яя|ой|ый|ий|ых|их)$/;
const PRAISE =
  /^(?:дорог|(?:много|глубоко)?уважаем|мил|любим|родн|добр|велик|свят|стар|молод|строг|нов|покойн|бедн|перв|втор|юн|главн|хорош|прекрасн|славн|классн|замечательн|драгоценн|друг|так|как|сам|наш|ваш|сво|эт|последн|настоящ|известн|знаменит|бывш|русск|советск)/;
const BEFORE_ENTRY = /(?:^|[\n:,;.)!?—–-]) ?$/;
const BEHIND_ENTRY = /^(?:$|[,;:.\n()]| ?[—–-] | \d)/;

/** "Бережная Кира Максимовна, победитель": an adjective with a capital as the surname in an entry of a register. */
export function isEntry({ text }: TextDocument, surname: Token, end: number): boolean {
  return (
    surname.casing === 'title' &&
    ADJECTIVE.test(surname.lower) &&
    !PRAISE.test(surname.lower) &&
    BEFORE_ENTRY.test(text.slice(Math.max(0, surname.start - 2), surname.start)) &&
    BEHIND_ENTRY.test(text.slice(end, end + 3))
  );
}
