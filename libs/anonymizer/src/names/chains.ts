import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { isEpithet, isRoyalTitle } from './cues.js';
import { isFigure, mayBeFigure } from './figures.js';
import { isListedSurname } from './lexicon.js';
import { isPlace } from './places.js';
import { isStopWord } from './stop-words.js';
import {
  CAPITAL,
  FIGURE,
  GIVEN,
  INITIAL,
  PATRONYMIC,
  rolesOf,
  SURNAME,
  SURNAME_FORM,
  surnameRoles,
  UNKNOWN,
  WEAK_GIVEN,
  WEAK_SURNAME,
  type Roles,
} from './roles.js';

/** Neighbouring words that together may name a person; indexes are those of tokens. */
export interface NameChain {
  readonly first: number;
  readonly last: number;
  /** End of the text, behind the dot of a last initial. */
  readonly end: number;
  readonly given?: Token;
  readonly patronymic?: Token;
  readonly surname?: Token;
  /** Lower-case letters that stand for given name and patronymic. */
  readonly initials: readonly string[];
  /** Whether the given name is an ordinary word as well. */
  readonly isWeak: boolean;
  /** Whether a title such as "Mr" stands in front. */
  readonly isTitled: boolean;
  readonly roles: Roles;
}

const ANY_GIVEN = GIVEN | WEAK_GIVEN;
const CAPITAL_OR_NAME = CAPITAL | GIVEN | WEAK_GIVEN | SURNAME | SURNAME_FORM | WEAK_SURNAME | UNKNOWN;
const ANY_SURNAME = SURNAME | SURNAME_FORM | WEAK_SURNAME | FIGURE;

const ROMAN_NUMBER = /^(?:i{1,3}|i?v|vi{0,3}|i?x|xi{0,3}|xi?v|xvi{0,3})$/;
/** Nouns that, behind a name, make it that of a place, a law or a work. */
const PUBLIC_NOUN =
  /^(?:doctrine|plan|act|falls|river|lake|island|islands|harbor|harbour|bay|canyon|university|college|bridge|war|wars|battle|revolution|treaty|empire|dynasty|theorem|theory|square|tower|palace|museum|county|city|bible|church|day|era|age|mountains|sea|ocean|valley|desert|peninsula|prize|award|cup|league|avenue|street|road|school|high|middle|elementary|academy|purchase|compromise|proclamation|constitution|building|memorial|monument|airport|hotel|hospital|center|centre|club|game|games|movie|show|story|tales)$/;
/** Titles that belong to the name behind them. */
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|г-н|г-жа)$/;

/** Puts the words of a document together to names. Each word belongs to one name at most. */
export function findChains(document: TextDocument): NameChain[] {
  const { tokens } = document;
  const ignoreCase = isShouted(document);
  const roles = tokens.map((token) => rolesOf(document, token, ignoreCase));
  const chains: NameChain[] = [];
  let free = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (roles[i] === 0) {
      const titled = readSmallTitled(document, i);
      if (titled === undefined) continue;
      chains.push(titled);
      free = titled.last + 1;
      i = titled.last;
      continue;
    }
    const chain = new ChainReader(document, roles, free).read(i);
    if (chain === undefined) continue;
    chains.push(chain);
    free = chain.last + 1;
    i = chain.last;
  }
  return chains;
}

/** Capitals tell nothing in a message that has few small letters. */
function isShouted({ tokens }: TextDocument): boolean {
  let upper = 0;
  let other = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.end - token.start < 2) continue;
    if (token.casing === 'upper') upper++;
    else other++;
  }
  return upper > 3 && upper > other * 2;
}

/** "Иванова" is a surname before it is a form of "Иваново". */
function isNothingButPlace(word: string): boolean {
  return isPlace(word) && !isListedSurname(word);
}

/** "ms rivera", "dr. walsh": small letters behind a title. */
function readSmallTitled(document: TextDocument, i: number): NameChain | undefined {
  const title = document.tokens[i]!;
  const surname = document.tokens[i + 1];
  if (
    title.script !== 'latin' ||
    title.end - title.start > 5 ||
    surname?.kind !== 'word' ||
    surname.casing !== 'lower'
  )
    return undefined;
  if (
    !HONORIFIC.test(title.lower) ||
    !/^\.? $/.test(document.text.slice(title.end, surname.start)) ||
    isStopWord(surname.lower)
  )
    return undefined;
  const roles = surnameRoles(surname.lower);
  if ((roles & (SURNAME | SURNAME_FORM | UNKNOWN)) === 0) return undefined;
  return {
    first: i,
    last: i + 1,
    end: surname.end,
    surname,
    initials: [],
    isWeak: false,
    isTitled: true,
    roles,
  };
}

class ChainReader {
  constructor(
    private readonly document: TextDocument,
    private readonly roles: readonly Roles[],
    private readonly free: number,
  ) {}

  read(i: number): NameChain | undefined {
    const roles = this.roles[i]!;
    if ((roles & CAPITAL_OR_NAME) !== 0 && HONORIFIC.test(this.#before(i))) return this.#withHonorific(i);
    if (isRoyalTitle(this.#token(i).lower) && this.#nextWord(i) !== undefined) return undefined;
    if (
      (roles & ANY_GIVEN) !== 0 &&
      !isStopWord(this.#token(i).lower) &&
      !PUBLIC_NOUN.test(this.#token(i).lower)
    ) {
      // "Роман Иванов" begins with a given name, "Иванов Роман" with a surname; "Максимов Артём" looks like both.
      return this.#fromGiven(i);
    }
    if ((roles & INITIAL) !== 0) return this.#fromInitials(i);
    if ((roles & (ANY_SURNAME | UNKNOWN)) !== 0) {
      const chain = this.#fromSurname(i);
      if (chain !== undefined) return chain;
    }
    if ((roles & PATRONYMIC) !== 0) return this.#chain(i, i, { patronymic: this.#token(i), roles });
    return (roles & ANY_SURNAME) === 0 ? undefined : this.#chain(i, i, { surname: this.#token(i), roles });
  }

  /** The title in front of the word, in lower case. */
  #before(i: number): string {
    const title = this.document.tokens[i - 1];
    if (title === undefined || i - 1 < this.free) return '';
    return /^\.? $/.test(this.document.text.slice(title.end, this.#token(i).start)) ? title.lower : '';
  }

  /** "Mr. Henderson", "Dr Jane Okafor": whatever stands behind a title is a name. */
  #withHonorific(i: number): NameChain {
    const next = this.#nextWord(i);
    const goesOn =
      next !== undefined && this.#token(next).casing === 'title' && this.#isSurname(next, this.#token(i));
    const surname = goesOn ? next : i;
    const last = this.#hyphenated(surname);
    return this.#chain(i - 1, last, {
      surname: this.#token(surname),
      ...(goesOn && { given: this.#token(i) }),
      isTitled: true,
      roles: this.roles[i]!,
    });
  }

  #token(i: number): Token {
    return this.document.tokens[i]!;
  }

  #chain(first: number, last: number, parts: Partial<NameChain>): NameChain {
    return {
      first,
      last,
      end: this.#token(last).end,
      initials: [],
      isWeak: false,
      isTitled: false,
      roles: 0,
      ...parts,
    };
  }

  #fromGiven(i: number): NameChain {
    const given = this.#token(i);
    let first = i;
    let last = this.#skipSecondGiven(i);
    let patronymic: Token | undefined;
    let surname: Token | undefined;
    const next = this.#nextWord(last);
    if (next !== undefined && (this.roles[next]! & PATRONYMIC) !== 0) {
      patronymic = this.#token(next);
      last = next;
    }
    const initial = this.#initialsBehind(last);
    if (initial !== undefined && this.#isSurname(initial.next, given)) last = initial.last;
    const behind = initial !== undefined && last === initial.last ? initial.next : this.#nextWord(last);
    if (behind !== undefined && this.#isSurname(behind, given)) {
      surname = this.#token(behind);
      last = this.#hyphenated(behind);
    } else if (
      i > this.free &&
      given.script === 'cyrillic' &&
      this.#isNext(i - 1) &&
      this.#isSurname(i - 1, given) &&
      !isStopWord(this.#token(i - 1).lower)
    ) {
      const roles = this.roles[i - 1]! | surnameRoles(this.#token(i - 1).lower);
      if ((roles & (SURNAME | SURNAME_FORM)) !== 0) {
        surname = this.#token(i - 1);
        first = i - 1;
      }
    }
    return this.#chain(first, last, {
      given,
      ...(patronymic && { patronymic }),
      ...(surname && { surname }),
      isWeak: (this.roles[i]! & WEAK_GIVEN) !== 0,
      roles: this.roles[i]!,
    });
  }

  /** "Анна-Мария" and "Mary Jane Watson". */
  #skipSecondGiven(i: number): number {
    const token = this.#token(i);
    const next = this.document.tokens[i + 1];
    if (next === undefined || (this.roles[i + 1]! & ANY_GIVEN) === 0 || next.casing !== token.casing)
      return i;
    if (next.start === token.end + 1 && this.document.text[token.end] === '-') return i + 1;
    const third = this.#nextWord(i + 1);
    const isMiddle =
      token.script === 'latin' &&
      token.casing === 'title' &&
      this.#isNext(i) &&
      third !== undefined &&
      this.#isSurname(third, next);
    return isMiddle && this.#token(third).casing === 'title' && (this.roles[i + 1]! & ANY_SURNAME) === 0
      ? i + 1
      : i;
  }

  #fromInitials(i: number): NameChain | undefined {
    const initials = this.#readInitials(i);
    if (initials === undefined || initials.next === undefined) return undefined;
    const surname = this.#token(initials.next);
    if (
      surname.casing === 'lower' ||
      (this.roles[initials.next]! & (ANY_SURNAME | UNKNOWN | CAPITAL | ANY_GIVEN)) === 0
    )
      return undefined;
    const last = this.#hyphenated(initials.next);
    return this.#chain(i, last, { surname, initials: initials.letters, roles: this.roles[initials.next]! });
  }

  #fromSurname(i: number): NameChain | undefined {
    const surname = this.#token(i);
    const last = this.#hyphenated(i);
    const next = this.#nextWord(last);
    if (next === undefined) return undefined;
    const roles = this.roles[next]!;
    if (this.#isUnknownGiven(i, next)) {
      return this.#chain(i, this.#hyphenated(next), { given: surname, surname: this.#token(next), roles });
    }
    if ((roles & INITIAL) !== 0 && surname.casing !== 'lower') {
      const initials = this.#readInitials(next);
      if (initials === undefined) return undefined;
      return {
        ...this.#chain(i, initials.last, { surname, initials: initials.letters, roles: this.roles[i]! }),
        end: initials.end,
      };
    }
    if ((roles & ANY_GIVEN) === 0 || (this.roles[i]! & (ANY_SURNAME | UNKNOWN)) === 0) return undefined;
    // "Передай Диме": a capital at the beginning of a sentence tells nothing.
    const isProven = (this.roles[i]! & (SURNAME | SURNAME_FORM | CAPITAL)) !== 0;
    if (
      !isProven ||
      isStopWord(surname.lower) ||
      isEpithet(surname.lower) ||
      isNothingButPlace(surname.lower)
    )
      return undefined;
    if (surname.script === 'latin' || this.#token(next).casing !== surname.casing) return undefined;
    // "Пётр Иванов Мария Сидорова": the second given name has a surname of its own.
    const afterNext = this.#nextWord(next);
    const patronymic =
      afterNext !== undefined && (this.roles[afterNext]! & PATRONYMIC) !== 0
        ? this.#token(afterNext)
        : undefined;
    return this.#chain(i, patronymic === undefined ? next : afterNext!, {
      given: this.#token(next),
      surname,
      ...(patronymic && { patronymic }),
      isWeak: (roles & WEAK_GIVEN) !== 0,
      roles,
    });
  }

  /** "Priyanka Sharma", "Дмитирй Соколов": a word no list knows before a frequent surname. */
  #isUnknownGiven(i: number, next: number): boolean {
    const isUnknown = (this.roles[i]! & UNKNOWN) !== 0 && (this.roles[i]! & (ANY_SURNAME | PATRONYMIC)) === 0;
    const surname = this.#token(next).lower;
    const isSurname = (this.roles[next]! & (SURNAME | SURNAME_FORM)) !== 0;
    return (
      isUnknown &&
      isSurname &&
      this.#token(i).casing === 'title' &&
      !mayBeFigure(surname, [this.#token(i).lower])
    );
  }

  /** Initials with their dots from the token on, and the word behind them. */
  #readInitials(
    i: number,
  ): { letters: string[]; last: number; end: number; next: number | undefined } | undefined {
    const { text, tokens } = this.document;
    let last = i;
    const letters: string[] = [];
    while (letters.length < 3 && (this.roles[last]! & INITIAL) !== 0) {
      if (text[this.#token(last).end] !== '.') break;
      letters.push(this.#token(last).lower);
      const next = tokens[last + 1];
      if (
        next === undefined ||
        (this.roles[last + 1]! & INITIAL) === 0 ||
        next.start > this.#token(last).end + 2
      ) {
        break;
      }
      if (letters.length < 3) last++;
    }
    if (letters.length === 0) return undefined;
    const end = this.#token(last).end + 1;
    const next = tokens[last + 1];
    const isNear = next !== undefined && next.start <= end + 1 && (next.start === end || text[end] === ' ');
    return { letters, last, end, next: isNear ? last + 1 : undefined };
  }

  #initialsBehind(i: number): { last: number; next: number } | undefined {
    const next = this.#nextWord(i);
    if (next === undefined || (this.roles[next]! & INITIAL) === 0) return undefined;
    const initials = this.#readInitials(next);
    if (initials?.next !== undefined) return { last: initials.last, next: initials.next };
    const plain = this.#nextWord(next);
    return plain === undefined ? undefined : { last: next, next: plain };
  }

  #isNext(i: number): boolean {
    return isNextWord(this.document, this.#token(i), this.document.tokens[i + 1]);
  }

  #nextWord(i: number): number | undefined {
    return this.#isNext(i) && this.document.tokens[i + 1]!.kind === 'word' ? i + 1 : undefined;
  }

  /** "Салтыков-Щедрин" is one surname. */
  #hyphenated(i: number): number {
    const token = this.#token(i);
    const next = this.document.tokens[i + 1];
    const tied =
      next?.kind === 'word' && next.start === token.end + 1 && this.document.text[token.end] === '-';
    return tied && next.end - next.start > 2 && next.casing === token.casing ? i + 1 : i;
  }

  /** Whether the word may be the surname beside a given name. */
  #isSurname(i: number, given: Token): boolean {
    const token = this.#token(i);
    if (token.kind !== 'word' || token.end - token.start < 2) return false;
    const before = this.roles[i]!;
    if ((before & INITIAL) !== 0 || ROMAN_NUMBER.test(token.lower) || PUBLIC_NOUN.test(token.lower))
      return false;
    const roles = surnameRoles(token.lower);
    const isCapital = token.casing !== 'lower';
    // "Ли" is a surname, "ли" is a particle.
    if (isStopWord(token.lower) && !(isCapital && (roles & SURNAME) !== 0 && token.script === 'cyrillic'))
      return false;
    if (isEpithet(token.lower) && (roles & SURNAME) === 0) return false;
    if (isFigure(token.lower) && mayBeFigure(token.lower, [given.lower])) return true;
    if (token.casing !== 'lower' && given.casing !== 'lower') {
      if ((before & GIVEN) !== 0 && token.script !== 'latin' && (roles & (SURNAME | SURNAME_FORM)) === 0)
        return false;
      // A name that begins the next sentence or is followed by its own surname is another person.
      return true;
    }
    if ((before & GIVEN) !== 0 && (roles & SURNAME) === 0) return false;
    if ((roles & SURNAME_FORM) !== 0) return true;
    if ((roles & SURNAME) === 0) return false;
    return (roles & WEAK_SURNAME) === 0 || token.script === 'cyrillic' || !GOES_ON.test(token.lower);
  }
}

// English surnames that, written small behind a name, rather go on with the sentence.
const GOES_ON =
  /^(?:will|may|mark|can|do|grant|ring|case|long|park|day|best|rush|go|so|see|love|hope|dear|short|small|little|sharp|still|has|had|did|does|wait|read|reads|say|sing|win|wins|run|runs|ran|law|song|name|man|miles|mean|means|land|band|major|high|gay|glad|gets|bent|bore|born|bound|broke|call|calls|cant|chose|close|come|cross|drew|even|ever|fast|felt|fit|free|full|gave|gone|good|got|great|grew|held|just|keep|kept|kind|last|late|laws|lays|lead|left|light|like|lost|made|met|more|most|much|must|near|need|now|only|own|paid|pass|past|pay|real|rich|ride|right|rose|sang|sat|saw|sick|sold|stand|stay|sure|take|tall|tell|tells|then|thing|told|true|wade|wake|want|ward|wash|way|weak|wear|well|went|wild|wise|wish|work|works|worth)$/;
