import { isPlace } from '../names/places.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import { isDigitCode, isWordCode, type Token } from '../text/tokenize.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';

/** " #47", " № 13", " for girls", " trust", " училища", " Sector 91", " 224", " of Art", " H.S." */
const BEHIND = [
  /[a-z](?![a-z])/iy,
  / ?[№#] ?\d{1,4}(?!\d)/y,
  /,? (?:[Nn][or]|[Nn]umber|N[º°])\.? ?\d{1,3}(?!\d)/y,
  /(?<= N[or])\.? ?\d{1,3}(?!\d)/y,
  /(?<=\b[MPIJ]\.?S\.?) \d{1,3}(?!\d)/y,
  /(?<=(?:primary|elementary|high|secondary|grammar|junior|middle)) school(?![a-z])/iy,
  / for (?:girls|boys)(?![a-z])/iy,
  / (?:boys|girls|trust)(?![a-z])/iy,
  / (?:(?:военно-)?(?:морск|музыкальн|художественн|спортивн)[а-я]{2,3} )?(?:училищ|лице[йяюем]|гимнази[яюией]|колледж|корпус|техникум)[а-я]{0,3}/iy,
  / [Ss]ector[- ]\d{1,3}(?!\d)/y,
  /(?<=[Ss]chool) of (?:the )?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{2,}(?: and [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+)?/y,
  / с УИОП(?![A-Za-zÀ-ԯ])/y,
  /(?<=\d)-?бис(?![A-Za-zÀ-ԯ])/y,
  /-(?:сад|интернат|лице[йяею]|гимнази[яиюе])[а-я]{0,2}(?![A-Za-zÀ-ԯ])/y,
  /(?<=[сц]к(?:ая|ой|ую|ий|ого|ому?)) (?:[а-яё]+(?:ая|яя|ой|ей|ую|юю|ий|ого|его|ему|ому?) ){0,2}(?:школ|гимнази|лице|училищ|колледж|техникум|интернат)[а-я]{0,3}(?![A-Za-zÀ-ԯ])/y,
  /,? (?:имени|им\.|(?:во имя )?(?:[Сс]вят(?:ителя|ого|ой|ых)|[Пп]реподобн(?:ого|ой)|[Аа]постола|[Пп]раведного|[Бб]лаговерного)) (?:[A-Za-zÀ-ԯ]\. ?){0,2}(?:[a-zß-ſа-ԯ]+ )?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+(?:[ -][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+){0,3}/y,
  / с углубл[её]нным изучением [A-Za-zÀ-ԯ]+/y,
  /(?<=[Ss]chool) \d{1,4}(?![A-Za-zÀ-ԯ\d]|[:.%]\d)/y,
  / (?:[HM]|J\.?H|E)\.? ?S\.?(?![A-Za-zÀ-ԯ\d])|(?<= [HMEJ])\.S\.?(?![A-Za-zÀ-ԯ\d])/y,
  / (?:Sixth Form|Co-op|Prep|Campus|Collegiate)(?![a-z])/y,
];
/** "St Bede's" is a name, "Park Primary's" a case. */
const BEHIND_NAME = [/['’]s(?![a-z])/y, ...BEHIND];
const KIND = /(?:school|college|academy|primary|infants?|juniors?|elementary|high|secondary|grammar|comp)$/;

/** "кадетская школа " in front of what was found, and the legal form, "МАОУ «" */
const BEFORE =
  /(?<![A-Za-zÀ-ԯ\d-])(?:(?:академическ|губернаторск|православн|воскресн|кадетск|реальн|сельск|специальн|коррекционн|начальн|спортивн|художественн|музыкальн|инженерн|казачь)[а-я]{1,3} (?:(?:школ|гимнази|лице|училищ)[а-я]{0,3} (?:[—–-] (?:детск[а-я]{2,3} )?)?)?|худ\.? |муз\.? |[мгчнк](?:[абкгбп]{0,3})оу(?: до)? ["«„]?|(?:(?:муниципальн|государственн|частн|федеральн|краев|областн|бюджетн|автономн|казенн|дошкольн|образовательн|общеобразовательн|профессиональн)[а-я]{2,3} ){1,5}учреждени[а-я]{1,2} ["«„]?)$/;
/** "Намской улусной " in front of "гимназии" */
const PLACE_BEFORE =
  /(?<![A-Za-zÀ-ԯ\d-])[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][а-яё-]{2,}[сц]к(?:ая|ой|ую|ий|ого|ому?) (?:(?:средн|основн|начальн|сельск|улусн|районн|городск|общеобразовательн|базов)[а-я]{2,3} ){0,2}$/;
const NUMBER_BEFORE = /(?<![A-Za-zÀ-ԯ])(?:No\.?|Number) \d{1,3} $/;
/** "St Cuthman's C of " in front of "E Primary School", "Cathedral and " in front of "John Connon School" */
const TIED_BEFORE =
  /(?<![A-Za-zÀ-ԯ\d-])(?:(?:[Tt]he|St\.?|Saint|Our) )?(?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’-]+ ){1,2}(?:C of |and |& |of (?:the )?)$/;
const TIE_ENDS = 'fed&';
const ARTICLE = 'the ';
const MOST_WORDS = 3;
/** "муниципальное бюджетное общеобразовательное учреждение «" */
const LONGEST_FORM = 96;

/** The possessive, the number, the word for its kind and the words with capitals beside the name of a school. */
export const schoolGrowth: Growth = {
  startOf(document, { start }, from, before) {
    const { text, lower } = document;
    const code = text.charCodeAt(start);
    const isLatin = code >= 0x41 && code <= 0x5a;
    if (!isLatin) {
      start = startOfTown(document, start, from, before);
      const named = startOfParts(text, start, from, PLACE_BEFORE);
      return named < start || mayStandBefore(before)
        ? startOfParts(lower, named, from, BEFORE, LONGEST_FORM)
        : start;
    }
    start = startOfRun(document, start, from, before);
    if (TIE_ENDS.includes(text.charAt(start - 2))) start = startOfParts(text, start, from, TIED_BEFORE);
    if (isDigitCode(text.charCodeAt(start - 2))) start = startOfParts(text, start, from, NUMBER_BEFORE);
    const article = start - ARTICLE.length;
    const isArticle = lower.startsWith(ARTICLE, article) && !isWordCode(text.charCodeAt(article - 1));
    return isArticle && article >= from ? article : start;
  },
  endOf(document, { end }, to, next) {
    const { text, lower } = document;
    if (!mayGoOn(next)) return endOfTownBehind(document, end, to);
    const behind = endOfParts(text, end, to, KIND.test(lower.slice(end - 10, end)) ? BEHIND : BEHIND_NAME);
    return endOfTownBehind(document, behind, to);
  },
};

const OF_SOMEBODY = /['’]s$/;

/** " in bath" behind "King Edward's": the town of a school that has the name of somebody. */
function endOfTownBehind({ lower, tokens }: TextDocument, end: number, to: number): number {
  if (!OF_SOMEBODY.test(lower.slice(end - 2, end)) || !lower.startsWith(' in ', end)) return end;
  const town = tokens[tokenIndexAt(tokens, end) + 1];
  return town !== undefined && town.end <= to && town.word.isPlace ? town.end : end;
}

/** "Новый " in front of "Уренгой, школа «Ямал»": the whole name of the town. */
function startOfTown({ tokens, text }: TextDocument, start: number, from: number, before: Token): number {
  const first = tokens[before.index + 1];
  const isName =
    first?.start === start &&
    before.start >= from &&
    before.end + 1 === start &&
    /^[ -]$/.test(text.charAt(before.end)) &&
    before.casing === 'title' &&
    first.casing === 'title' &&
    isPlace(`${before.lower}-${first.lower}`);
  return isName ? before.start : start;
}

/** The small words that the patterns above begin with. */
const WORDS = new Set('no nr number for of boys girls trust s с'.split(' '));

const mayGoOn = ({ kind, casing, lower, script, word, start, end }: Token): boolean =>
  kind === 'number' ||
  casing !== 'lower' ||
  end - start === 1 ||
  WORDS.has(lower) ||
  (script === 'cyrillic' && !word.isStop);

/** Of the small words only the one of "МАОУ ДО «", and the school in front of "– детский сад". */
const mayStandBefore = ({ script, word, lower }: Token): boolean =>
  script === 'cyrillic' && (!word.isStop || lower === 'до' || lower.startsWith('школ'));

/** "Northfield ISD " in front of "School 224": words with capitals that no sentence begins with. */
function startOfRun(document: TextDocument, start: number, from: number, before: Token): number {
  const { tokens, text } = document;
  let first = start;
  for (let i = before.index; i > before.index - MOST_WORDS; i--) {
    const token = tokens[i];
    if (
      token === undefined ||
      token.start < from ||
      token.end + 1 !== first ||
      text.charCodeAt(token.end) !== 0x20
    )
      break;
    if (!mayBegin(document, token, first !== start)) break;
    first = token.start;
  }
  return first;
}

function mayBegin(document: TextDocument, token: Token, isOfLongName: boolean): boolean {
  const { kind, casing, script, word } = token;
  if (kind !== 'word' || script !== 'latin' || casing === 'lower' || word.isStop) return false;
  return isOfLongName || !(word.isOrdinary && startsSentence(document, token));
}
