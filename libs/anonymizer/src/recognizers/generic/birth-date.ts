import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDate, type FoundDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

const EARLIEST = 1930;
const LATEST = 2035;
const REACH = 70;
const REACH_BEHIND = 40;

const BEFORE =
  /г\.(?<![а-я]г\.) ?р\.?[\s:—-]|род(?:ил(?:ся|ась|ись|сь|юсь|ос)|ивш)|рожд|д[./]? ?р(?![а-я])(?<![а-я]д[./]? ?р)|на свет|именин|исполн|днюх|днюш|денюх|родом|\bturn(?:ing|ed|s)? \d{1,2}\b|\bborn\b|birth|\bbday\b|b-day|\bdob\b|d\.o\.b/;
const BEHIND =
  /^[^.!?\n]{0,16}?(?:г\. ?р\b|г\.?р\.|года? рожд|рожд|род(?:ил(?:ся|ась|сь)|ивш)|(?<![а-я])др(?![а-я])|день рожд|днюх|was (?:when )?(?:i was )?born|is my (?:birthday|bday)|birthday|bday)/;
const OWN =
  /(?<![а-я])(?:я|меня|мне|мо[йяеиюё]|моего|моей|у нас|наш[аеи]?|мамы|папы|брата|сестры|сына|дочери|ученика|ученицы|ребенка|друга|подруги)(?![а-я])|\b(?:i|i'm|my|me|our|his|her|brother|sister|mom|dad|friend|student|child)\b/;
const LABEL =
  /(?:дата рождения|дата рожд|д[./] ?р\.?|др|dob|d\.o\.b\.?|date of birth|birth ?date|birthday|bday)[\s:=–—-]{1,4}$/;

const CORRECTED =
  /(?:дат[аыу] рождения|date of birth|birthday|\bdob)(?: \p{L}+){0,3}[\s:]*(?:с|from|на|to|is|стоит|указан[ао]?|wrong)?[\s:]*$/u;

/** What stands in every message with a date of birth. */
const births = new PrefixSet(
  'родил родив рожд родом$ д$ др$ г$ гр$ днюх днюш денюх birth turning$ turn$ turned$ born$ bday$ b$ dob$ d$ именин исполн появил',
);

/** Dates of birth: a date close to a word for birth, unless it is that of a figure of lessons. */
export const birthDate: Recognizer = {
  name: 'birth-date',
  find(document, others) {
    const hasContact = others.some(
      ({ type, score }) => (type === 'PHONE' || type === 'EMAIL') && score >= 0.5,
    );
    const found: Candidate[] = [];
    const cues = document.cued.filter((token) => births.has(token));
    if (!hasContact && cues.length === 0) return found;
    let next = 0;
    let behind = 0;
    for (const token of document.tokens) {
      if (token.start < behind) continue;
      const date = readDate(document, token.index) ?? yearAlone(document, token);
      if (date === undefined) continue;
      behind = date.end;
      // Dates and words for birth both come in text order.
      while (next < cues.length && cues[next]!.end < date.start - REACH) next++;
      const isNear = next < cues.length && cues[next]!.start <= date.end + REACH_BEHIND;
      if (!isNear && !hasContact) continue;
      const verdict =
        judge(document, date.start, date.end, date.year) ??
        (hasContact ? inRecord(document, date) : undefined);
      if (verdict !== undefined)
        found.push({ start: date.start, end: date.end, type: 'DOB', recognizer: 'birth-date', ...verdict });
    }
    return found;
  },
};

/** "Иванова Мария, 12.03.2010, 8 916…": a full date between commas, in a message with contact data. */
function inRecord(
  { text }: TextDocument,
  { start, end, year }: FoundDate,
): { score: number; reason: string } | undefined {
  const isListed =
    /[,;:]\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*(?:[,;.]|$)/.test(text.slice(end, end + 3));
  const isPlausible = year !== undefined && year >= 1950 && year <= 2022;
  return isListed && isPlausible ? { score: 0.65, reason: 'date in a list with contact data' } : undefined;
}

const BEFORE_YEAR =
  /(?:родил(?:ся|ась|сь) в|born in|год рождения[\s:—-]*|г\. ?р\.?[\s:—-]*|(?<![а-я])гр[\s:—-]+|с)\s*$/;

function yearAlone(
  { lower }: TextDocument,
  token: Token,
): { start: number; end: number; year: number } | undefined {
  if (token.kind !== 'number' || token.lower.length !== 4) return undefined;
  const year = Number(token.lower);
  const before = lower.slice(Math.max(0, token.start - 24), token.start);
  const behind = lower.slice(token.end, token.end + 18);
  const isBirthYear =
    /^ ?(?:г\. ?р|г\.р|года? рожд)/.test(behind) || (BEFORE_YEAR.test(before) && !/\sс\s*$/.test(before));
  return isBirthYear
    ? { start: token.start, end: token.end + (/^ год[ау]?(?![а-я])/.exec(behind)?.[0].length ?? 0), year }
    : undefined;
}

function judge(
  document: TextDocument,
  start: number,
  end: number,
  year: number | undefined,
): { score: number; reason: string } | undefined {
  const { lower } = document;
  const before = sentenceBefore(lower.slice(Math.max(0, start - REACH), start));
  const isBehind = BEHIND.test(lower.slice(end, end + REACH_BEHIND));
  const isPart = /г\. ?р\.?$/.test(lower.slice(start, end));
  if (!isPart && !BEFORE.test(before) && !isBehind) return undefined;
  // "поменяйте мне дату рождения с 11.11.1911": whoever asks for that has a wrong one.
  if (year !== undefined && year > 1900 && CORRECTED.test(before))
    return { score: 0.8, reason: 'date of birth that is corrected' };
  if (year !== undefined && (year < EARLIEST || year > LATEST))
    return { score: 0.1, reason: 'nobody in a school was born that year' };
  if (LABEL.test(before)) return { score: 0.95, reason: 'behind a label for a date of birth' };
  const subject = subjectOf(document);
  const isOwn = OWN.test(before) || OWN.test(lower.slice(end, end + REACH_BEHIND));
  if (subject.figures.length > 0 && !isOwn && !(isRecent(year) && subject.lesson === 0))
    return { score: 0.2, reason: 'birth of a figure' };
  if (subject.lesson > 1 && !isOwn) return { score: 0.35, reason: 'birth of somebody in a lesson' };
  return { score: 0.88, reason: 'date beside a word for birth' };
}

/** Pupils are born in such a year, figures are not. */
function isRecent(year: number | undefined): boolean {
  return year !== undefined && year >= 2000;
}

const SENTENCE_END = /^[а-яa-z]{3}\. +[а-яa-z]/;

/** What belongs to the same sentence; dots of abbreviations ("д.р.") do not end one. */
function sentenceBefore(text: string): string {
  const cut = Math.max(
    text.lastIndexOf('!'),
    text.lastIndexOf('?'),
    text.lastIndexOf('\n'),
    text.lastIndexOf(';'),
  );
  const rest = text.slice(cut + 1);
  for (let at = rest.lastIndexOf('. '); at > 2; at = rest.lastIndexOf('. ', at - 1))
    if (SENTENCE_END.test(rest.slice(at - 3, at + 4))) return rest.slice(at + 2).trimStart();
  return rest;
}
