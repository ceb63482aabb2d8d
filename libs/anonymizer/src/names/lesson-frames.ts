import { isOfNoLife, subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';
import { isKnownFigure, isKnownInFull } from './known-figure.js';
import { isOwn } from './surroundings.js';

/** Frames in which lessons put a name. */

/** So much before and behind a name is looked at. */
const REACH = 64;

/** "роль Ирины Антоновны Антоновой в истории музея" */
const PART_IN = /(?<![а-я])(?:роль|вклад|место|значение|заслуги) $/;
const OF_HISTORY = /^ (?:в|для|перед) (?:истории|литератур[еы]|искусств[еау]|наук[еиу]|культур[еы])(?![а-я])/;
/** "биографию шишкина без дат": what only figures have. */
export const LIFE_OF = /(?<![а-я])(?:биографи[яюией]{1,2}|творчеств[оеау]м?|автопортрет[аеу]?) $/;
/** "музыку Свиридова под выход ветеранов": a work of a figure. */
const WORK_OF =
  /(?<![а-я])(?:музык[ауеи]|симфони[июяей]{1,2}|опер[ауыеой]{1,2}|балет[аеу]?|картин[ауые]|полотн[оаеу]|романс[ыаеу]?|сонат[ауые]|пейзаж[иаеу]?) $/;
/** "Ося и Лёля из «Кондуита»": in a lesson, as clubs have such names too. */
const FROM_QUOTED =
  /^(?:,? (?:и|или|and|or) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+)? (?:из|from) [«"“‘'„][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/;
/** "Коля из рассказа «Мой товарищ»" */
const FROM_WORK =
  /^(?:,? (?:и|или|and|or) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+)? (?:из|from) (?:книги|повести|романа|сказки|рассказа|фильма|мультфильма|сериала|пьесы|поэмы|the (?:book|novel|film|movie|play)) [«"“‘'„][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/;
/** "нашему ряду достался Суворов, соседнему Ушаков", "my group got Toussaint Louverture" */
const ASSIGNED_RUSSIAN = /(?<![а-я])достал(?:ся|ась|ись)(?![а-я])[^.!?\n]*$/;
const AS_PARTNER =
  /(?<![а-я])(?:в (?:пару|команду|группу|соседи|соседки|друзья)|напарник|соперник|судь[яией]|сосед(?:к[аеу]|ом|[аиу])?(?![а-я])|партнер)/;
const ASSIGNED_ENGLISH =
  /\b(?:my|our|their|his|her|the other|each|every)(?: [a-z]+)? (?:group|team|table|row|pair|half|partner(?: and i)?) (?:got|have|has|had|was given|were given|drew|picked|chose|is doing|are doing) $/;
/** "чё такого в моне лизе": both in the same case form. */
const MONA_LISA = /(?<![а-я])мон(а|е|у|ы|ой) лиз\1$/;

/** Whether a name stands in the words of a lesson. */
export function isInLessonFrame(document: TextDocument, chain: NameChain): boolean {
  const { lower, text, tokens } = document;
  const { start } = tokens[chain.first]!;
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(chain.end, chain.end + REACH);
  if (MONA_LISA.test(before + lower.slice(start, chain.end))) return true;
  if (isOfNoLife(document)) {
    if (PART_IN.test(before) && OF_HISTORY.test(behind)) return true;
    if (chain.surname === undefined && isFromWork(document, text.slice(chain.end, chain.end + REACH)))
      return !isOwn(document, chain);
  }
  // "Toussaint Louverture" may be read word by word.
  const previous = tokens[chain.first - 1];
  const isSecond = previous?.casing === 'title' && previous.word.isFigure && previous.end + 1 === start;
  const begins = isSecond ? before.slice(0, -1 - previous.lower.length) : before;
  const isAssigned =
    ASSIGNED_ENGLISH.test(begins) || (ASSIGNED_RUSSIAN.test(before) && !AS_PARTNER.test(before + behind));
  if (WORK_OF.test(before)) return isSurnameOfFigure(document, chain);
  return (isAssigned || LIFE_OF.test(before)) && isFigureOfLessons(document, chain);
}

/** "музыку Свиридова", but not "пейзаж Шишкина Димы", nor the picture of somebody around. */
function isSurnameOfFigure(document: TextDocument, { given, surname, patronymic, last }: NameChain): boolean {
  const { personal, relations } = subjectOf(document);
  if (given !== undefined || patronymic !== undefined || personal > 0 || relations > 0) return false;
  const next = document.tokens[last + 1];
  return surname?.word.isFigure === true && next?.casing !== 'title';
}

/** Not by a given name alone, which somebody around has as well. */
function isFigureOfLessons(document: TextDocument, chain: NameChain): boolean {
  const known = chain.surname ?? chain.given;
  if (known?.word.given !== undefined && !isKnownInFull(document, chain)) return false;
  return isKnownFigure(document, chain, subjectOf(document));
}

const isFromWork = (document: TextDocument, behind: string): boolean =>
  FROM_WORK.test(behind) || (subjectOf(document).lesson > 0 && FROM_QUOTED.test(behind));
