import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { endOfSchool } from './school-tail.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const LEGAL_FORM = new WordTest(
  'м[бак]?д?оу|мкоу|гб?д?оу|мкдоу|маоу|моу|гоу|гбпоу|гапоу|спо|мбу|гкоу|чоу|ано|ноу|мау|огбпоу|кгбоу|гау',
);
/** What stands between a legal form and the word for a school. */
const KIND = new WordTest(
  'спорт|англ|(?:средн|общеобразовательн|основн|детск|кадетск|центр|православн|частн|музыкальн|художественн|спортивн|математическ|вечерн|начальн|городск|сельск|еврейск|татарск|мусульманск|католическ|гуманитарн|лингвистическ|языков|экономическ|инженерн|многопрофильн|вальдорфск|коррекцион|казач|муниципальн|бюджетн|автономн|казенн|государственн|федеральн|областн|краев|негосударственн|образовательн|учреждени|профессиональн|дошкольн|дополнительн|педагогическ|медицинск|политехническ|техническ|технологическ|суворовск|нахимовск|военн|президентск|английск|немецк|французск|авторск|семейн|билингвальн|альтернативн|инклюзивн|онлайн|строительн|аграрн|железнодорожн|юридическ|балетн|танцевальн|шахматн|физико|театральн|хореографическ|авиационн|морск|речн|физмат|химбио|биохим|матем).*',
);

const ATTENDING =
  /(?:уч(?:усь|ится|имся|илась|ился|иться)|учатся|хо(?:жу|дит|дим|дила?|дят)|ученик|ученица|ученики|учени[кц][а-я]+|переш[её]л|перешла|перев[её]л[а-я]*|перевод[а-я]*|поступ[а-я]+|закончил[аи]?|окончил[аи]?|работа[юе]т?|преподаю|мы|я|моя|наша|из моей|перейти|уйти|перехожу|переходим|попал[аи]?|приняли|зачислил[иа]?|зачислен[аы]?|учеба|студент|студентка|директор[а-я]*|завуч[а-я]*|отправили|отдали|ходил[аи]?|после|в нашей|в моей|наш|мой|отчисл[а-я]+|школа|сын|дочь|дочка|дети|ребенок|брат|сестра|подруга|друг|у нас|меня|учител[а-я]*|преподавател[а-я]*|отлични[кц][а-я]*|выпускни[кц][а-я]*|воспитанни[кц][а-я]*|кадет|курс|уроки|занимаюсь|занимается|сдал[аи]?)(?: (?:в|во|из|с|со|до|это|—|-|у|теперь|сейчас|тут|здесь|уже|я|мы|пока))*[\s:—–-]*$/;
const ADJECTIVE = new WordTest('[а-я-]{3,}(?:[сц]к(?:ая|ой|ую|ий|ого|ому|ом|им|ою|ое)|[аи]льн(?:ая|ой|ую))');
const OF_LESSONS =
  /^(?:царскосел|болонск|венск|афинск|милетск|элейск|русск|советск|американск|английск|итальянск|французск|немецк|фламандск|голландск|философск|историческ|физическ|российск|древнегреческ|болдинск|литературн|японск|китайск|финск|воскресн|морск|городск|сельск|детск|медицинск|педагогическ|техническ|технологическ|политехническ|спортивн|музыкальн|начальн|специальн|реальн|социальн|профессиональн|кадетск|суворовск|нахимовск|юридическ|экономическ)/;

/** Whether the words in front say that somebody goes to the school or works there. */
export function isAttendedAt(lower: string, start: number): boolean {
  return ATTENDING.test(lower.slice(Math.max(0, start - 32), start));
}

const DEED_OF_OTHERS =
  /(?:учил(?:ся|ась)|окончил[аи]?|закончил[аи]?|преподавал[аи]?|работал[аи]?) (?:во? )?$/;

/** "Горький учился в Нижегородском училище": nobody of the message goes there. */
export function isDeedOfOthers(document: TextDocument, start: number): boolean {
  if (!DEED_OF_OTHERS.test(document.lower.slice(Math.max(0, start - 16), start))) return false;
  const { personal, relations } = subjectOf(document);
  return personal + relations === 0;
}

/** "Покровская СОШ", "учусь в Ломоносовской гимназии", "МКОУ СОШ с. Ивановка", "лицей НИУ ВШЭ". */
export function ofPlace(document: TextDocument, type: Token): Found | undefined {
  const { text, lower, tokens } = document;
  const isLegal = LEGAL_FORM.accepts(type.word) || /^(?:сош|оош|нош)$/.test(type.lower);
  const start = legalFormsBefore(document, type);
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  const adjective = before !== undefined && before.end + 1 === start ? before : undefined;
  const isNamed =
    adjective !== undefined &&
    ADJECTIVE.accepts(adjective.word) &&
    (adjective.casing === 'title' || (!adjective.word.isOrdinary && isAttendedAt(lower, adjective.start))) &&
    !OF_LESSONS.test(adjective.lower);
  const begin = isNamed ? beforeHyphen(document, adjective) : start;
  const isAttended = (): boolean => isAttendedAt(lower, begin) || isWhole(document, begin, type.end);
  if (
    isNamed &&
    (isLegal ||
      isAttended() ||
      /^,? \d{1,2} ?[а-я]?(?: класс|[,.]|$)/.test(text.slice(type.end, type.end + 12)))
  ) {
    const { lesson, figures } = subjectOf(document);
    if (isLegal || (lesson === 0 && figures.length === 0 && !isDeedOfOthers(document, begin)))
      return { start: begin, end: type.end, score: 0.95, reason: 'school of a place' };
  }
  if (adjective !== undefined && start < type.start && isNameOfLevel(document, adjective, type))
    return { start: adjective.start, end: type.end, score: 0.9, reason: 'school of a place' };
  const behind = text.slice(type.end, type.end + 32);
  if (
    endOfSchool(document, start, type.end) > type.end &&
    (isLegal || (isAttendedAt(lower, start) && !behind.startsWith(' в '))) &&
    !/^ ?[«"“]/.test(behind)
  )
    return { start, end: type.end, score: 0.8, reason: 'school of a place' };
  if (!/^(?:лице|гимнази|сунц|предунив|ниш)/.test(type.lower)) return undefined;
  const university = /^ (?:НИУ |при )?[А-ЯЁ][А-ЯЁа-яё]{0,2}[А-ЯЁ]{1,5}(?![А-Яа-яЁё])/.exec(behind);
  return university !== null &&
    !/ЕГЭ|ОГЭ|СССР|США|ВПР/.test(university[0]) &&
    (isAttended() || isWhole(document, start, type.end + university[0].length))
    ? { start, end: type.end + university[0].length, score: 0.8, reason: 'school of a university' }
    : undefined;
}

const NO_NAME =
  /^(?:перв|втор|треть|нов|стар|наш|мо[ейя]|ваш|эт|так|сам|друг|кажд|люб|совет|русск|росс|народн)/;

/** "Нагорной основной школы": a capital inside of a sentence in front of what a school of a village is called. */
const isNameOfLevel = (document: TextDocument, adjective: Token, { lower }: Token): boolean =>
  adjective.casing === 'title' &&
  lower.startsWith('школ') &&
  /[а-я]{2}(?:ая|ой|ую|ей|яя)$/.test(adjective.lower) &&
  !NO_NAME.test(adjective.lower) &&
  !OF_LESSONS.test(adjective.lower) &&
  /^(?:основн|средн|начальн|сельск|общеобразоват)/.test(document.tokens[adjective.index + 1]!.lower) &&
  !startsSentence(document, adjective);

/** Nothing else is written, as in a form or an answer. */
const isWhole = ({ text }: TextDocument, start: number, end: number): boolean =>
  /(?:^|[:\n] ?)$/.test(text.slice(Math.max(0, start - 2), start)) &&
  /^(?:$|[,.\n])/.test(text.slice(end, end + 1));

/** "Александрино-Заводской" */
function beforeHyphen(document: TextDocument, { index, start, casing }: Token): number {
  const { tokens, text } = document;
  const first = tokens[index - 1];
  const isTied = casing === 'title' && first?.end === start - 1 && text[first.end] === '-';
  return legalFormsBefore(document, isTied ? first : tokens[index]!);
}

/** "ГБОУ СО", "ФГКОУ" */
const isAbbreviation = ({ casing, script, start, end }: Token): boolean =>
  casing === 'upper' && script === 'cyrillic' && end - start > 1 && end - start < 8;

/** "МБОУ СОШ": the legal form belongs to the name. */
export function legalFormsBefore({ tokens, text }: TextDocument, type: Token): number {
  let first = type;
  for (let i = type.index - 1; i >= 0 && type.index - i <= MOST_WORDS; i--) {
    const before = tokens[i]!;
    const belongs = LEGAL_FORM.accepts(before.word) || KIND.accepts(before.word) || isAbbreviation(before);
    if (!belongs || first.start - before.end > 2 || text[before.end] === ',') break;
    first = before;
  }
  return first.start;
}

const MOST_WORDS = 9;
