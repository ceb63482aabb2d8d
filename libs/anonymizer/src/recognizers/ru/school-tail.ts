import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { WordTest } from '../../text/word-test.js';

const REACH = 64;
const MOST_PARTS = 5;

const QUOTED = /^ ?[«"“„'][^«»"”'\n]{2,40}[»"”']{1,2}/;
const CLOSING = /^[»"”']{1,2}/;
const NUMBER = /^,? ?(?:№|N|#|номер) ?\d{1,4}(?!\d)/;
/** "школа-интернат VIII вида" */
const OF_KIND = /^(?: [IVX]{1,4})? вида(?![а-я])/;
const TOWN =
  /^ \(?(?:г\.? ?|гор\. ?|города? |пос(?:\.|[её]лка) ?|пгт\.? ?|п\. ?|р\. ?п\. ?|с\. ?|села |посёлка |поселка |ст\. ?|станицы |дер\. ?|деревни |хутора |аула )(?:(?:Нижн|Велик|Стар|Нов|Набережн|Верхн|Мал|Больш|Красн)[а-яё]{2,4} )?[А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*\)?/;
const PROFILE = /^ с (?:углубл[её]нным изучением [а-яё]+(?: [а-яё]+)?|УИОП)/;
const DISTRICT =
  /^ [А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)?(?:ого|ей|ой) (?:(?:городского |муниципального )?(?:района|округа)|р-на|области|обл\.|края)/;
const DISTRICT_OF_TOWN =
  /^,? [А-ЯЁ][а-яё]+(?:-[А-ЯЁ]?[а-яё]+)?(?:ого|его) (?:района|округа)(?: (?:г\. ?|города )?[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?(?:а|и|ы))?(?![а-яё])/;
const IN_TOWN = /^ в (?:г\. ?|городе )?([А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*)/;
const HONOUR = /^,? ?(?:им\.?|имени|при) /;

/** Words in small letters that what belongs to a school may begin with. */
const LINK = new WordTest(
  'г|гор|города?|пос|поселка|пгт|п|р|с|села|ст|станицы|дер|деревни|хутора|аула|номер|n|в|им|имени|при|вида',
);

/** Whether a capital, a sign or such a word stands there: behind most schools the sentence goes on. */
function mayGoOn({ tokens, text }: TextDocument, end: number): boolean {
  const next = tokens[tokenIndexAt(tokens, end)];
  if (next === undefined) return end < text.length;
  return (
    next.casing !== 'lower' || LINK.accepts(next.word) || /[№#«"“„'»”]/.test(text.slice(end, next.start))
  );
}

/** What belongs to a school behind its number or name: "«Интерес»", "им. Гагарина", "№ 8", "г. Белгорода", in any order. */
export function endOfSchool(document: TextDocument, start: number, end: number): number {
  const { text } = document;
  let last = end;
  for (let parts = 0; parts < MOST_PARTS && mayGoOn(document, last); parts++) {
    const rest = text.slice(last, last + REACH);
    const isOpen = /[«"“„'][^»"”]*$/.test(text.slice(start, last));
    const part =
      (isOpen ? CLOSING.exec(rest) : null) ??
      QUOTED.exec(rest) ??
      OF_KIND.exec(rest) ??
      TOWN.exec(rest) ??
      DISTRICT_OF_TOWN.exec(rest) ??
      PROFILE.exec(rest) ??
      DISTRICT.exec(rest) ??
      (/\d/.test(text.slice(start, last)) ? null : NUMBER.exec(rest));
    if (part !== null) last += part[0].length;
    else {
      const town = IN_TOWN.exec(rest);
      if (
        town !== null &&
        document.tokens[tokenIndexAt(document.tokens, last + town[0].length - town[1]!.length)]!.word.isPlace
      ) {
        last += town[0].length;
        continue;
      }
      const honour = HONOUR.test(rest)
        ? endOfHonour(document, tokenIndexAt(document.tokens, last))
        : undefined;
      if (honour === undefined) return last;
      last = honour;
    }
  }
  return last;
}

const HONOURING = new Set(['им', 'имени', 'при']);

/** From "им." or "имени" on: initials and up to four words with a capital; a first small word counts as well. */
export function endOfHonour({ tokens, text }: TextDocument, index: number): number | undefined {
  const word = tokens[index];
  const before = tokens[index - 1];
  if (word === undefined || before === undefined || !HONOURING.has(word.lower)) return undefined;
  if (word.start - before.end > 3) return undefined;
  // "учится в гимназии, им столько не задают"
  if (text[before.end] === ',' && word.lower !== 'имени' && text[word.end] !== '.') return undefined;
  let last = index;
  while (last < index + 6) {
    const next = tokens[last + 1];
    if (next?.kind !== 'word' || next.start - tokens[last]!.end > 2) break;
    if (/[,;!?\n»"]/.test(text.slice(tokens[last]!.end, next.start))) break;
    if (next.casing === 'lower' && last > index) break;
    last++;
  }
  return last === index ? undefined : tokens[last]!.end;
}
