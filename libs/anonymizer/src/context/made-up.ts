import { isToldWithProps } from '../names/props-of-characters.js';
import { subjectOf } from '../recognizers/context.js';
import type { Candidate } from '../recognizer.js';
import { isPuzzle } from './puzzle.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

const REACH = 64;
/** So far back a passage or a list may begin. */
const FAR = 300;
/** "зовут Родион", "мне Сонечка рассказала" */
const TOLD_AS_REAL =
  /(?:^|[^a-zа-я])(?:зовут|мне|меня|нам|нас|(?:name is|i'm|i am|im|i (?:let|told|asked|gave|saw|helped|met)))[ ,:]{1,2}$/;
/** "Lennie at my table" */
const TOLD_AS_OURS = /^ (?:(?:at|in|from|on) (?:my|our)\b|has been (?:late|absent|off)\b)/;

/** "a girl called Mia", "a rude waiter named Otto": somebody who is to be made up. */
const INDEFINITE = /\b(?:an?|two|three|four|some|another) (?:[a-z]+ ){1,3}(?:called|named) $/;
const TO_MAKE_UP =
  /^(?:please |pls |can you |could you |help me )?(?:write|make|create|invent|compose|draft|generate|design|give me|think of|come up with|i need)\b[^.!?\n]{0,40}\b(?:dialogues?|conversation|problems?|stor(?:y|ies)|class|function|object|quiz|play|scene|script|sums?|riddles?|poem|examples?|sentences?|tale|fable|comic|sketch|monologue)\b/;
/** "I'm stuck on this question. A girl called Zoe pulls a sledge", "a bedtime story about a fox called ruby" */
const OF_QUESTION =
  /\b(?:(?:stuck on|a question in|there's a question|our (?:biology|physics|maths|chemistry) book|fill the gaps|fill in the gaps|worksheet)|(?:story|tale) about an? (?:[a-z]+ )?(?:called|named))\b/;
/** "an object called rex", "families called Davies" */
const THINGS_CALLED =
  /\b(?:objects?|variables?|instances?|functions?|files?|tables?|columns?|methods?|arrays?|families|surnames?) (?:called|named) $/;
/** "Link isn't called Zelda" */
const NOT_CALLED = /\b[a-z]+ (?:isn't|isnt|is not|aren't|wasn't) (?:called|named) $/;
/** "I think therefore I am", Plato or Descartes: what introduces stands in a quotation that is over. */
const INTRODUCED = 'behind an introduction';
const INTRODUC = 'introduc';
const BEHIND_QUOTE = /[a-z.,!?]["”»],? $/;
/** "Девочка Лида из задачи про бассейн", "Tom in the problem" */
const OF_PROBLEM =
  /^ (?:из (?:задач[иу]|упражнения|примера|условия)(?![а-я])|(?:from|in) the (?:problem|question|exercise|example|word problem|sum|dialogue|textbook|workbook)\b)/;
/** "Переведи: «Меня зовут Том…» — это из упражнения", "Translate from my workbook: My name is Carlos" */
const OF_WORKBOOK =
  /(?<![а-я])(?:(?:из|в) (?:упражнени[яеи]|учебник[ае]|рабочей тетрад|задани[яе])|упр\.? ?\d)|\b(?:workbook|textbook|coursebook|from (?:the |my )?(?:exercise|unit|book))\b/;
const WORKED_ON =
  /(?<![а-я])(?:перевед|перевест|перевод|перепиш|переделай|вставь|раскрой)|\b(?:translate|rewrite|fill in|put into|change into)\b/;
/** "в словаре: ключи — Ivanov, Petrova" */
const KEYS_BEFORE = /(?:ключи|keys|список|массив|list|array)(?![a-zа-я])[^.!?\n]{0,40}$/;
const OF_LANGUAGE =
  /(?<![a-zа-я])(?:python|javascript|java|sql|c\+\+|pascal|питон[еа]?|паскал[еья])(?![a-zа-я])/;
const PASSAGE_BEFORE = /[«“"]|: ?(?=[^:]*$)/;

/** "Kevin says … and Rita says it doesn't. The worksheet asks who is right" */
const TASK_ASKS =
  /\bthe (?:worksheet|textbook|workbook) asks\b|(?<![а-я])(?:в задаче|в учебнике|в условии|в задании) (?:спрашива|просят|сказано|написано|требу)/;
/** "Translate "Juan y María van al cine" and tell me why": a sentence whose words are asked about. */
const ASKS_ABOUT_WORDS =
  /\b(?:why|explain|which (?:tense|case|word))\b|(?<![а-я])(?:почему|объясни|какое время|какой падеж)(?![а-я])/;
/** "Подготовьте пять предложений из таких фраз: …", "Нужны карточки… Персонажи: Гриша, …" */
const SENTENCES_WANTED =
  /^(?:пожалуйста,? |здравствуйте[!,.]? )?(?:нужн[ыоа]|составь(?:те)?|придумай(?:те)?|подготовь(?:те)?|сделай(?:те)?|диктант)(?![а-я])[^.!?\n]{0,60}(?:предложени|диктант|карточ|самостоятельн|упражнени|диалог|задач|пример|для \d класса)/;
const PEOPLE_OF_THEM =
  /(?<![а-я])(?:геро[ия]|персонажи|пусть|где|с именами|из таких фраз|из фраз)(?![а-я])[^\n]*$/;
const OF_OURS =
  /(?<![а-я])(?:мо[йяеюи]|моего|моей|моим|моих|наш|наша|нашего|нашей|наших|меня зовут)(?![а-я])/;
const IN_QUOTES = /["“«][^"“”«»\n]{0,60}$/;

/** Whether somebody, or where somebody lives, is of a task, a quotation, a book or a program: there is no such person. */
export function isMadeUp(document: TextDocument, { start, end, reason }: Candidate): boolean {
  const { lower } = document;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (THINGS_CALLED.test(before) || NOT_CALLED.test(before)) return isOfNobody(document);
  if (reason.startsWith(INTRODUCED) && BEHIND_QUOTE.test(before)) return isOfNobody(document);
  if (isToBeMadeUp(document, start)) return true;
  if (KEYS_BEFORE.test(before) && occurs(document, OF_LANGUAGE)) return subjectOf(document).relations === 0;
  if (OF_PROBLEM.test(lower.slice(end, end + REACH))) return true;
  if (isOfWorkbook(document, start)) return true;
  if (!reason.includes(INTRODUC)) {
    if (isPuzzle(document) || isOfSentence(document, start, end) || isOfExercise(document, start))
      return true;
    if (occurs(document, TASK_ASKS)) return subjectOf(document).relations === 0;
  }
  if (TOLD_AS_REAL.test(before) || TOLD_AS_OURS.test(lower.slice(end, end + REACH))) return false;
  return isOfNobody(document) && isToldWithProps(lower.slice(start, end), lower);
}

/** "a customer called Mr Brown" for a dialogue, "a girl called Zoe" of a question. */
export const isToBeMadeUp = (document: TextDocument, start: number): boolean =>
  INDEFINITE.test(document.lower.slice(Math.max(0, start - REACH), start)) &&
  (occurs(document, TO_MAKE_UP) || occurs(document, OF_QUESTION));

/** Of sentences and sums that are asked for. */
const isOfExercise = (document: TextDocument, start: number): boolean =>
  occurs(document, SENTENCES_WANTED) &&
  !occurs(document, OF_OURS) &&
  PEOPLE_OF_THEM.test(document.lower.slice(Math.max(0, start - FAR), start));

/** Of a quoted sentence that is translated to learn its words. */
const isOfSentence = (document: TextDocument, start: number, end: number): boolean =>
  occurs(document, WORKED_ON) &&
  occurs(document, ASKS_ABOUT_WORDS) &&
  IN_QUOTES.test(document.lower.slice(Math.max(0, start - REACH), start)) &&
  /^[^"“”«»\n]{0,60}["”»]/.test(document.text.slice(end, end + REACH));

/** Inside of a passage of a book that is to be worked on. */
export const isOfWorkbook = (document: TextDocument, start: number): boolean =>
  occurs(document, WORKED_ON) &&
  occurs(document, OF_WORKBOOK) &&
  PASSAGE_BEFORE.test(document.lower.slice(Math.max(0, start - FAR), start));

/** Nobody around the writer is spoken of. */
function isOfNobody(document: TextDocument): boolean {
  const { relations, schoolLife } = subjectOf(document);
  return relations === 0 && schoolLife === 0;
}
