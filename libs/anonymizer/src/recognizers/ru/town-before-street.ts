import { isPlace } from '../../names/places.js';
import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const REGION_WORD = new WordTest(
  'г|д|гор|город|городской|муниципальный|округ|обл|область|области|п|респ|республика|край|края|район|р|н|пос|поселок|поселка|поселке|с|село|села|селе|дер|деревня|деревни|деревне|деревню|россия|рф|казахстан|беларусь|молдова|украина|армения|грузия|кыргызстан|киргизия|узбекистан|таджикистан|латвия|литва|эстония|азербайджан|пгт|рп|ст|ца|станица|станицы|станице|станицу|х|хутор|хутора|хуторе|аул|аула|ауле|мкр|снт|днт|днп|кп|жк|санкт|улус',
);
const SETTLEMENT_WORD = new WordTest(
  'г|гор|с|п|пос|пгт|дер|д|ст|ца|х|село|села|селе|деревня|деревни|деревне|поселок|поселка|поселке|станица|станицы|станице|станицу|хутор|хутора|хуторе|аула|ауле|рп|кп|жк|города|городе|аул|город|округ|респ|республика|улус',
);
const MOST_STEPS = 12;
const COMMA = 0x2c;
/** "живу на Уралмаше, " */
const DISTRICT = /жив(?:у|[её]м|[её]т) (?:на|в) ([А-ЯЁ][а-яё]+, )$/;
/** "жк скандинавия, ", "кп «Европа», " */
const ESTATE =
  /(?:^|[\s(:,])((?:жк|кп|снт|днт|днп|мкр|микрорайон|дп|тсн)\.? [«"“]?[а-яё][а-яё\d -]{2,24}[»"”]?, )$/i;

/** "Кемеровская область — Кузбасс, ", "Республика Саха (Якутия), ": a region with two names. */
const DOUBLE_REGION =
  /(?:[А-ЯЁ][а-яё-]+(?:ая|ий) (?:область|[Рр]еспублика|автономный округ) [—–-] [А-ЯЁ][а-яё]+|[Рр]еспублика [А-ЯЁ][а-яё]+(?: [А-ЯЁ][а-яё]+)? (?:\([А-ЯЁ][а-яё]+\)|[—–-] [А-ЯЁ][а-яё]+)),? $/;
const LONGEST_REGION = 64;

/** Index, region and town in front of a street belong to the address. */
export function withTown(document: TextDocument, found: Found, behind: number): Found {
  const { tokens, text } = document;
  let start = found.start;
  let index = tokenIndexAt(tokens, start);
  for (let steps = 0; steps < MOST_STEPS && index > 0; steps++) {
    const token = tokens[index - 1]!;
    if (token.start < behind) break;
    const gap = text.slice(token.end, start);
    const region = DOUBLE_REGION.exec(text.slice(Math.max(0, behind, start - LONGEST_REGION), start));
    if (region !== null) {
      start -= region[0].length;
      index = tokenIndexAt(tokens, start);
      continue;
    }
    if (gap !== ' ' && gap !== ', ' && !/^(?:[.,]{0,2} ?|-)$/.test(gap)) break;
    // "в Ижевске на улице Пушкинской 130"
    const isLink = (token.lower === 'на' || token.lower === 'по') && tokens[index - 2]?.word.isPlace === true;
    const count = isLink ? 1 : wordsOfTown(document, token);
    if (count === 0) break;
    index -= count;
    start = tokens[index]!.start;
  }
  if (text.charCodeAt(start - 2) !== COMMA) return start === found.start ? found : { ...found, start };
  const estate = ESTATE.exec(text.slice(Math.max(0, behind, start - 48), start));
  if (estate !== null) start -= estate[1]!.length;
  const district = DISTRICT.exec(text.slice(Math.max(0, behind, start - 40), start));
  if (district !== null) start -= district[1]!.length;
  return start === found.start ? found : { ...found, start };
}

/** How many words that end with the token are a part of the address. */
function wordsOfTown(document: TextDocument, token: Token): number {
  if (token.kind === 'number') return token.lower.length === 6 ? 1 : 0;
  if (isTownOf(document, token, 3)) return 3;
  if (isTownOf(document, token, 2)) return 2;
  // "с Лесной 8": a lone letter is a preposition unless a dot or a hyphen follows.
  const isPreposition =
    token.end - token.start === 1 &&
    !/[.-]/.test(document.text[token.end] ?? '') &&
    token.lower !== 'н' &&
    token.lower !== 'г';
  if (
    (REGION_WORD.accepts(token.word) && !isPreposition) ||
    token.word.isPlace ||
    isSettlement(document, token)
  )
    return 1;
  // "143405, МО, Красногорск"
  if (token.casing === 'upper' && token.end - token.start <= 4 && document.text[token.end] === ',') return 1;
  // "Петрозаводск, Древлянка, ул. …"
  const previous = document.tokens[token.index - 1];
  const isDistrict =
    token.casing === 'title' &&
    previous?.word.isPlace === true &&
    document.text.slice(previous.end, token.start) === ', ' &&
    document.text[token.end] === ',';
  if (isDistrict) return 1;
  // "с. Новая Усмань"
  if (token.casing !== 'title') return 0;
  if (previous !== undefined && previous.end + 1 === token.start && isSettlement(document, previous))
    return 2;
  return /(?:ская|ский|цкая|цкий|ской|ского)$/.test(token.lower) ? 1 : 0;
}

/** "Ростов-на-Дону", "Нижний Новгород" */
function isTownOf({ tokens, text, lower }: TextDocument, last: Token, count: number): boolean {
  const first = tokens[last.index - count + 1];
  if (first === undefined || first.casing !== 'title' || !first.word.mayBeginPlace) return false;
  for (let i = first.index; i < last.index; i++)
    if (!/^[ -]$/.test(text.slice(tokens[i]!.end, tokens[i + 1]!.start))) return false;
  return isPlace(lower.slice(first.start, last.end).replaceAll(' ', '-'));
}

/** "с. Покровское": a name with a capital behind the word for a village. */
function isSettlement({ tokens, text }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  if (before === undefined || token.casing !== 'title') return false;
  return SETTLEMENT_WORD.accepts(before.word) && /^(?:\. ?| )$/.test(text.slice(before.end, token.start));
}
