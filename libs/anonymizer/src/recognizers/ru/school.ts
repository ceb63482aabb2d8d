import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { isNumberWord, lastOfNumberWords } from './number-words.js';
import { attendedSchool, nameBehind } from './school-attended.js';
import { rareSchool, schoolAndOrdinal, schoolOfKind } from './school-kinds.js';
import { COUNTED_AT_SCHOOL } from './counted-at-school.js';
import { attendedNumber } from './school-number-alone.js';
import { isAttendedAt, legalFormsBefore, ofPlace } from './school-of-place.js';
import { startOfSchool } from './school-start.js';
import { endOfHonour, endOfSchool } from './school-tail.js';

const TYPE = new WordTest(
  'шк|шкил(?:[аыуе]|ой)|сад(?:а|у|е|ом)?|школ(?:а|ы|е|у|ой|ою|ка|ку|ке)|гимнази(?:я|и|ю|ей)|лице(?:й|я|е|ю|ем)|сош|оош|нош|сшг?|(?:мб|мк|гб|ма|мо|мау|гк|чо|ано|но|нч)о?у|мбоу|мкоу|гбоу|маоу|моу|гоу|гбпоу|колледж[ауе]?|колледжем|техникум(?:а|у|е|ом)?|детсад(?:а|у|е|ом)?|садик(?:а|у|е|ом)?|интернат(?:а|у|е|ом)?|училищ(?:е|а|у|ем)|прогимнази[яию]|школа-интернат|корпус[ауе]?|корпусом|образования|дюсш|дши|дмш|дхш|увк|цо|сунц|академи(?:я|и|ю|ей)|(?:м|г|мб|ма|мк|гб|мау|му)?доу|гапоу|сшор|детдом[ауе]?|пансион[ауе]?|ночу|аноо|ф?гкоу|[ко]гб?п?оу|мобу|мбудо|маоудо|огаоу|гаоу|обоу|художк[аиуе]|художкой|музыкалк[аиуе]|спортшкол[аыуе]|центр(?:а|у|е|ом)?|политех[ауе]?|дюц|пту|спту|фмл|фмш|ниш|предуниверсари[йяеюи]|(?:пед|мед|агро|арт|автодор|строй)(?:колледж|техникум)(?:а|у|е|ом)?|(?:мед|пед)училищ[аеу]|медучилищем|школ(?:а|ы|е|у|ой|ою)',
);
const NUMBER_MARK = /^\s{0,2}(?:№|n|no|#|номер|ном\.|num)?[\s.:№-]{0,3}$/;
const NUMBER_WORDS = new Set(['номер', 'n', 'no', 'ном']);
const ORDINAL =
  /^(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат|восемнадцат|девятнадцат|двадцат|тридцат|сороков|пятидесят|сот)(?:ая|ой|ую|ый|ом|ого|ий|ья|ьей|ью|ьего|ьем|ое)$/;

/** Schools by number, by name or by their legal form: "школа № 12", "57-й гимназии", "МБОУ СОШ 7", "лицей «Эврика»". */
export const schoolRu: Recognizer = {
  name: 'school-ru',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (token.start < behind || !BEGINNINGS.has(token)) continue;
      if (!TYPE.accepts(token.word)) {
        const unnamed = attendedNumber(document, token);
        if (unnamed !== undefined) found.push(candidateOf(unnamed, 'SCHOOL', 'school-ru'));
        continue;
      }
      if (NEEDS_MORE.accepts(token.word) && !isKindergarten(document, token)) continue;
      const candidate =
        numberBehind(document, token) ??
        numberFarBehind(document, token) ??
        named(document, token) ??
        schoolOfKind(document, token) ??
        rareSchool(document, token) ??
        schoolAndOrdinal(document, token) ??
        numberBefore(document, token) ??
        ofPlace(document, token) ??
        attendedSchool(document, token) ??
        nameBehind(document, token);
      if (candidate === undefined) continue;
      const end = endOfSchool(document, candidate.start, candidate.end);
      const start = startOfSchool(document, candidate.start, behind);
      behind = end;
      const { score, reason } = candidate;
      found.push({ start, end, type: 'SCHOOL', score, recognizer: 'school-ru', reason });
    }
    return found;
  },
};

const BEGINNINGS = new PrefixSet(
  'шк$ шкил сад$ сада$ саду$ саде$ садом$ школ гимнази лице[йяею] лицеем$ сош$ сш$ оош$ нош$ сшг$ мбоу$ мкоу$ гбоу$ маоу$ моу$ гоу$ гбпоу$ мбу$ гкоу$ чоу$ ано$ ноу$ колледж техникум кадетк корпус образования$ дюсш$ дши$ дмш$ дхш$ увк$ цо$ сунц$ детсад садик интернат училищ прогимнази академи мдоу$ мбдоу$ мадоу$ мкдоу$ гбдоу$ доу$ гапоу$ сшор$ детдом$ детдома$ детдоме$ пансион$ ночу$ аноо$ фгкоу$ огбоу$ кгбоу$ огбпоу$ кгбпоу$ мобу$ мбудо$ маоудо$ огаоу$ гаоу$ обоу$ художк музыкалк спортшкол центр$ центр[ауе]$ центром$ политех$ политех[ауе]$ дюц$ пту$ спту$ фмл$ фмш$ ниш$ предуниверсари педколледж медколледж педтехникум медтехникум агроколледж агротехникум арт-колледж медучилищ педучилищ из$ учусь$ учимся$ учится$ училась$ учился$ учились$ хожу$ ходит$ ходим$ перехожу$ перешел$ перешла$ перевелся$ перевелась$ перевели$',
);

const NEEDS_MORE = new WordTest(
  'сад(?:[ауе]|ом)?|шк|корпус[ауе]?|корпусом|образования|дюсш|сшор|дши|дмш|дхш|увк|цо|политех[ауе]?|дюц|пту|спту|фмл|фмш|художк[а-я]+|музыкалк[а-я]+|спортшкол[а-я]+|центр[а-я]*|академи[а-я]+|пансион[а-я]*',
);

const BEHIND_NUMBER = /^\.? ?(?:№|n|номер)? ?\d{1,4}(?!\d)/;
const BEHIND_NAME = /^ ?[«"“„]|^ (?:им\.|имени) ?[а-я]/;

/** "детский сад № 112", "шк. № 7", "ДЮСШ «Олимп»": the short words mean a school only before a number or a name, and "сад" only behind "детский". */
function isKindergarten({ tokens, lower }: TextDocument, token: Token): boolean {
  const behind = lower.slice(token.end, token.end + 10);
  const before = tokens[token.index - 1]?.lower ?? '';
  const isShort =
    /^(?:шк|дюсш|сшор|дши|дмш|дхш|увк|цо|политех[ауе]?|дюц|пту|спту|фмл|фмш|художк[а-я]+|музыкалк[а-я]+|спортшкол[а-я]+)$/.test(
      token.lower,
    );
  const isKind =
    lower.endsWith('д/', token.start) || /^(?:детск|кадетск|школьн|центр|образовательн|учебн)/.test(before);
  if (BEHIND_NUMBER.test(behind))
    return isShort || isKind || (token.lower.startsWith('сад') && /^ ?№/.test(behind));
  if (token.lower.startsWith('спортшкол') && lower.startsWith(' олимпийского резерва', token.end))
    return true;
  if (/^корпус/.test(token.lower) && /^кадетск/.test(before)) return true;
  if (/^(?:академи|пансион)/.test(token.lower))
    return BEHIND_NAME.test(behind) && isAttendedAt(lower, token.start);
  return BEHIND_NAME.test(behind) && (isKind || (isShort && token.lower !== 'шк'));
}

/** "МБОУ СОШ школа 5": more words for a school do not stand in a row. */
const MOST_TYPES = 4;

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** "школа № 12 города Твери", "школе номер пять". */
function numberBehind(document: TextDocument, type: Token): Found | undefined {
  const { tokens, lower } = document;
  let i = type.index + 1;
  while (
    i < type.index + MOST_TYPES &&
    tokens[i] !== undefined &&
    TYPE.accepts(tokens[i]!.word) &&
    tokens[i]!.start - tokens[i - 1]!.end <= 2
  )
    i++;
  const isNamed = NUMBER_WORDS.has(tokens[i]?.lower ?? '');
  const number = tokens[isNamed ? i + 1 : i];
  if (number === undefined || !(number.kind === 'number' || isNumberWord(number))) return undefined;
  const gap = lower.slice(tokens[i - 1]!.end, number.start);
  const hasMark = isNamed || /[№#]/.test(lower.slice(type.end, number.start));
  if (number.kind === 'word') {
    const last = lastOfNumberWords(tokens, number.index);
    const rest = lower.slice(tokens[last]!.end, tokens[last]!.end + 16);
    if (
      !/^ ?\.? ?№?$/.test(gap.replace(/номер|ном|no|n/, '')) ||
      /^ (?:в|по) (?:рейт|мир|стран|росс|спис)/.test(rest)
    )
      return undefined;
    if (!hasMark && !/^(?:$|[,.!?)\n])/.test(rest)) return undefined;
    return {
      start: legalFormsBefore(document, type),
      end: tokens[last]!.end,
      score: 0.86,
      reason: 'school and a number in words',
    };
  }
  if (number.lower.length > 4 || !NUMBER_MARK.test(gap)) return undefined;
  const next = tokens[number.index + 1];
  const isCount =
    !hasMark && next !== undefined && next.start === number.end + 1 && COUNTED_AT_SCHOOL.test(next.lower);
  const isOfStory =
    next?.lower === 'из' &&
    /^ из (?:рассказ|повест|книг|фильм|сериал|сказк)/.test(lower.slice(number.end, number.end + 12));
  if (isCount || isOfStory) return undefined;
  const start = legalFormsBefore(document, type);
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
    /^[- ]?$/.test(text.slice(number.end, before.start)) &&
    number.lower.length <= 4
  ) {
    return { start: number.start, end: type.end, score: 0.88, reason: 'number before a school' };
  }
  // "в первой школе" says which one; "вторая школа" of a count does not come in these cases of lessons.
  if (!ORDINAL.test(before.lower) || OF_HISTORY.test(text.slice(type.end, type.end + 24))) return undefined;
  // "в первой школе 500 учеников, во второй …"
  if (/^ (?:[а-яё]+ )?\d{2}/.test(text.slice(type.end, type.end + 20))) return undefined;
  let tens = before;
  for (let i = type.index - 2; i >= type.index - 3 && isNumberWord(tokens[i]); i--) tens = tokens[i]!;
  return { start: tens.start, end: type.end, score: 0.7, reason: 'ordinal before a school' };
}

/** "лицей имени Лобачевского", "гимназия «Эврика»". */
function named(document: TextDocument, type: Token): Found | undefined {
  const { text } = document;
  const opening = text[text[type.end] === ' ' ? type.end + 1 : type.end] ?? '.';
  const quoted = MAY_OPEN.includes(opening) ? QUOTED.exec(text.slice(type.end, type.end + 70)) : null;
  if (quoted !== null)
    return {
      start: legalFormsBefore(document, type),
      end: type.end + quoted[0].length,
      score: 0.95,
      reason: 'school and a name in quotation marks',
    };
  const inQuotes = QUOTES.includes(text[type.start - 1] ?? ' ')
    ? /^ [А-ЯЁ][^«»"”'\n]{2,30}[»"”]/.exec(text.slice(type.end, type.end + 36))
    : null;
  if (inQuotes !== null) {
    const { personal, lesson } = subjectOf(document);
    if (personal > 0 && lesson === 0)
      return {
        start: type.start - 1,
        end: type.end + inQuotes[0].length,
        score: 0.75,
        reason: 'school inside quotation marks',
      };
  }
  const end = endOfHonour(document, type.index + 1);
  if (end === undefined) return undefined;
  return { start: legalFormsBefore(document, type), end, score: 0.82, reason: 'school named after somebody' };
}

const QUOTES = '«"“„';
const MAY_OPEN = `-'${QUOTES}`;
const QUOTED = /^(?:-[а-яё]+)? ?[«"“„']([^»"”“'\n]{2,64})[»"”“']/;

const NOT_OF_SCHOOL =
  /(?:задач|упраж|параграф|вариант|пример|тем[аыу]|урок|глав|работ|стать|кабинет|тест|лаб|практ|билет|олимпиад|номер|учебник|класс|задани|столов)/;

/** "школа у нас № 23" */
const OUR_NUMBER = /^(?: (?:у нас|у меня|моя|наша|это)| ?[—–-])+ ?№ ?\d{1,4}(?!\d)/;

const FARTHEST_MARK = 80;

/** "колледж связи № 54", "школа олимпийского резерва № 3": a few words before the number. */
function numberFarBehind(document: TextDocument, type: Token): Found | undefined {
  const mark = document.text.indexOf('№', type.end);
  if (mark === -1 || mark - type.end > FARTHEST_MARK) return undefined;
  const match =
    /^(?: (?:и |с |по )?[а-яё-]*(?:ого|его|их|ых|ой|ей|ств|ия|ий|ы|и|а|я|ов|ым|ем|ом)){1,5},? № ?\d{1,4}(?!\d)/i.exec(
      document.text.slice(type.end, type.end + 80),
    );
  const own = OUR_NUMBER.exec(document.lower.slice(type.end, type.end + 32));
  if (own !== null)
    return { start: type.start, end: type.end + own[0].length, score: 0.86, reason: 'school and its number' };
  if (match === null || NOT_OF_SCHOOL.test(match[0])) return undefined;
  return {
    start: legalFormsBefore(document, type),
    end: type.end + match[0].length,
    score: 0.86,
    reason: 'school, its kind and its number',
  };
}
