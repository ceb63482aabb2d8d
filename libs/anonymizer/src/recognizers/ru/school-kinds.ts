import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { legalFormsBefore } from './school-of-place.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** What is taught there, behind the word for the school. */
const TAUGHT =
  ' (?:искусств|ремесел|танцев|танца|музыки|пения|вокала|рисования|дизайна|творчества|театра|бокса|борьбы|самбо|дзюдо|карат[еэ]|единоборств|плавания|гимнастики|шахмат|футбола|хоккея|космонавтики|программирования|робототехники|математики|(?:раннего )?развития|олимпийского резерва|(?:иностранных |английского )?язык(?:ов|а))';
const TAUGHT_AND_NAME = new RegExp(`^${TAUGHT}(?: и${TAUGHT})? [«"“„][^«»"”“\\n]{2,40}[»"”“]`);
const ONLY_TAUGHT = new RegExp(`^${TAUGHT}(?![а-я])`);

/** "школы искусств «Родник»", "в Школе космонавтики я понял": what is taught stands behind the word for the school. */
export function schoolOfKind(document: TextDocument, type: Token): Found | undefined {
  const { lower } = document;
  if (!/^(?:школ|студи|академи|центр)/.test(type.lower)) return undefined;
  const behind = lower.slice(type.end, type.end + 96);
  const named = TAUGHT_AND_NAME.exec(behind);
  if (named !== null) {
    const start = legalFormsBefore(document, type);
    return { start, end: type.end + named[0].length, score: 0.93, reason: 'school, its kind and its name' };
  }
  const kind = type.casing === 'title' && !startsSentence(document, type) ? ONLY_TAUGHT.exec(behind) : null;
  const isLed = /(?:^|[^а-я])(?:в|во|из|с) $/.test(lower.slice(Math.max(0, type.start - 4), type.start));
  if (kind === null || !isLed || !isOfWriter(document)) return undefined;
  return { start: type.start, end: type.end + kind[0].length, score: 0.75, reason: 'school and its kind' };
}

function isOfWriter(document: TextDocument): boolean {
  const { isOwn, figures } = subjectOf(document);
  return isOwn && figures.length === 0;
}

const WISHED =
  /(?<![а-я])(?:хочу|хотим|хочет|мечтаю|мечтает|готовлюсь|готовится|учусь|учится|учимся|поступил[аи]?|поступаю|прош[её]л|прошла|взяли)(?: (?:поступить|попасть|поступать|учиться))? в $/;
const UNIVERSITY = /^ (?:мгу|нгу|урфу|спбгу|казгу)(?![а-я])/;

/** "хочу в сунц", "учусь в СУНЦ НГУ": a word that few schools bear. */
export function rareSchool({ lower }: TextDocument, type: Token): Found | undefined {
  if (type.lower !== 'сунц' || !WISHED.test(lower.slice(Math.max(0, type.start - 40), type.start)))
    return undefined;
  const university = UNIVERSITY.exec(lower.slice(type.end, type.end + 8))?.[0].length ?? 0;
  return { start: type.start, end: type.end + university, score: 0.75, reason: 'school that somebody wants' };
}

const ORDINAL =
  /^ (?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|(?:четыр|пят|шест|сем|восем|девят)надцат|двадцат|тридцат|сороков)(?:ой|ую|ая|ей|ья|ью)(?=$|[,.!?;)])/;

/** "учусь в школе восьмой, не в классе": the number as a word behind. */
export function schoolAndOrdinal({ lower }: TextDocument, type: Token): Found | undefined {
  if (!/^(?:школ|гимнази)/.test(type.lower)) return undefined;
  const match = ORDINAL.exec(lower.slice(type.end, type.end + 24));
  if (
    match === null ||
    !/(?:^|[^а-я])(?:в|во|из|с|моя|наша) $/.test(lower.slice(Math.max(0, type.start - 6), type.start))
  )
    return undefined;
  return { start: type.start, end: type.end + match[0].length, score: 0.75, reason: 'school and its number' };
}
