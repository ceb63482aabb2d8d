import { subjectOf } from '../context.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

const CLASS_RU = new WordTest('класс(?:а|е|у|ом|ов|ный|ная)?|кл|параллел[ьи]|параллельн[а-я]+');
const CLASS_EN = new WordTest('class|grade|year|form|homeroom|yr|grader|graders');
const NOT_CLASS = new WordTest(
  'задач[аиеу]|задани[еяю]|упражнени[еяю]|упр|номер|ном|пункт[ае]?|п|рис|рисун[а-я]+|вариант[ае]?|дом[ае]?|д|кв|квартир[аеы]|корпус[ае]?|корп|стр|страниц[аеы]|пример[ае]?|вопрос[аеы]?|билет[ае]?|строени[ея]|таблиц[аеы]|часть|глав[аеы]|автобус[ае]?|маршрут[ае]?|кабинет[ае]?|каб|exercise|ex|question|problem|page|figure|fig|part|task|item|apt|apartment|flat|gate|seat|number|no|bus|platform|chapter|table|option|variant|section|unit|room|версии|версия|параграф[ае]?|крови|фигур[аые]|групп[аеы]|подгрупп[аеы]|сери[яи]|сезон|ячейк[аеи]|столбец|blood|type|level|row|zone|terminal|dorm|suite|bed|slot|hex',
);
const PHYSICS =
  /ток[ау]?(?![а-я])|напряж|ампер|вольт|сопротивл|резистор|мощност|батаре|прибор|предохранител|розетк|кабел|заряд|ньютон|сил[аоуы](?![а-я])|масс[аыуео]|разрешен|частот|памят|интернет|смартфон|видео|hertz|ampere|volt|current|resistor|force|mass/;
const UNIT_LETTER = /^[авгкнмслтджa-z]$/;
const HERE =
  /(?:^|[^а-яa-z])(?:в|во|из|с|со|у|наш|наша|нашем|нашего|мой|моем|моего|я|мы|это|класс|классе|учусь|учится|учимся|ученик|ученица|ученику|ученице|параллель|перевели в|in|from|i'm|im|class|grade|year|form|am)[\s:–—-]{1,3}$/;
const ATTENDS =
  /(?:^|[^а-яa-z])(?:я|мы|учусь|учится|учимся|хожу|ходит|перешел|перешла|перехожу|брат|сестра|сын|дочь|мой|моя|наш|наша|друг|подруга|закончил|закончила|зачислили|перевели)(?![а-яa-z])[^.!?\n]{0,24}$/;
const ATTENDS_EN =
  /\b(?:i'm|i am|im|we're|we are|my (?:brother|sister|son|daughter|friend|kid|cousin|best friend)(?: is|'s)?|he's|she's|he is|she is|student|pupil)(?: (?:a|an|in|in the|now in|currently in|only in|just in|starting|the|from|going into))*\s*$/;
const ORDINAL = new WordTest(
  'перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ый|ий|ого|ьего|ом|ьем|ому|ая|ой|ым',
);
const ORDINAL_EN = new WordTest(
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
);

/** School classes: "7Б", "10 «А»", "class 7B", "в седьмом б", and the plain grade of the writer. */
export const schoolClass: Recognizer = {
  name: 'school-class',
  find(document) {
    const found: Candidate[] = [];
    const add = (candidate: Found | undefined): void => {
      if (candidate !== undefined) found.push({ ...candidate, type: 'CLASS', recognizer: 'school-class' });
    };
    for (const token of document.numbers)
      if (token.end - token.start <= 2) add(numberAndLetter(document, token) ?? ownGrade(document, token));
    for (const token of document.cued) if (ORDINALS.has(token)) add(inWords(document, token));
    return found;
  },
};

const ORDINALS = new PrefixSet(
  `перв втор трет четверт пят шест седьм восьм девят десят одиннадцат first$ second$ third$ fourth$ fifth$ sixth$ seventh$
  eighth$ ninth$ tenth$ eleventh$ twelfth$`,
);

type Found = Omit<Candidate, 'type' | 'recognizer'>;

function numberAndLetter(document: TextDocument, number: Token): Found | undefined {
  const { tokens, text, lower } = document;
  const value = Number(number.lower);
  const ending = tokens[number.index + 1];
  if (number.lower.length > 2 || value < 1 || value > 12) return undefined;
  // "8-м «В»": the ending of the numeral stands between.
  const isEnding =
    ending !== undefined &&
    lower.charCodeAt(number.end) === 0x2d &&
    /^-(?:м|ом|й|ый|го|ого|ой)$/.test(lower.slice(number.end, ending.end));
  const letter = isEnding ? tokens[number.index + 2] : ending;
  const from = isEnding ? ending : number;
  if (letter?.kind !== 'word' || letter.end - letter.start !== 1 || letter.start - from.end > 2)
    return undefined;
  const gap = text.slice(from.end, letter.start);
  if (!/^(?:| ?[-"«“„'] ?| )$/.test(gap)) return undefined;
  const closing = /["«“„']/.test(gap) && /^["»”“']/.test(text.slice(letter.end));
  const end = letter.end + (closing ? 1 : 0);
  const before = lower.slice(Math.max(0, number.start - 40), number.start);
  const previous = tokens[number.index - 1];
  // "FF3A"
  if (previous?.end === number.start && !CLASS_RU.accepts(previous.word) && !CLASS_EN.accepts(previous.word))
    return undefined;
  if (previous !== undefined && NOT_CLASS.accepts(previous.word) && number.start - previous.end <= 3)
    return undefined;
  if (/[№#+*/=^(.,\d-]\s?$/.test(before) && !/[(,] ?$/.test(before)) return undefined;
  if (/^(?:\s?[+*/=^²³<>]|\s-\s|[)\d_])/.test(text.slice(end, end + 3)) && !text.slice(end).startsWith(')'))
    return undefined;
  const withClass = classWordNear(document, number, letter);
  if (withClass !== undefined)
    return {
      start: withClass.start ?? number.start,
      end: Math.max(end, withClass.end ?? end),
      score: 0.93,
      reason: 'class, number and letter',
    };
  if (UNIT_LETTER.test(letter.lower) && isPhysics(document)) return undefined;
  const isCapital = letter.casing !== 'lower';
  const isListed = /(?:^|[,;(])\s*$/.test(before) && /^\s*(?:$|[,.!?;)\n])/.test(text.slice(end, end + 4));
  const isHere = HERE.test(before) || (isCapital && isListed);
  // "8 и", "5 в", "6 ч" are a number and a word or a unit.
  if (
    gap === ' ' &&
    !isCapital &&
    (/[^абвгдежзк]/.test(letter.lower) ||
      (/[авк]/.test(letter.lower) && !/^\s*(?:$|[,.!?;)])/.test(text.slice(end, end + 4))))
  )
    return undefined;
  if (letter.script === 'latin' && gap === ' ' && !isCapital) return undefined;
  if (
    letter.lower === 'х' ||
    letter.lower === 'x' ||
    (letter.script === 'latin' && !/[a-h]/.test(letter.lower))
  )
    return undefined;
  if (gap !== ' ' && isCapital)
    return { start: number.start, end, score: isHere ? 0.88 : 0.7, reason: 'number and letter of a class' };
  if (gap === ' ' && isCapital && letter.script === 'cyrillic' && /[абвгде]/.test(letter.lower) && !isHere)
    return { start: number.start, end, score: 0.55, reason: 'number and capital letter' };
  if (isHere)
    return { start: number.start, end, score: 0.75, reason: 'number and letter where a class is named' };
  return {
    start: number.start,
    end,
    score: gap === '' && letter.script === 'cyrillic' && isTalk(document) ? 0.55 : 0.3,
    reason: 'number and letter',
  };
}

/** Whether people are spoken of, or little is said at all. */
function isTalk(document: TextDocument): boolean {
  const { personal, relations } = subjectOf(document);
  return personal > 0 || relations > 0 || document.tokens.length < 6;
}

/** Whether the message speaks of quantities, whose units look like the letters of classes. */
function isPhysics({ shared, lower }: TextDocument): boolean {
  return (shared.speaksOfQuantities ??= PHYSICS.test(lower));
}

function classWordNear(
  { tokens }: TextDocument,
  number: Token,
  letter: Token,
): { start?: number; end?: number } | undefined {
  const next = tokens[letter.index + 1];
  if (next !== undefined && next.start - letter.end <= 2 && CLASS_RU.accepts(next.word))
    return { end: next.end };
  const before = tokens[number.index - 1];
  if (before === undefined || number.start - before.end > 3) return undefined;
  if (CLASS_RU.accepts(before.word) || CLASS_EN.accepts(before.word)) return { start: before.start };
  // "my form is 10R", "tutor group 8K"
  const owner = tokens[before.index - 1];
  const isNamed =
    (/^(?:is|was)$/.test(before.lower) &&
      (CLASS_EN.accepts(owner?.word ?? before.word) || isTutorGroup(tokens, owner))) ||
    isTutorGroup(tokens, before);
  return isNamed ? {} : undefined;
}

/** "in 8th grade now", "Year 9 student here": the message begins with it. */
function isSelf(lower: string, start: number, end: number): boolean {
  return (
    /^(?:(?:hi|hey|hello),? )?(?:in |a |an )?$/.test(lower.slice(Math.max(0, start - 12), start)) &&
    start <= 11 &&
    /^,? (?:now|here|student|pupil|btw|and i\b|this year)/.test(lower.slice(end, end + 14))
  );
}

function isTutorGroup(tokens: readonly Token[], group: Token | undefined): boolean {
  return (
    group?.lower === 'group' &&
    /^(?:tutor|form|class|reg|registration)$/.test(tokens[group.index - 1]?.lower ?? '')
  );
}

const NUMERAL_ENDING = new Set(['th', 'st', 'nd', 'rd', 'м', 'ом', 'ого', 'й', 'ый', 'го']);
const GRADE = new Set(['grade', 'grader', 'graders']);
const GRADE_BEFORE = new Set(['grade', 'year', 'form', 'class']);

/** "я учусь в 7 классе", "I'm in 8th grade": a grade alone tells something only of the writer. */
function ownGrade({ tokens, lower }: TextDocument, number: Token): Found | undefined {
  const value = Number(number.lower);
  if (number.lower.length > 2 || value < 1 || value > 13) return undefined;
  const next = tokens[number.index + 1];
  const ending =
    next !== undefined && next.start - number.end <= 1 && NUMERAL_ENDING.has(next.lower) ? next : undefined;
  const word = ending === undefined ? next : tokens[ending.index + 1];
  if (word !== undefined && word.start - (ending ?? number).end <= 1) {
    const letter = tokens[word.index + 1];
    const withLetter =
      letter?.kind === 'word' &&
      letter.end - letter.start === 1 &&
      letter.casing !== 'lower' &&
      letter.start - word.end <= 2;
    if (
      CLASS_RU.accepts(word.word) &&
      (withLetter || ATTENDS.test(lower.slice(Math.max(0, number.start - 44), number.start)))
    )
      return {
        start: number.start,
        end: withLetter ? letter.end : word.end,
        score: 0.72,
        reason: 'grade of somebody around the writer',
      };
    if (
      GRADE.has(word.lower) &&
      (ATTENDS_EN.test(lower.slice(Math.max(0, number.start - 44), number.start)) ||
        isSelf(lower, number.start, word.end))
    )
      return {
        start: number.start,
        end: word.end,
        score: 0.75,
        reason: 'grade of somebody around the writer',
      };
  }
  const previous = tokens[number.index - 1];
  const isBehind =
    previous !== undefined && GRADE_BEFORE.has(previous.lower) && number.start === previous.end + 1;
  if (
    isBehind &&
    (ATTENDS_EN.test(lower.slice(Math.max(0, previous.start - 44), previous.start)) ||
      isSelf(lower, previous.start, number.end))
  ) {
    return {
      start: previous.start,
      end: number.end,
      score: 0.75,
      reason: 'grade of somebody around the writer',
    };
  }
  return undefined;
}

/** "из седьмого б", "seventh grade". */
function inWords({ tokens, lower, text }: TextDocument, token: Token): Found | undefined {
  if (ORDINAL_EN.accepts(token.word)) {
    const next = tokens[token.index + 1];
    const isOwn =
      next !== undefined &&
      /^graders?$|^grade$/.test(next.lower) &&
      ATTENDS_EN.test(lower.slice(Math.max(0, token.start - 44), token.start));
    return isOwn
      ? { start: token.start, end: next.end, score: 0.72, reason: 'grade of somebody around the writer' }
      : undefined;
  }
  if (!ORDINAL.accepts(token.word)) return undefined;
  let next = tokens[token.index + 1];
  if (next !== undefined && CLASS_RU.accepts(next.word) && next.start === token.end + 1) {
    const letter = tokens[next.index + 1];
    const hasLetter =
      letter?.kind === 'word' &&
      letter.end - letter.start === 1 &&
      letter.start - next.end <= 2 &&
      (letter.casing !== 'lower' || /["«]/.test(text[letter.start - 1]!));
    const isOwn = ATTENDS.test(lower.slice(Math.max(0, token.start - 44), token.start));
    if (!hasLetter && !isOwn) return undefined;
    return {
      start: token.start,
      end: hasLetter ? letter.end : next.end,
      score: 0.72,
      reason: 'grade of somebody around the writer',
    };
  }
  if (
    next?.kind !== 'word' ||
    next.end - next.start !== 1 ||
    next.start - token.end > 3 ||
    next.script !== 'cyrillic'
  )
    return undefined;
  const letter = next;
  next = tokens[letter.index + 1];
  const hasClass = next !== undefined && next.start - letter.end <= 2 && CLASS_RU.accepts(next.word);
  const endsHere = next === undefined || /[.,!?\n;)]/.test(text.slice(letter.end, next.start));
  const isHere = HERE.test(lower.slice(Math.max(0, token.start - 20), token.start));
  const isCapital = letter.casing !== 'lower' && token.casing !== 'upper' && letter.start === token.end + 1;
  if (!hasClass && !isCapital && !(isHere && (endsHere || !/[аивскоуя]/.test(letter.lower))))
    return undefined;
  return {
    start: token.start,
    end: hasClass ? next!.end : letter.end,
    score: 0.78,
    reason: 'class in words',
  };
}
