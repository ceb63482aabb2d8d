import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const OF_LESSONS =
  /^ ?(?:(?:[а-я]+ ){0,1}(?:телефон|тел(?![а-я])|задач|задани|упраж|закон|приказ|постанов|указ|стать|квартир|дом|школ|класс|кабинет|автобус|маршрут|поезд|рейс|страниц|строк|вопрос|вариант|урок|лаб|элемент|атом|столб|месяц|ячейк|порт|верси|гост|isbn|горяч|служб|скор|мобильн|газет|журнал(?!е)|выпуск|том|группы|числа|примера|главы|региона|станци|лини|места|этаж|палат|в (?:списке|таблице|каталоге|задачнике))|один|два|три|\d{1,4}(?!\d)|8 ?-?\(?800)/;
const MOST_WORDS = 4;
/** What a code belongs to that is somebody's own. */
const OF_CODE =
  /^ (?:моей |моего |мой |личный |уникальный )?(?:регистрац|участник|доступ|ученик|учени|приглаш|активац|абитур|подтвержд|заявк|заявл|личн|пользоват|клиент|пациент|ребенк|школьник|студент|для входа|входа|от дневника|бронир|брон|записи)/;

/** "номер договора ДО-77812", "номер моей карты москвича 0031 4427 8109": something behind the word has a number of its own. */
export function isNumberOfThing({ lower, tokens }: TextDocument, { index, end, start }: Token): boolean {
  if (lower.startsWith('код', start) && !OF_CODE.test(lower.slice(end, end + 32))) return false;
  if (OF_LESSONS.test(lower.slice(end, end + 32)) || /8 ?-?\(?800/.test(lower.slice(end, end + 40)))
    return false;
  if (/(?:телефон[а-я]*|мой|позвони|звони|мобильн[а-я]+) $/.test(lower.slice(Math.max(0, start - 10), start)))
    return false;
  // "идентификационный номер 3120499A001PB5"
  const kind = tokens[index - 1]?.lower ?? '';
  if (
    /^(?:идентификац|кадастров|регистрац|учетн|личн|табельн|страхов|входящ)/.test(kind) &&
    tokens[index + 1]?.kind === 'number'
  )
    return true;
  for (let i = index + 1; i <= index + 1 + MOST_WORDS; i++)
    if (tokens[i]?.kind === 'number') return i > index + 1 && tokens[i]!.start - end < 40;
  return false;
}
