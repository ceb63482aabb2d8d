/** Where timetables, results and letters in the other alphabet have a class, and hardly anything else with a number and a letter. */

const ROOM = /(?:^|[^а-яa-z])(?:каб(?:инет[а-я]{0,2})?|ауд(?:итори[а-я])?)\.? ?№? ?\d{1,3},? $/;
/** "1 место 7в", "III место – 7в" */
const WON = /(?:^|[^а-яa-z\d])(?:\d{1,2}(?:-?е)?|i{1,3}|iv) место:? ?(?:[–—-] ?)?$/;
/** "пн – 9а", "среда: 9б" */
const DAY = /(?:^|[^а-я])(?:пн|вт|ср|чт|пт|сб|понедельник|вторник|среда|четверг|пятница|суббота) ?[:–—-] ?$/;
/** "period 2 7B" */
const PERIOD = /\b(?:period|lesson) \d{1,2},? $/;
/** "ya iz 7b", "uchus v 6a", "u nas v 9v" */
const TRANSLITERATED =
  /(?:^|[^a-z])(?:iz|klass[aeu]?|nash(?:em|ego|im|i)?|(?:uchu(?:s|sj|s'|sya)|uchits[yj]?a|uchims[yj]?a|hozhu|xozhu|u nas|pereshel|pereshla|perevelsya|perevelas) v[o]?) $/;

/** "reshi 5a iz 7b": numbers with a letter that are counted with. */
const COUNTED = /\b(?:vyche[sc]t|pribavit|umnozh|razdelit|ravn[oay]|bolshe|menshe|reshi|uravneni)/;
const MOST_READ = 400;

/**
 * Whether a class is what comes behind the words.
 *
 * @param isLatin whether its letter is
 */
export function isClassSlot(lower: string, start: number, isLatin: boolean): boolean {
  const before = lower.slice(Math.max(0, start - 40), start);
  if (!isLatin) return ROOM.test(before) || WON.test(before) || DAY.test(before);
  return PERIOD.test(before) || (TRANSLITERATED.test(before) && !COUNTED.test(lower.slice(0, MOST_READ)));
}
