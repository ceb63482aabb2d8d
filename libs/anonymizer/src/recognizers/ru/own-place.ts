import { isPlace } from '../../names/places.js';
import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

type Found = Pick<Candidate, 'start' | 'end' | 'score' | 'reason'>;

const REACH = 64;

/** "Мы псковские", "сам я челябинский": who comes from a town, by the adjective of it. */
export function nativeOf({ lower, tokens }: TextDocument, self: Token): Found | undefined {
  if (self.lower !== 'я' && self.lower !== 'мы') return undefined;
  const word = tokens[self.index + 1];
  if (word === undefined || word.start !== self.end + 1) return undefined;
  const stem = /^([а-я]{3,}?)(ск|цк)(?:ий|ая|ие)$/.exec(word.lower);
  if (
    stem === null ||
    OF_NO_TOWN.test(stem[1]!) ||
    !OPENS.test(lower.slice(Math.max(0, self.start - 8), self.start))
  )
    return undefined;
  if (!/^(?:$|[,.!?;)\n]| (?:и|но|а)(?![а-я]))/.test(lower.slice(word.end, word.end + 3))) return undefined;
  const names = [stem[1]!, stem[1]! + stem[2]!, `${stem[1]!}а`, `${stem[1]!}ь`];
  if (!names.some((name) => name.length > 3 && isPlace(name))) return undefined;
  return { start: word.start, end: word.end, score: 0.74, reason: 'town that somebody is of' };
}

/** "мы советские": what peoples, persons and trades are called, though some town has the name. */
const OF_NO_TOWN = /^(?:совет|рус|росс|народ|мор|город|дет|жен|муж|пуш|толст|киров|ленин)$/;
const OPENS = /(?:^|[.!?,;:\n(] ?)(?:сам[аи]? |вообще |а )?$/;

const CALLS = /^ (?:тут|здесь|на связи|на проводе)(?![а-я ])/;

/** "Тайшет тут, у нас минус сорок": a message that a town opens as somebody's own. */
export function callingTown(document: TextDocument): Found | undefined {
  const town = document.tokens[0];
  if (town?.casing !== 'title' || !town.word.isPlace || town.word.given !== undefined) return undefined;
  if (!subjectOf(document).isOwn || !CALLS.test(document.lower.slice(town.end, town.end + 14)))
    return undefined;
  return { start: town.start, end: town.end, score: 0.74, reason: 'town that somebody calls from' };
}

const OF_ONES_OWN = /(?:мал(?:ая|ой|ую|ою)|мо(?:я|ей|ю)|наш(?:а|ей|у)) $/;
const NATIVE_PLACE =
  /^(?:,|:| [—–-])(?: это)? ((?:(?:станци|деревн|станиц)[яийцае]{1,2} |(?:пос[её]л|горо|раз[ъь]ез|хуто|се)[а-я]{1,3} )?[А-ЯЁ][а-яё]{2,}(?:-[А-ЯЁа-яё]+)*)(?![А-Яа-яё])/;

/** "моя малая родина, это станция Зилово", but neither "родина Есенина" nor "моя родина — Россия". */
export function nativePlace(document: TextDocument, { lower, start, end }: Token): Found | undefined {
  if (!lower.startsWith('родин')) return undefined;
  const { text } = document;
  if (!OF_ONES_OWN.test(document.lower.slice(Math.max(0, start - 8), start))) return undefined;
  const match = NATIVE_PLACE.exec(text.slice(end, end + REACH));
  if (match === null || /росси|земля|ссср/i.test(match[1]!)) return undefined;
  if (subjectOf(document).figures.length > 0) return undefined;
  const last = end + match[0].length;
  return { start: last - match[1]!.length, end: last, score: 0.76, reason: 'place that somebody comes from' };
}
