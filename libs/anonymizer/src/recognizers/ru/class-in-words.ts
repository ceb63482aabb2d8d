import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const REACH = 40;
const ORDINAL =
  /^(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ь?[еи]го|ого|ь?ему|ому|ь?ем|ом|ый|ий|ой|ь?их|ых|ые)$/;
const GREETED =
  /(?:^|[^а-я])(?:привет|передай(?:те)?|скажи(?:те)?|напиши(?:те)?|сообщи(?:те)?)(?: привет)? $/;
/** What only pupils do. */
const DEED =
  /^ (?:выпуска|дежур|опозд|опять|выигра|победил|уехал|едет|идет|поедет|поехал|болеет|на карантин|писал|пишет|сдает|шумит|бегает|поет|приш[ле]|не пуст|сказал)/;
const SPOKEN = /^(?:бэ|вэ|гэ|дэ|жэ)$/;
const CLASSMATE =
  /^(?:перво|второ|третье|четверо|пяти|шести|семи|восьми|девяти|десяти|одиннадцати)классни(?:к|ца|цы|ку|ка|цей|ком|це|цу)$/;
const IS =
  /(?:^|[^а-я])(?:я|я ж|я же|(?:мой|моя|наш|наша) (?:сын|дочь|дочка|брат|сестра|ребенок|внук|внучка))(?:,? [-–—]|,)? $/;

/** "передай привет пятому а", "у пятых бэ физра", "одиннадцатый а выпускается": the end of a class that is told in words. */
export function endOfSpokenClass(
  { text, lower }: TextDocument,
  ordinal: Token,
  letter: Token,
): number | undefined {
  if (letter.start !== ordinal.end + 1 || text[ordinal.end] !== ' ' || !ORDINAL.test(ordinal.lower))
    return undefined;
  if (SPOKEN.test(letter.lower)) return letter.end;
  if (!/^[абвгдежзк]$/.test(letter.lower)) return undefined;
  const isToldOf =
    (ordinal.lower.endsWith('му') &&
      GREETED.test(lower.slice(Math.max(0, ordinal.start - REACH), ordinal.start))) ||
    (/[иыо]й$/.test(ordinal.lower) && DEED.test(lower.slice(letter.end, letter.end + REACH)));
  return isToldOf ? letter.end : undefined;
}

/** "я шестиклассник, а не академик", "моя дочь — второклассница" */
export const isClassmate = ({ lower }: TextDocument, { lower: word, start }: Token): boolean =>
  word.includes('классни') && CLASSMATE.test(word) && IS.test(lower.slice(Math.max(0, start - REACH), start));
