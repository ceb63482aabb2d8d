import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { isAttendedAt, isDeedOfOthers, legalFormsBefore } from './school-of-place.js';
import { occurs } from '../../text/occurs.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const ADJECTIVE = new WordTest('[а-я-]{3,}(?:ая|ой|ую|ий|ый|ого|его|ому|ом|ым|им|ое|ей|яя|юю|ых|их)');
/** What says nothing of which school it is. */
const TELLS_NOTHING = new WordTest(
  '(?:наш|мо[йеяюи]|тво|ваш|сво|эт[аоуи]|как|люб|кажд|друг|стар|нов|бывш|прошл|хорош|лучш|обычн|плох|больш|маленьк|сам[аыо]|вс[ея]|той|одн|котор|так|средн|основн|начальн|музыкальн|художественн|спортивн|частн|платн|вечерн|онлайн|детск|городск|сельск|местн|соседн|общеобразовательн|православн|государственн|иностранн|физико|математическ|воскресн|элитн|престижн|закрыт|сильн|слаб|престиж|будущ|высш|кадетск|суворовск|царскосел|русск|советск|американск|немецк|французск|японск|китайск|финск|итальянск|голландск|фламандск|венск|афинск|болонск|философск|историческ|английск|российск|европейск).*',
);
const COLLEGE = /^(?:колледж|техникум|училищ)/;
const TALK =
  /(?<![а-я])(?:я|мы|у нас|меня|мне|сын|дочь|дочка|дети|ребенок|брат|сестра|учусь|учимся|учится|учатся|хожу|ходим|курс|поступил[аи]?|перевел[а-я]*|переш[а-я]+|перевожусь|кадет|студент[а-я]*|наш|моя|мой)(?![а-я])/;
const ASKS =
  /(?<![а-я])(?:как (?:поступить|попасть|называ)|какие|какой|что такое|стоит ли|кто|почему|зачем|каком|когда|основа(?:л|н))/;
const TELLS_OF_SELF = /учусь|учимся|хожу|мо[йя] |наш/;
const ATTENDS = /(?<![а-я])(?:я кадет|учусь|учимся|хожу|у нас в)(?![а-я])/;
const MOST_WORDS = 4;

/** "в Ильинской основной школе", "автодорожном техникуме": adjectives tell which, and somebody of the message goes there. */
export function attendedSchool(document: TextDocument, type: Token): Found | undefined {
  const { tokens, text, lower } = document;
  let first = type;
  let tells = false;
  for (let i = type.index - 1; i >= 0 && type.index - i <= MOST_WORDS; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, first.start);
    if (token.kind !== 'word' || (gap !== ' ' && gap !== '-')) break;
    const isTitle = token.casing === 'title';
    const isLed = isTitle && /^(?:из|в|во|с)$/.test(tokens[i - 1]?.lower ?? '');
    const isTied = gap === '-' || (isLed && first.casing === 'title');
    const isNamedSo = isLed && tokens[i - 1]!.lower !== 'с';
    if (!ADJECTIVE.accepts(token.word) && !isNamedSo && !(isTied && first !== type)) break;
    if (
      TELLS_NOTHING.accepts(token.word) &&
      /^(?:наш|мо[йеяюи]|тво|ваш|сво|эт[аоуи]|как|той|котор|так|кажд|люб)/.test(token.lower)
    )
      break;
    first = token;
    tells ||= tellsWhich(token, type);
  }
  if (!tells) return undefined;
  const isAttended = isAttendedAt(lower, first.start);
  const { lesson, figures } = subjectOf(document);
  if (occurs(document, ASKS) && !occurs(document, TELLS_OF_SELF)) return undefined;
  if (isDeedOfOthers(document, first.start)) return undefined;
  if (isAttended)
    return figures.length > 0 && (lesson > 1 || isOfFigure(document)) ? undefined : found(first, type, 0.95);
  const isOwn = lesson === 0 || occurs(document, ATTENDS);
  return isOwn && figures.length === 0 && occurs(document, TALK) ? found(first, type, 0.75) : undefined;
}

/** "эссе о Столыпине: учёба в Виленской гимназии": nobody of the message goes there. */
function isOfFigure(document: TextDocument): boolean {
  const { isOwn, relations } = subjectOf(document);
  return !isOwn && relations === 0;
}

function tellsWhich({ lower, casing, word }: Token, type: Token): boolean {
  if (TELLS_NOTHING.accepts(word)) return false;
  return (
    casing === 'title' ||
    /[сц]к(?:ая|ой|ую|ий|ого|ому|ом|им|ое)$/.test(lower) ||
    /(?:ов|ев|ин)(?:ом|ой|ую|а)?$/.test(lower) ||
    COLLEGE.test(type.lower)
  );
}

const found = (first: Token, type: Token, score: number): Found => ({
  start: first.start,
  end: type.end,
  score,
  reason: 'school of a kind or place that somebody attends',
});

const CALLED =
  /^ (?:называется|это|—|–|-|зовется) [«"“]?((?:[А-ЯЁ][а-яё]+)(?: [А-ЯЁ][а-яё]+)?)[»"”]?(?! (?:СОШ|ООШ|школ|гимн|лице|сред|осн))/;

/** "моя школа называется Гармония", "в гимназии Сергия Радонежского" */
export function nameBehind(document: TextDocument, type: Token): Found | undefined {
  const { text, lower, tokens } = document;
  const next = tokens[type.index + 1];
  if (next === undefined) return undefined;
  const behind = text.slice(type.end, type.end + 60);
  const owner = tokens[type.index - 1]?.lower ?? '';
  const called = /^(?:мо[яй]|наша?|моей|нашей)$/.test(owner) ? CALLED.exec(behind) : null;
  if (called !== null)
    return {
      start: type.start,
      end: type.end + called[0].length,
      score: 0.9,
      reason: 'school that is called so',
    };
  if (next.casing !== 'title') return undefined;
  const start = legalFormsBefore(document, type);
  const patron = /^ [А-ЯЁ][а-яё]+(?:а|я|ы|и|ой) [А-ЯЁ][а-яё]+(?:ого|его|а|я|ой|ина|ова)(?![а-яё])/.exec(
    behind,
  );
  const title = /^ [А-ЯЁ][а-яё]{3,}(?=$|[,.!?\n]| (?:и|в|на|уже|где|с) )/.exec(behind);
  if (
    title !== null &&
    /(?:учусь|учимся|учится|хожу|ходит|перешел|перешла) (?:в|во) (?:[а-я]+ой )?$/.test(
      lower.slice(Math.max(0, start - 24), start),
    ) &&
    !/^ (?:Росси|Москв|Европ)/.test(behind)
  )
    return { start, end: type.end + title[0].length, score: 0.75, reason: 'school by its name' };
  return patron !== null && isAttendedAt(lower, start)
    ? { start, end: type.end + patron[0].length, score: 0.95, reason: 'school named after somebody' }
    : undefined;
}
