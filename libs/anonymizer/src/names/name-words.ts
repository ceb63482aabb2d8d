import { isShouted, type TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { mayBeFigure } from './figures.js';
import { isOrdinarySurname } from './ordinary-surnames.js';
import {
  GIVEN,
  INITIAL,
  rolesOf,
  SURNAME,
  SURNAME_FORM,
  UNKNOWN,
  WEAK_SURNAME,
  type Roles,
} from './roles.js';
import type { Word } from './word.js';
import { WordTest } from '../text/word-test.js';

const ROMAN_NUMBER = new WordTest('i{1,3}|i?v|vi{0,3}|i?x|xi{0,3}|xi?v|xvi{0,3}');
/** Nouns that, behind a name, make it that of a place, a law or a work. */
const PUBLIC_NOUN = new WordTest(
  'canadian|american|british|english|french|german|spanish|italian|russian|chinese|japanese|korean|indian|mexican|irish|scottish|african|european|asian|australian|doctrine|plan|act|state|states|carta|falls|river|lake|island|islands|harbor|harbour|bay|canyon|university|college|bridge|war|wars|battle|revolution|treaty|empire|dynasty|theorem|theory|square|tower|palace|museum|county|city|bible|church|day|era|age|mountains|sea|ocean|valley|desert|peninsula|prize|award|cup|league|avenue|street|road|school|high|middle|elementary|academy|purchase|compromise|proclamation|constitution|building|memorial|monument|airport|trench|trenches|rift|canal|archipelago|strait|plateau|basin|reef|glacier|gorge|crater|dam|hotel|hospital|center|centre|club|game|games|movie|show|story|tales',
);
// English surnames that, written small behind a name, rather go on with the sentence.
const GOES_ON = new WordTest(
  'will|may|mark|can|do|grant|ring|case|long|park|day|best|rush|go|so|see|love|hope|dear|short|small|little|sharp|still|has|had|did|does|wait|read|reads|say|sing|win|wins|run|runs|ran|law|song|name|man|miles|mean|means|land|band|major|high|gay|glad|gets|bent|bore|born|bound|broke|call|calls|cant|chose|close|come|cross|drew|even|ever|fast|felt|fit|free|full|gave|gone|good|got|great|grew|held|just|keep|kept|kind|last|late|laws|lays|lead|left|light|like|lost|made|met|more|most|much|must|near|need|now|only|own|paid|pass|past|pay|real|rich|ride|right|rose|sang|sat|saw|sick|sold|stand|stay|sure|take|tall|tell|tells|then|thing|told|true|wade|wake|want|ward|wash|way|weak|wear|well|went|wild|wise|wish|work|works|worth',
);

const KOREAN =
  /^(?:hoon|hun|woo|joon|jun|yeon|young|yong|jin|hyun|min|seo|hee|soo|su|won|kyung|mi|ah|yoon|eun|bin|ji|sung|hyuk|rin|na|jae|tae|sang|ki|gi|hwan|hyeok|wook|seok|suk|kyu|chul|ran|hye|ryeong|ying|ling|lin|hua|mei|wei|ming|yi|yu|xin|jie|hye|woong|bo|jia|hui|qi|rui|hao|ting|yan|xiao|fang|juan|ping|qing|tian|wen|yun|zhi|jing|li|lei|peng|feng|shan|yue|thi|lan|thanh|huong|linh|duc|anh|ngoc|minh|quang|trang|thu|hong|nga|noh|nguyen|tran|pham|hoang|phan|huynh|zhang|wang|chen|yang|zhao|zhou|huang|liu|choi|ka|siew|chee|wai|lok|hin|tsz|yiu|sze|chun|yat|hei|ching|yuen|kwok|leung|cheung|hock|boon|teck|zi|xuan|shu|fen|sheng|kwan|fai|lai|mun|yee|zhen|jian|bao|guo|ning|xing|kang|kim|hwang|kwon|zheng|liang|xu|wu|ho|lam|ng)$/;

/** Whether it is a syllable that names of the East are made of: "wei", "joon". */
export const isSyllable = (word: string): boolean => word.length <= 6 && KOREAN.test(word);

/** Whether the word, written small behind a name, rather goes on with the sentence. */
export function goesOn(word: Word): boolean {
  return GOES_ON.accepts(word);
}

/** Whether the noun, in lower case, makes a name before it that of a place, a law or a work. */
export function isPublicNoun(word: Word): boolean {
  return PUBLIC_NOUN.accepts(word);
}

/** The words of a document with what each may be in a name, and how they stand beside each other. */
export class NameWords {
  readonly roles: readonly Roles[];
  /** How often a word was compared with all names. */
  guesses = 0;
  /** Capitals tell nothing in a message that has few small letters. */
  readonly #ignoreCase: boolean;

  constructor(readonly document: TextDocument) {
    this.#ignoreCase = isShouted(document);
    this.roles = document.tokens.map((token) => rolesOf(document, token, this.#ignoreCase));
  }

  token(i: number): Token {
    return this.document.tokens[i]!;
  }

  isNext(i: number): boolean {
    return isNextWord(this.document, this.token(i), this.document.tokens[i + 1]);
  }

  nextWord(i: number): number | undefined {
    return this.isNext(i) && this.document.tokens[i + 1]!.kind === 'word' ? i + 1 : undefined;
  }

  /** "Салтыков-Щедрин" is one surname. */
  hyphenated(i: number): number {
    const token = this.token(i);
    const next = this.document.tokens[i + 1];
    const tied =
      next?.kind === 'word' && next.start === token.end + 1 && this.document.text[token.end] === '-';
    if (!tied) return i;
    if (this.isKoreanPair(i)) return i + 1;
    return next.end - next.start > 2 && next.casing === token.casing ? i + 1 : i;
  }

  /** "Ji-hoon", "Seo-yeon" */
  isKoreanPair(i: number): boolean {
    const token = this.token(i);
    const next = this.document.tokens[i + 1];
    return (
      this.document.text.charCodeAt(token.end) === 0x2d &&
      token.casing === 'title' &&
      token.script === 'latin' &&
      next?.start === token.end + 1 &&
      next.casing === 'lower' &&
      KOREAN.test(next.lower)
    );
  }

  surnameRoles(i: number): Roles {
    return this.token(i).word.surnameRoles;
  }

  /** Whether the word may be the surname beside a given name. */
  isSurname(i: number, given: Token): boolean {
    const token = this.token(i);
    if (token.kind !== 'word' || token.end - token.start < 2) return false;
    const before = this.roles[i]!;
    if ((before & INITIAL) !== 0 || ROMAN_NUMBER.accepts(token.word) || PUBLIC_NOUN.accepts(token.word))
      return false;
    const roles = this.surnameRoles(i);
    const isCapital = this.#isCapital(token);
    // "из 70 яблок Оля взяла", "у Дениски сорок карандашей"
    if (!isCapital && this.#isCapital(given) && token.script === 'cyrillic' && token.word.isOrdinary)
      return false;
    // "Ли" is a surname, "ли" is a particle.
    if (token.word.isStop && !(isCapital && (roles & SURNAME) !== 0 && token.script === 'cyrillic'))
      return false;
    if (token.word.isEpithet && (roles & SURNAME) === 0) return false;
    if (token.word.mayBeFigureInFull && mayBeFigure(token.lower, [given.lower])) return true;
    if (isCapital && this.#isCapital(given)) {
      if (areOfTwo(given.lower, token.lower)) return false;
      if ((before & GIVEN) !== 0 && token.script !== 'latin' && (roles & (SURNAME | SURNAME_FORM)) === 0)
        return false;
      // A name that begins the next sentence or is followed by its own surname is another person.
      return true;
    }
    if ((before & GIVEN) !== 0 && (roles & SURNAME) === 0) return false;
    if ((roles & SURNAME_FORM) !== 0) return true;
    // "TEACHER VICTOR NICHOLS": where all is capital, a word no list knows is no verb.
    if (this.#ignoreCase && token.casing === 'upper' && (roles & UNKNOWN) !== 0) return true;
    if ((roles & SURNAME) === 0)
      return (
        token.casing === given.casing && isOrdinarySurname(token.lower, this.document.tokens[i + 1]?.lower)
      );
    return (roles & WEAK_SURNAME) === 0 || token.script === 'cyrillic' || !GOES_ON.accepts(token.word);
  }

  #isCapital(token: Token): boolean {
    return token.casing !== 'lower' && !this.#ignoreCase;
  }
}

/** "письмо Татьяны Онегину": of her, and to him. */
const areOfTwo = (given: string, surname: string): boolean =>
  /(?:[а-я]ы|[гкхнтдсшжчщ]и)$/.test(given) && /(?:[оеё]в|[иы]н)у$/.test(surname);
