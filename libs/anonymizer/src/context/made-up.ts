import { isToldWithProps } from '../names/props-of-characters.js';
import { subjectOf } from '../recognizers/context.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import { isPuzzle } from './puzzle.js';

const REACH = 64;
/** So far back a passage or a list may begin. */
const FAR = 300;
/** How the reason of a name begins that is told as somebody's. */
const INTRODUCED = 'behind an introduction';

/** "eight percentage problems about a girl called Mia": somebody of a sum or a dialogue that is to be made up, and not for whom. */
const INDEFINITE =
  /\b(?:about|between|from|and|where|in which) an? (?:[a-z]+ )?(?:girl|boy|man|woman|fox|dog|cat|bear|rabbit|robot|waiter|customer|shopkeeper|baker|farmer|driver) (?:called|named) $/;
const TO_MAKE_UP =
  /^(?:please |pls |can you |could you )?(?:write|make|create|invent|compose|generate|give me)\b[^.!?\n]{0,40}\b(?:dialogues?|problems?|sums?|riddles?)\b/;
/** "There's a question in our biology book about a woman called Susan" */
const OF_BOOK = /\bquestion in (?:our|my|the) (?:biology|physics|maths?|chemistry|science) book\b/;
/** "an object called rex" */
const THINGS_CALLED =
  /\b(?:objects?|variables?|instances?|functions?|tables?|columns?|methods?|arrays?) (?:called|named) $/;
/** "I think therefore I am", Plato or Descartes: what introduces stands in a quotation that is over. */
const BEHIND_QUOTE = /[a-z.,!?]["”»],? $/;
/** "Девочка Лида из задачи про бассейн", "Tom in the question about trains" */
const OF_PROBLEM =
  /^ (?:из (?:задачи|упражнения) (?:про|об?|номер|№|\d)|(?:from|in) the (?:word |maths? |textbook )?(?:problem|question|exercise) (?:about|on|\d))(?![a-zа-я])/;
/** "Переведи: «Меня зовут Том…» — это из упражнения 14", "Translate from my workbook: My name is Carlos" */
const OF_WORKBOOK =
  /(?<![а-я])(?:из|в) (?:упражнени[яеи]|учебник[ае]|рабочей тетради)(?![а-я])|\b(?:from|in) (?:my|the|our) (?:workbook|textbook|coursebook)\b/;
const TRANSLATES = /(?<![а-я])(?:перевед|перевест)|\btranslate\b/;
const IN_OPEN_PASSAGE =
  /[«“][^«»“”]*$|(?:workbook|textbook|coursebook|упражнени[яеи]|учебник[ае]|тетради)(?: \d{1,3})?: [^\n]*$/;
/** "Translate "Juan y María van al cine" and tell me why it's van and not va": a sentence whose words are asked about. */
const ASKS_ABOUT_WORDS =
  /\bwhy (?:it's|it is|is it) [a-z]+ (?:and )?not\b|\bwhich (?:tense|case)\b|(?<![а-я])(?:какое время|какой падеж)(?![а-я])/;
const IN_QUOTES = /["“«][^"“”«»\n]{0,60}$/;
const QUOTED_TO_END = /^[^"“”«»\n]{0,60}["”»]/;
/** "Подготовьте пять предложений из таких фраз: …", "Нужны карточки… Персонажи: Гриша, …", "Диктант, где Тимоша …" */
const SENTENCES_WANTED =
  /^(?:пожалуйста,? |здравствуйте[!,.]? )?(?:нужн[ыоа]|составь(?:те)?|придумай(?:те)?|подготовь(?:те)?|диктант)(?![а-я])[^.!?\n]{0,60}(?:предложени|диктант|карточ|самостоятельн|упражнени|задач|пример|для \d класса)/;
const PEOPLE_OF_THEM =
  /(?<![а-я])(?:герои|персонажи|с именами|из таких фраз|из фраз)(?![а-я])[^\n]*$|, где $/;
/** "в словаре: ключи — Ivanov, Petrova" */
const KEYS_BEFORE = /(?<![а-яa-z])(?:ключи|keys)(?![a-zа-я])[^.!?\n]{0,40}$/;
/** "в списке лежат "Маша" и "Петя", как отсортировать в Python" */
export const OF_LANGUAGE =
  /(?<![a-zа-я])(?:python|javascript|java|sql|c\+\+|pascal|питон[еа]?|паскал[еья])(?![a-zа-я])/;
/** What is asked of a work that is read: not what somebody needs who reads it. */
const ASKS_OF_WORK =
  /(?:^|[.,;:?!–—-] ?)(?:why|how (?:does|do|did|is|was)|what (?:does|did|is|was)|who|does|did|is (?:he|she|it)|explain|compare|quote)\b|\b(?:chapter|act \d|scene|novel|symboli[sz]es?)\b|(?<![а-я])(?:почему|зачем|кто|как(?:ой|ая|ие)|сравни|охарактеризу|объясни|глав[аеуы]|символ)/;
/** Who speaks of themselves speaks of those around as well. */
const OF_WRITER =
  /\b(?:i|i'm|i've|me|my|we|we're|our|us)\b|(?<![а-я])(?:я|мне|меня|мой|моя|мое|мои|моего|моей|моему|моих|мою|мы|нас|нам|наш[аеиу]?|нашего|нашей|наших)(?![а-я])/;

/** Whether somebody is of a task, a quotation, a story or a program: there is no such person. */
export function isMadeUp(document: TextDocument, { start, end, reason }: Candidate): boolean {
  if (isOfWorkbook(document, start)) return true;
  const { relations, schoolLife } = subjectOf(document);
  if (relations > 0) return false;
  const { lower } = document;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (INDEFINITE.test(before)) return occurs(document, TO_MAKE_UP) || occurs(document, OF_BOOK);
  if (OF_PROBLEM.test(lower.slice(end, end + REACH)) || isOfSentence(document, start, end)) return true;
  if (reason.startsWith(INTRODUCED))
    return schoolLife === 0 && (THINGS_CALLED.test(before) || BEHIND_QUOTE.test(before));
  if (occurs(document, OF_WRITER)) return false;
  if (KEYS_BEFORE.test(before) && occurs(document, OF_LANGUAGE)) return true;
  if (schoolLife > 0) return false;
  if (isPuzzle(document) || isOfExercise(document, start)) return true;
  return occurs(document, ASKS_OF_WORK) && isToldWithProps(lower.slice(start, end), lower);
}

/** Of sentences and sums that are asked for. */
const isOfExercise = (document: TextDocument, start: number): boolean =>
  occurs(document, SENTENCES_WANTED) &&
  PEOPLE_OF_THEM.test(document.lower.slice(Math.max(0, start - FAR), start));

/** Of a quoted sentence that is translated to learn its words. */
const isOfSentence = (document: TextDocument, start: number, end: number): boolean =>
  occurs(document, TRANSLATES) &&
  occurs(document, ASKS_ABOUT_WORDS) &&
  IN_QUOTES.test(document.lower.slice(Math.max(0, start - REACH), start)) &&
  QUOTED_TO_END.test(document.text.slice(end, end + REACH));

/** Inside of a passage of a book that is to be translated. */
export const isOfWorkbook = (document: TextDocument, start: number): boolean =>
  occurs(document, TRANSLATES) &&
  occurs(document, OF_WORKBOOK) &&
  IN_OPEN_PASSAGE.test(document.lower.slice(Math.max(0, start - FAR), start));
