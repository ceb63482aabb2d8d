import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const REACH = 96;
const COOPERATIVE = /^(?:снт|днт|днп|гск|гпк|тсн)$/;
/** "«Сибиряк»", "Ромашка-2", "№ 5" */
const NAME = '(?:[«"“][а-яё\\d -]{2,24}[»"”]|[а-яё]{3,}(?:-\\d{1,2})?|№ ?\\d{1,3})';
/** "3-я линия", "ряд 4", "улица Вишнёвая" */
const PART =
  '(?:\\d{1,3}(?:-?(?:я|й|ая|ый))? (?:линия|улица|аллея|очередь|ряд|сектор)|(?:линия|ряд|сектор|массив|ул\\.?|улица) ?(?:№ ?)?(?:\\d{1,3}|[а-яё]{3,}))';
const LOT = '(?:участок|уч\\.?|бокс|гараж|дом|д\\.?|домик) ?(?:№ ?)?\\d{1,4}(?:[а-я](?![а-яё]))?(?![\\d:%])';
const LOT_OF_COOPERATIVE = new RegExp(`^ ${NAME}(?:,? ${PART}){0,2},? ${LOT}`);
/** Houses at a line have a number behind whom they are for: "дом путейцев 1". */
const HOUSE_AT_STOP =
  /^ \d{1,4} ?(?:-?й )?(?:км|километр)[а-я]{0,2},? (?:д\.?|дом|казарма|барак)(?: [а-я]{4,12})? ?(?:№ ?)?\d{1,3}[а-я]?(?![а-я\d:%])/;

/** "ГСК «Сибиряк», бокс 118", "СНТ Ромашка, 3-я линия, участок 41", "разъезд 9 км, дом 3": lots and houses without a street. */
export function lotWithoutStreet(
  { lower }: TextDocument,
  { lower: word, start, end }: Token,
): Found | undefined {
  const pattern = COOPERATIVE.test(word)
    ? LOT_OF_COOPERATIVE
    : word.startsWith('разъезд')
      ? HOUSE_AT_STOP
      : undefined;
  const match = pattern?.exec(lower.slice(end, end + REACH)) ?? null;
  return match === null
    ? undefined
    : { start, end: end + match[0].length, score: 0.93, reason: 'lot or house without a street' };
}
