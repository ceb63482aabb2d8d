import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { isOfSchool } from '../generic/class-beside.js';
import { ORDINAL } from '../generic/class-words.js';

const REACH = 40;
const SOMEBODY = '(?:я|мы|сын|дочь|дочка|внук|внучка|брат|сестра|братишка|сестренка)';
const ATTENDS = new RegExp(`(?:^|[^а-я])(?:${SOMEBODY} )?(?:учусь|учится) в(?:о)? $`);
const ALREADY_IN = new RegExp(
  `(?:^|[^а-я])${SOMEBODY}(?: (?:же|уже|еще|пока|сейчас|только|теперь))+ в(?:о)? $`,
);
const IN = /(?:^|[^а-я])в(?:о)? $/;
const IS_FROM = /(?:^|[^а-я])я (?:(?:сам|сама|тоже|уже|же) )?из $/;
const ATTENDED_BEHIND = /^(?:-?(?:м|ом))? (?:учусь|учится|учимся)(?=$|[.,!?;)\n])/;
const SENTENCE_ENDS = /^(?:$|[!?\n]|\.(?!\d))/;
/** "задача 6 класс" */
const OF_BOOK = /(?:для|за|по|задач[аиу]|задани[ея]|тем[аыу]|программ[аы]) $/;
const CLAUSE_ENDS = /^(?:-?(?:м|ом))?(?:$|[,!?;)\n]|\.(?!\d))/;
const CLASS_BEHIND = /^ класс(?:е|а)?(?![а-я])/;
/** "Здесь 2 курс, мы проходим органику", "12 класс вечерней школы, работаю на стройке": the message begins with it, and tells of the writer. */
const OPENS = /^(?:(?:здесь|тут|это|привет|здравствуйте|я),? )?$/;
const CLASS_OF_WRITER =
  /^(?: ?-?[ий]й?)? (?:класс|курс)(?= ?(?:[а-я]+ [а-я]+)?, (?:мы|я|мне|нам|у нас|у меня|учусь|учу|решаю|пишу|готовлюсь|сдаю|работаю|прохожу|проходим|изучаем|изучаю|хожу|живу|люблю|хочу|ищу|занимаюсь|не понимаю|не могу|делаю|болею)(?![а-я]))/;
/** "меня хотят оставить на второй год в ", "дочку перевели в": what is done with somebody. */
const KEPT_IN =
  /(?<![а-я])(?:меня|нас|(?:сына|дочь|дочку|брата|сестру|внука|внучку|реб[её]нка)) [^.!?\n]{0,24}(?:остав|перев[её]?[лд]|взял|приня)[^.!?\n]{0,20} во? $/;
/** "я ученица " in front of "11-го" */
const PUPIL_OF = /(?:^|[^а-я])я,? (?:ученик|ученица) $/;
const OF_GRADE = /^-?го(?=$|[.,!?;)\n])/;
const AGE = /(?:мне|сыну|дочери|дочке|ребенку|внуку|внучке) (\d{1,2})(?: лет| год)?(?=$|[.,!?;)\n])/;
const MOST_BEFORE = 16;
const NEAR = 24;
const LONGEST_CLAUSE = 72;
/** Years between the grade and the age of those in it. */
const YOUNGEST = 5;
const OLDEST = 8;
/** Of nobody, or of whom one writes: "впр 5 класс", "переведи: мне 10 лет, 4 класс". */
const OF_TEXT =
  /решебник|(?<![а-я])(?:гдз|впр)(?![а-я])|учебник|перевед|английск|персонаж|(?<![а-я])геро[йяюе]/;
/** "в седьмом гуманитарном" */
const PROFILE =
  /^(?:-?(?:м|ом|го|ый|й))? (?:гуманитарн|кадетск|физико-?математическ|математическ|химико-?биологическ|лингвистическ|инженерн|коррекционн|социально-?экономическ|спортивн|гимназическ)(?:ом|ого|ий|ый|ому)(?=$|[.,!?;)\n]| класс)/;
const LED_TO_PROFILE = new RegExp(
  `(?:^|[^а-я])(?:${SOMEBODY}|учусь|учится|учимся|перешел|перешла|перевели)(?: [а-я]{2,9})? (?:в|во|из) $`,
);

/**
 * How far the grade of somebody around the writer reaches that nothing but the talk tells: "я в 8 учусь", "6 класс, мне 12".
 *
 * @param hasClass whether another one was found: "думает, что я в 5 классе, а я уже в 7"
 */
export function endOfOwnGrade(
  document: TextDocument,
  { start, end }: Token,
  hasClass: boolean,
): number | undefined {
  const { lower } = document;
  const front = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  const profile = LED_TO_PROFILE.test(front) ? PROFILE.exec(behind) : null;
  if (profile !== null) return end + profile[0].length;
  if (occurs(document, OF_TEXT)) return undefined;
  // "в 9 учусь, в 12 сплю": hours
  const isAlone = document.numbers.length === 1;
  const opening = start <= MOST_BEFORE && OPENS.test(front) ? CLASS_OF_WRITER.exec(behind) : null;
  if (opening !== null) return end + opening[0].length;
  if (isAlone && IN.test(front) && ATTENDED_BEHIND.test(behind)) return end;
  const ofGrade = PUPIL_OF.test(front) ? OF_GRADE.exec(behind) : null;
  if (ofGrade !== null) return end + ofGrade[0].length;
  const word = CLASS_BEHIND.exec(behind);
  if (word !== null) {
    if (KEPT_IN.test(lower.slice(Math.max(0, start - LONGEST_CLAUSE), start))) return end + word[0].length;
    const around = lower.slice(Math.max(0, start - NEAR), end + word[0].length + NEAR);
    const age = Number(AGE.exec(around)?.[1]) - Number(lower.slice(start, end));
    const isOfAge = age >= YOUNGEST && age <= OLDEST;
    return isOfAge && !OF_BOOK.test(front) ? end + word[0].length : undefined;
  }
  if (!CLAUSE_ENDS.test(behind)) return undefined;
  return (isAlone && ATTENDS.test(front)) || (ALREADY_IN.test(front) && hasClass) ? end : undefined;
}

/** "я из восьмого", "сын в третьем кадетском" */
export function endOfGradeInWords(document: TextDocument, ordinal: Token): number | undefined {
  if (!ORDINAL.accepts(ordinal.word) || occurs(document, OF_TEXT)) return undefined;
  const { lower } = document;
  const { start, end } = ordinal;
  const front = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  const profile = LED_TO_PROFILE.test(front) ? PROFILE.exec(behind) : null;
  if (profile !== null) return end + profile[0].length;
  const isFrom = IS_FROM.test(front) && /[ео]го$/.test(ordinal.lower) && SENTENCE_ENDS.test(behind);
  return isFrom && isOfSchool(document) ? end : undefined;
}
