import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { isOfSchool } from '../generic/class-beside.js';
import { SPOKEN_LETTER } from '../generic/class-words.js';

const REACH = 40;
const ORDINAL =
  /^(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ь?[еи]го|ого|ь?ему|ому|ь?ем|ом|ый|ий|ой|ь?их|ых|ые)$/;
const GREETED =
  /(?:^|[^а-я])(?:привет|передай(?:те)?|скажи(?:те)?|напиши(?:те)?|сообщи(?:те)?)(?: привет)? $/;
/** What only pupils do. */
const DEED =
  /^ (?:выпуска|дежур|опозд|опять|выигра|победил|уехал|едет|идет|поедет|поехал|болеет|на карантин|писал|пишет|сдает|шумит|бегает|поет|приш[ле]|не пуст|сказал)/;
/** "вариант первый бэ", "как читается: третий бэ" */
const BEFORE_OTHERS = /(?:вариант|пункт|задани|букв|читает|номер|част)[а-я]*:? $/;
const OF_LETTERS = /(?<![а-я])(?:букв|слов[аоеу]|слог|принтер)/;
/** Letters that are words as well: "скажи первому в очереди", "второй а едет медленнее". */
const WORD = /[авк]/;
const CLAUSE_ENDS = /^(?:$|[.,!?;)\n]| от )/;
/** Of whom one writes, and what is quoted: "сочинение на тему «Я пятиклассник»" */
const OF_WORK =
  /сочинен|рассказ|сценк|стих|песн|сценари|(?<![а-я])тем[аеуы](?![а-я])|сказк|повест|роман|["«]/;
const CLASSMATE =
  /^(?:перво|второ|третье|четверо|пяти|шести|семи|восьми|девяти|десяти|одиннадцати)классни(?:ки|к|ца|цы|ку|ка|цей|ком|це|цу)$/;
const IS =
  /(?:^|[^а-я])(?:я|мы|я ж|я же|(?:мой|моя|наш|наша) (?:сын|дочь|дочка|брат|сестра|ребенок|внук|внучка))(?:,? [-–—]|,)? $/;

/** "передай привет пятому а", "у пятых бэ физра", "одиннадцатый а выпускается": the end of a class that is told in words. */
export function endOfSpokenClass(document: TextDocument, ordinal: Token, letter: Token): number | undefined {
  const { text, lower } = document;
  if (letter.start !== ordinal.end + 1 || text[ordinal.end] !== ' ' || !ORDINAL.test(ordinal.lower))
    return undefined;
  const before = lower.slice(Math.max(0, ordinal.start - REACH), ordinal.start);
  const isNominative = /[иыо]й$/.test(ordinal.lower);
  if (SPOKEN_LETTER.test(letter.lower)) {
    // "третий дэ" may be of three dimensions, "у седьмых бэ" is not.
    const isClass = isNominative ? isOfSchool(document) : !BEFORE_OTHERS.test(before);
    return isClass && !occurs(document, OF_LETTERS) ? letter.end : undefined;
  }
  if (!/^[абвгдежзк]$/.test(letter.lower)) return undefined;
  const behind = lower.slice(letter.end, letter.end + REACH);
  const isWord = WORD.test(letter.lower);
  const isToldOf = ordinal.lower.endsWith('му')
    ? GREETED.test(before) && (!isWord || CLAUSE_ENDS.test(behind))
    : isNominative && !isWord && DEED.test(behind);
  return isToldOf ? letter.end : undefined;
}

/** "я шестиклассник, а не академик", "моя дочь — второклассница" */
export const isClassmate = (document: TextDocument, { lower: word, start }: Token): boolean =>
  word.includes('классни') &&
  CLASSMATE.test(word) &&
  IS.test(document.lower.slice(Math.max(0, start - REACH), start)) &&
  !occurs(document, OF_WORK);
