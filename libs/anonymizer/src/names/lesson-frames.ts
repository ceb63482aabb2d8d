import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';
import { isKnownInFull } from './known-figure.js';
import { isOwn } from './surroundings.js';

/** Frames in which lessons, and nobody else, put a name. */

const REACH = 48;

/** "роль Ирины Антоновны Антоновой в истории музея" */
const PART_IN = /(?<![а-я])(?:роль|вклад|место|значение|заслуги) $/;
const OF_HISTORY =
  /^ (?:в|для|перед) (?:истории|развити[еяи]|становлени[еи]|литератур[еы]|искусств[еау]|наук[еиу]|культур[еы])(?![а-я])/;
/** "биографию шишкина без дат" */
const LIFE_OF = /(?<![а-я])(?:биографи[яюией]{1,2}|творчеств[оеау]м?|автопортрет[аеу]?) $/;
/** "Ося и Лёля из «Кондуита»", "Mickey and Eddie from “Blood Brothers”" */
const FROM_WORK =
  /^(?:,? (?:и|или|and|or) \p{Lu}\p{L}+)? (?:из|from) (?:(?:книги|повести|романа|сказки|рассказа|фильма|мультфильма|сериала|пьесы|поэмы|игры|the (?:book|novel|film|movie|play|game)) )?[«"“‘'„]\p{Lu}/u;
/** "нашему ряду достался Суворов, соседнему Ушаков", "my group got Toussaint Louverture" */
const ASSIGNED_RUSSIAN = /(?<![а-я])достал(?:ся|ась|ись)(?![а-я])/;
const AS_PARTNER =
  /(?<![а-я])(?:в (?:пару|команду|группу|соседи|соседки|друзья)|напарник|сосед(?:к[аеу]|ом|[аиу])?(?![а-я])|партн[её]р)/;
const ASSIGNED_ENGLISH =
  /\b(?:my|our|their|his|her|the other|each|every)(?: [a-z]+)? (?:group|team|table|row|pair|half|partner(?: and i)?) (?:got|have|has|had|was given|were given|drew|picked|chose|is doing|are doing) $/;
/** "чё такого в моне лизе" */
const MONA = /(?<![а-я])мон[аеуыой]{1,2} $/;
const LISA = /^лиз[аеуыой]{1,2}$/;

/** Whether only a lesson speaks so of somebody. */
export function isInLessonFrame(document: TextDocument, chain: NameChain): boolean {
  const { lower, text, tokens } = document;
  const { start } = tokens[chain.first]!;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (PART_IN.test(before) && OF_HISTORY.test(lower.slice(chain.end, chain.end + REACH))) return true;
  if (FROM_WORK.test(text.slice(chain.end, chain.end + REACH)) && isOfNoLife(document))
    return !isOwn(document, chain);
  if (LISA.test(lower.slice(start, chain.end)) && MONA.test(before)) return true;
  const known = chain.surname ?? chain.given;
  if (known === undefined || !(known.word.isFigure || isKnownInFull(chain))) return false;
  if (LIFE_OF.test(before)) return true;
  if (known.word.given !== undefined && !isKnownInFull(chain)) return false;
  // "Toussaint Louverture" may be read word by word.
  const previous = tokens[chain.first - 1];
  const isSecond = previous?.casing === 'title' && previous.word.isFigure && previous.end + 1 === start;
  const begins = isSecond ? before.slice(0, -1 - previous.lower.length) : before;
  return (
    ASSIGNED_ENGLISH.test(begins) ||
    (document.text.length < LONGEST && ASSIGNED_RUSSIAN.test(lower) && !AS_PARTNER.test(lower))
  );
}

const LONGEST = 200;

function isOfNoLife(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return personal === 0 && relations === 0 && schoolLife === 0;
}
