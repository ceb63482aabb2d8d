import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isDigitCode, isWordCode, type Token } from '../../text/tokenize.js';
import { handleEnd, handleStart, looksInvented } from './handle-shape.js';
import { occurs } from '../../text/occurs.js';

/** Words of messages that ask to be found, written to or played with. */
const TALK =
  /(?<![а-я])(?:ник(?:и|а|у|ом|е|нейм[а-я]*)?|юзер[а-я]*|логин[а-я]*|х[эе]ндл|акк[а-я]*|учетн[а-я]+ запис[а-я]+|аккаунт[а-я]*|учетк[а-я]|вход|профил[а-я]+|пиши(?:те)?|напиши(?:те)?|добав[а-я]+|подпи[а-я]+|личк[а-я]|лс|заявк[а-я]|зовут|найди(?:те)?|ищи(?:те)?|скин[а-я]+|кин[ьу][а-я]*|шли|играю|играем|сыгра[а-я]+|поигра[а-я]+|зайди|заходи|го в|стрим[а-я]*|канал[а-я]*|это я|я(?= [a-zа-я]+_)|зовите|бравл[а-я]*|пишу|пишем|выкладыва[а-я]+|публику[а-я]+|го(?= )|юз|мессенджер|мой|моя|мо[юе]|я (?:там|в|на|во)|(?:в|на|во) [а-я]+ я)(?![а-я])/;
const speaksOfNames = (document: TextDocument): boolean =>
  occurs(document, RUSSIAN) && occurs(document, TALK) && !occurs(document, PROGRAMS) && !isCode(document);
/** Whether it is Russian talk of no program. */
export const isNoProgram = (document: TextDocument): boolean =>
  occurs(document, RUSSIAN) && !occurs(document, PROGRAMS) && !isCode(document);
const RUSSIAN = /[а-я]/;

/** "sonya_k собака …" is an address of mail. */
const SPOKEN_MAIL = /^ ?(?:собак|собачк|гав|at |эт |\(a)/;
/** Talk of programs, where such names are those of variables, files and commands. */
const PROGRAMS =
  /(?<![а-я])код(?![а-я]{3})|python|питон|java|джав|переменн|функци|файл|массив|таблиц|метод|(?<![а-я])бот(?![а-я]{3})|api|сервер|команд|скрипт|html|css|sql|json|програм|верси|модел|библиотек|импорт|ошибк|класс[аеу]? (?!я)|пакет|плагин|папк|репозитор|git|атрибут|селектор|пол[яе](?![а-я])|баз[аеуы] данн|запрос|строк|цикл|возвраща|значит|перевод|перевести|пароль (?:от|к) |wifi|вай-?фай|расчет|формул|устройств|телефон[а-я]* (?:samsung|xiaomi)|изотоп|реакци/;

/** "lexa_777 - мой ник", "напиши мне в личку wolf_2009": what can be nothing but a nickname, in talk of such. */
export const handleInTalk: Recognizer = {
  name: 'handle-in-talk',
  locale: 'ru',
  find(document, others) {
    const { text, lower, numbers } = document;
    const found: Candidate[] = [];
    let at = text.indexOf('_');
    const called = calledSo(document);
    if (called !== undefined) found.push(called);
    if (at === -1 && !numbers.some((number) => endsWord(text, number))) return found;
    let behind = -1;
    let isTalk: boolean | undefined;
    let known: ReadonlyMap<number, number> | undefined;
    const look = (position: number): void => {
      if (position < behind) return;
      const start = handleStart(text, position);
      const end = handleEnd(text, position);
      behind = end;
      const name = text.slice(start, end);
      if ('@/.:\\'.includes(text[start - 1] ?? ' ') || '@(=/\\'.includes(text[end] ?? ' ')) return;
      if (!isNickname(name) || (known ??= foundHandles(others)).get(start) === end) return;
      if (!(isTalk ??= speaksOfNames(document))) return;
      if (SPOKEN_MAIL.test(lower.slice(end, end + 12))) return;
      const reason = 'nickname in talk of such';
      found.push({
        start,
        end,
        type: 'HANDLE',
        score: name.includes('_') ? 0.95 : 0.7,
        recognizer: 'handle-in-talk',
        reason,
      });
    };
    for (; at !== -1; at = text.indexOf('_', at + 1)) look(at);
    behind = -1;
    for (const number of numbers) if (endsWord(text, number)) look(number.start);
    return found;
  },
};

/** Where nicknames begin and end that a word beside them has given away: these need no talk. */
function foundHandles(others: readonly Candidate[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { type, score, start, end } of others)
    if (type === 'HANDLE' && score >= 0.8) ends.set(start, end);
  return ends;
}

/** Three letters right before a number of two digits or more, as in "wolf2009". */
const endsWord = (text: string, { start, end }: Token): boolean =>
  end - start > 1 &&
  isWordCode(text.charCodeAt(start - 1)) &&
  isWordCode(text.charCodeAt(start - 2)) &&
  isWordCode(text.charCodeAt(start - 3));

/** Three letters or more together with "_" or two digits; words tied by "_" that all mean something are those of a program. */
export function isNickname(name: string): boolean {
  if (isDigitCode(name.charCodeAt(0)) || !/[A-Za-zÀ-ԯ]{3}/.test(name) || !looksInvented(name)) return false;
  if (name.includes('.') && /\.(?:docx?|pdf|jpe?g|png|xlsx?|txt|zip|mp\d|pptx?|exe)$/i.test(name))
    return false;
  if (name.includes('_')) return /\d|[а-я]/i.test(name) || !/^[A-Z_]+$/.test(name);
  return (
    /^[A-Za-zÀ-ԯ]{3,}\d{2,}$/.test(name) &&
    !/^(?:статья|глава|вариант|группа|номер|кабинет|класс|школа)/i.test(name)
  );
}

const CALLED =
  /(?:^|[^а-я])(?:в|на|во) [а-я][а-я -]{2,20} я (?:это |зовусь |под ником |- |— )?([a-z][a-z\d]*(?:[._-][a-z\d]+)*)(?=$|[,.!?)\n ]|[.,] )/;
const HUMPS = /: ?([A-Z][a-z]{2,}(?:[A-Z][a-z]+)+)(?=$|[,.!?)\n ])/;

/** "на гитхабе я nikita-dev-junior", "эпик геймс: ShaurmaVzryv" */
function calledSo(document: TextDocument): Candidate | undefined {
  const { tokens } = document;
  const match = firstCalled(document);
  if (match === undefined || !occurs(document, RUSSIAN) || occurs(document, PROGRAMS)) return undefined;
  const { start, end } = match;
  const word = tokens[tokenIndexAt(tokens, start)]!;
  if (end - start < 4 || (word.end === end && word.word.isOrdinary && word.casing === 'lower'))
    return undefined;
  const reason = 'what somebody says he is called in a place';
  return { start, end, type: 'HANDLE', score: 0.95, recognizer: 'handle-in-talk', reason };
}

const MOST_PLACES = 8;

/** The first group of the pattern around the position, if what follows may begin a name. */
function near(
  text: string,
  at: number,
  begins: (code: number) => boolean,
  pattern: RegExp,
): { start: number; end: number } | undefined {
  if (!begins(text.charCodeAt(text.charCodeAt(at) === 0x20 ? at + 1 : at))) return undefined;
  const from = Math.max(0, at - 30);
  const match = pattern.exec(text.slice(from, at + 46));
  if (match === null) return undefined;
  const end = from + match.index + match[0].length;
  return { start: end - match[1]!.length, end };
}

function firstCalled({ text, lower, cued }: TextDocument): { start: number; end: number } | undefined {
  for (const token of cued) {
    if (token.end - token.start > 1 || token.lower !== 'я') continue;
    const match = near(lower, token.end, mayLead, CALLED);
    if (match !== undefined) return match;
  }
  let places = 0;
  for (let at = text.indexOf(':'); at !== -1 && places++ < MOST_PLACES; at = text.indexOf(':', at + 1)) {
    const match = near(text, at + 1, isCapital, HUMPS);
    if (match !== undefined) return match;
  }
  return undefined;
}

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
/** A Latin letter, or what stands before one: "я это …", "я под ником …", "я зовусь …", a dash. */
const mayLead = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x44d ||
  code === 0x43f ||
  code === 0x437 ||
  code === 0x2d ||
  code === 0x2014;
