import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isNumberWord, lastOfNumberWords } from './number-words.js';
import { endOfHonour, endOfSchool } from './school-tail.js';

const TYPE =
  /^(?:шк|сад(?:а|у|е|ом)?|школ(?:а|ы|е|у|ой|ою|ка|ку|ке)|гимнази(?:я|и|ю|ей)|лице(?:й|я|е|ю|ем)|сош|оош|нош|сшг?|(?:мб|мк|гб|ма|мо|мау|гк|чо|ано|нч)о?у|мбоу|мкоу|гбоу|маоу|моу|гоу|гбпоу|колледж[ауе]?|колледжем|техникум(?:а|у|е|ом)?|детсад(?:а|у|е|ом)?|садик(?:а|у|е|ом)?|интернат(?:а|у|е|ом)?|училищ(?:е|а|у|ем)|прогимнази[яию]|школа-интернат|корпус[ауе]?|корпусом|образования|дюсш|дши|дмш|дхш|увк|цо|сунц)$/;
const LEGAL_FORM = /^(?:мбоу|мкоу|гбоу|маоу|моу|гоу|гбпоу|мбу|гкоу|чоу|ано|ноу)$/;
const NUMBER_MARK = /^\s{0,2}(?:№|n|no|#|номер|ном\.|num)?[\s.:№-]{0,3}$/;
const ORDINAL =
  /^(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат|восемнадцат|девятнадцат|двадцат|тридцат|сороков|пятидесят|сот)(?:ая|ой|ую|ый|ом|ого|ий|ья|ьей|ью|ьего|ьем|ое)$/;
const COUNTED =
  /^(?:ученик|учащ|класс|учител|дет[яе]|человек|мальчик|девоч|кабинет|парт|учебник|этаж|окон|компьютер|лет|год|час|минут|процент|книг|дн|урок|команд|школьник|столов|стул|метр|км|руб|предмет|балл|раз|тыс|спортсмен|деревь|автобус|кг|литр)/;

/** Schools by number, by name or by their legal form: "школа № 12", "57-й гимназии", "МБОУ СОШ 7", "лицей «Эврика»". */
export const schoolRu: Recognizer = {
  name: 'school-ru',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (token.start < behind || !BEGINNINGS.has(token) || !TYPE.test(token.lower)) continue;
      if (NEEDS_MORE.test(token.lower) && !isKindergarten(document, token)) continue;
      const candidate =
        numberBehind(document, token) ??
        named(document, token) ??
        numberBefore(document, token) ??
        ofPlace(document, token);
      if (candidate === undefined) continue;
      const end = endOfSchool(document, candidate.start, candidate.end);
      behind = end;
      found.push({ ...candidate, end, type: 'SCHOOL', recognizer: 'school-ru' });
    }
    return found;
  },
};

const BEGINNINGS = new PrefixSet(
  'шк$ сад$ сада$ саду$ саде$ садом$ школ гимнази лице[йяею] лицеем$ сош$ сш$ оош$ нош$ сшг$ мбоу$ мкоу$ гбоу$ маоу$ моу$ гоу$ гбпоу$ мбу$ гкоу$ чоу$ ано$ ноу$ колледж техникум кадетк корпус образования$ дюсш$ дши$ дмш$ дхш$ увк$ цо$ сунц$ детсад садик интернат училищ прогимнази',
);

const NEEDS_MORE = /^(?:сад(?:[ауе]|ом)?|шк|корпус[ауе]?|корпусом|образования|дюсш|дши|дмш|дхш|увк|цо)$/;

/** "детский сад № 112", "шк. № 7", "кадетский корпус № 1": the short words mean a school only before a number, and "сад" only behind "детский". */
function isKindergarten({ tokens, lower }: TextDocument, token: Token): boolean {
  if (!/^\.? ?(?:№|n|номер)? ?\d{1,4}(?!\d)/.test(lower.slice(token.end, token.end + 10))) return false;
  return (
    /^(?:шк|дюсш|дши|дмш|дхш|увк|цо)$/.test(token.lower) ||
    /^(?:детск|кадетск|школьн|центр)/.test(tokens[token.index - 1]?.lower ?? '')
  );
}

/** "МБОУ СОШ школа 5": more words for a school do not stand in a row. */
const MOST_TYPES = 4;

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** "школа № 12 города Твери", "школе номер пять". */
function numberBehind(document: TextDocument, type: Token): Found | undefined {
  const { tokens, lower } = document;
  let i = type.index + 1;
  const start = legalFormsBefore(document, type);
  while (
    i < type.index + MOST_TYPES &&
    tokens[i] !== undefined &&
    TYPE.test(tokens[i]!.lower) &&
    tokens[i]!.start - tokens[i - 1]!.end <= 2
  )
    i++;
  let hasMark = /№|#/.test(lower.slice(type.end, tokens[i]?.start ?? type.end));
  const base = tokens[i - 1]!.end;
  if (tokens[i] !== undefined && /^(?:номер|n|no|ном)$/.test(tokens[i]!.lower)) {
    hasMark = true;
    i++;
  }
  const number = tokens[i];
  if (number === undefined) return undefined;
  const gap = lower.slice(base, number.start);
  if (number.kind === 'word') {
    if (!hasMark || !isNumberWord(number.lower)) return undefined;
    const last = lastOfNumberWords(tokens, i);
    return { start, end: tokens[last]!.end, score: 0.86, reason: 'school and a number in words' };
  }
  if (number.lower.length > 4 || !NUMBER_MARK.test(gap)) return undefined;
  const next = tokens[i + 1];
  const isCount = !hasMark && next !== undefined && next.start === number.end + 1 && COUNTED.test(next.lower);
  const isCalculation = /^ ?[+*/=%]/.test(lower.slice(number.end, number.end + 2));
  if (isCount || isCalculation) return undefined;
  return { start, end: number.end, score: hasMark ? 0.93 : 0.86, reason: 'school and its number' };
}

const OF_HISTORY = /^ (?:на Руси|в (?:России|мире|истории|Европе|СССР|Древн))/;

/** "в 57 школе", "57-й гимназии", "двенадцатой школы". */
function numberBefore({ tokens, text }: TextDocument, type: Token): Found | undefined {
  const before = tokens[type.index - 1];
  if (before === undefined || type.start - before.end > 1) return undefined;
  if (before.kind === 'number') {
    if (
      before.lower.length > 4 ||
      before.end === type.start ||
      /[-+*/=:.,]$/.test(text.slice(0, before.start).slice(-1))
    )
      return undefined;
    return { start: before.start, end: type.end, score: 0.84, reason: 'number before a school' };
  }
  const number = tokens[type.index - 2];
  const isEnding = /^(?:я|й|ой|ая|ю|ую|ой|е|ей|го|м|ем|ом)$/.test(before.lower);
  if (
    isEnding &&
    number?.kind === 'number' &&
    text.slice(number.end, before.start) === '-' &&
    number.lower.length <= 4
  ) {
    return { start: number.start, end: type.end, score: 0.88, reason: 'number before a school' };
  }
  // "в первой школе" says which one; "вторая школа" of a count does not come in these cases of lessons.
  if (!ORDINAL.test(before.lower) || OF_HISTORY.test(text.slice(type.end, type.end + 24))) return undefined;
  const tens =
    number !== undefined && isNumberWord(number.lower) && before.start === number.end + 1 ? number : before;
  return { start: tens.start, end: type.end, score: 0.7, reason: 'ordinal before a school' };
}

/** "лицей имени Лобачевского", "гимназия «Эврика»". */
function named(document: TextDocument, type: Token): Found | undefined {
  const { text } = document;
  const start = legalFormsBefore(document, type);
  const quoted = /^ ?[«"“„']([^»"”“'\n]{2,40})[»"”“']/.exec(text.slice(type.end, type.end + 46));
  if (quoted !== null)
    return {
      start,
      end: type.end + quoted[0].length,
      score: 0.8,
      reason: 'school and a name in quotation marks',
    };
  const end = endOfHonour(document, type.index + 1);
  return end === undefined ? undefined : { start, end, score: 0.82, reason: 'school named after somebody' };
}

const ATTENDING =
  /(?:уч(?:усь|ится|имся|илась|ился|иться)|учатся|хо(?:жу|дит|дим|дила?|дят)|ученик|ученица|ученики|учени[кц][а-я]+|переш[её]л|перешла|перев[её]л[а-я]*|перевод[а-я]*|поступ[а-я]+|закончил[аи]?|окончил[аи]?|работа[юе]т?|преподаю|мы|я|моя|наша|из моей|перейти|уйти|отчисл[а-я]+|школа|сын|дочь|дочка)(?: (?:в|во|из|с|со|до|это|—|-|у))*[\s:—–-]*$/;
const ADJECTIVE = /^[а-я-]{3,}[сц]к(?:ая|ой|ую|ий|ого|ому|ом|им|ою)$/;
const OF_LESSONS =
  /^(?:царскосел|болонск|венск|афинск|милетск|элейск|русск|советск|американск|английск|итальянск|французск|немецк|фламандск|голландск|философск|историческ|физическ|российск|древнегреческ|болдинск|литературн|японск|китайск|финск|воскресн|морск|городск|сельск|детск)/;

/** "Покровская СОШ", "учусь в Ломоносовской гимназии", "МКОУ СОШ с. Ивановка", "лицей НИУ ВШЭ". */
function ofPlace(document: TextDocument, type: Token): Found | undefined {
  const { text, lower, tokens } = document;
  const isLegal = /^(?:сош|оош|нош)$/.test(type.lower) || LEGAL_FORM.test(type.lower);
  const start = legalFormsBefore(document, type);
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  const adjective = before !== undefined && before.end + 1 === start ? before : undefined;
  const isNamed =
    adjective !== undefined &&
    adjective.casing === 'title' &&
    ADJECTIVE.test(adjective.lower) &&
    !OF_LESSONS.test(adjective.lower);
  const begin = isNamed ? legalFormsBefore(document, adjective) : start;
  const isAttended = (): boolean => ATTENDING.test(lower.slice(Math.max(0, begin - 32), begin));
  if (
    isNamed &&
    (isLegal ||
      isAttended() ||
      /^,? \d{1,2} ?[а-я]?(?: класс|[,.]|$)/.test(text.slice(type.end, type.end + 12)))
  ) {
    const { lesson, figures } = subjectOf(document);
    if (isLegal || (lesson === 0 && figures.length === 0))
      return { start: begin, end: type.end, score: 0.8, reason: 'school of a place' };
  }
  const behind = text.slice(type.end, type.end + 32);
  if (isLegal && endOfSchool(document, start, type.end) > type.end && !/^ ?[«"“]/.test(behind))
    return { start, end: type.end, score: 0.8, reason: 'school of a place' };
  const university = /^ (?:НИУ |при )?[А-ЯЁ]{3,6}(?![А-Яа-яЁё])/.exec(behind);
  const isOwn = /^(?:лице|гимнази|сунц)/.test(type.lower) && isAttended();
  return university !== null && isOwn && !/ЕГЭ|ОГЭ|СССР|США|ВПР/.test(university[0])
    ? { start, end: type.end + university[0].length, score: 0.8, reason: 'school of a university' }
    : undefined;
}

/** "МБОУ СОШ": the legal form belongs to the name. */
function legalFormsBefore({ tokens }: TextDocument, type: Token): number {
  let i = type.index;
  while (
    i > 0 &&
    type.index - i < 4 &&
    tokens[i]!.start - tokens[i - 1]!.end <= 2 &&
    (LEGAL_FORM.test(tokens[i - 1]!.lower) ||
      /^(?:средн|общеобразовательн|основн|детск|кадетск|центр|православн|частн|музыкальн|художественн|спортивн|математическ|вечерн|начальн|городск|сельск|еврейск|татарск|мусульманск|католическ|гуманитарн|лингвистическ|языков|экономическ|инженерн|многопрофильн|вальдорфск|коррекцион|казач)/.test(
        tokens[i - 1]!.lower,
      ))
  )
    i--;
  return tokens[i]!.start;
}
