import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const REACH = 56;
/** "пятых классов", "6-х классов", "седьмые классы" */
const CLASSES =
  /^(?:(?:перв|втор|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ые|ых|ыми|ым)|треть(?:и|их|ими|им)|\d{1,2}-?(?:ы?е|ы?х|ы?ми|ы?м)) класс(?:ы|ов|ам|ами|ах)(?![а-яё])/;
/** "веду уроки у ", "выступаю за ": what somebody does for whole grades who speaks of it. */
const DOES =
  /(?<![а-я])(?:веду|преподаю|учу|обучаю|замещаю|работаю|выступаю|дежурю|курирую|провожу)(?![а-я])[^.!?\n«"]{0,28} (?:у|в|во|за|с|со|на|для|перед) $/;
/** "учительница ": of whom they are. */
const TEACHER =
  /(?<![а-я])(?:учител(?:ь|ем)|учительниц(?:а|ей)|куратор(?:ом)?|завуч(?:ем)?|руководител(?:ь|ем)) $/;
/** "с параллелью ": they are real where somebody wants something with them. */
const PARALLEL = /(?<![а-я])(?:с|у|для|перед) (?:нашей |моей |всей )?параллел(?:ью|и|ей) $/;

/** How far the grades reach that somebody teaches or stands for. */
export function endOfTaughtClasses({ lower }: TextDocument, { start }: Token): number | undefined {
  const classes = CLASSES.exec(lower.slice(start, start + REACH));
  if (classes === null) return undefined;
  const front = lower.slice(Math.max(0, start - REACH), start);
  const isReal = DOES.test(front) || TEACHER.test(front) || PARALLEL.test(front);
  return isReal ? start + classes[0].length : undefined;
}

/** "средняя группа «Капелька»": where a child goes before school. */
const GROUP =
  /(?<![а-я])(?:(?:младш|средн|старш|подготовительн|ясельн)(?:ая|ую|ей|юю|ой) )?групп(?:а|ы|е|у|ой) [«"„“][а-я][а-я ]{2,16}[»"“”]/g;
const OF_CHILDREN =
  /садик|детск|(?<![а-я])д\/с(?![а-я])|утренник|воспитател|младшую|среднюю|старшую|подготовительн|нянечк|(?<![а-я])(?:малыш|сын|дочк|дочер|реб[её]н|внук|внучк)/;

/** The groups of a kindergarten, by their names. */
export function* namedGroups({ lower }: TextDocument): Generator<{ start: number; end: number }> {
  if (!lower.includes('групп') || !OF_CHILDREN.test(lower)) return;
  for (const { index, 0: group } of lower.matchAll(GROUP)) yield { start: index, end: index + group.length };
}
