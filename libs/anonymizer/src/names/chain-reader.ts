import type { Token } from '../text/tokenize.js';
import { mayBeFigure } from './figures.js';
import { isHonorific, isOffice } from './honorifics.js';
import { initialsBehind, readInitials, shortSurname } from './initials.js';
import { chainOf, type NameChain } from './name-chain.js';
import { isPublicNoun, type NameWords } from './name-words.js';
import type { Word } from './word.js';
import {
  CAPITAL,
  FIGURE,
  GIVEN,
  INITIAL,
  PATRONYMIC,
  SURNAME,
  SURNAME_FORM,
  UNKNOWN,
  WEAK_GIVEN,
  WEAK_SURNAME,
} from './roles.js';

const ANY_GIVEN = GIVEN | WEAK_GIVEN;
const CAPITAL_OR_NAME = CAPITAL | GIVEN | WEAK_GIVEN | SURNAME | SURNAME_FORM | WEAK_SURNAME | UNKNOWN;
const ANY_SURNAME = SURNAME | SURNAME_FORM | WEAK_SURNAME | FIGURE;

/** Puts words together to names, each of the ways a name can begin. */
export class ChainReader {
  /** Index of the first word that no name has taken. */
  free = 0;
  readonly #words: NameWords;

  constructor(words: NameWords) {
    this.#words = words;
  }

  read(i: number): NameChain | undefined {
    const roles = this.#words.roles[i]!;
    if ((roles & CAPITAL_OR_NAME) !== 0 && this.#isTitled(i)) return this.#withHonorific(i);
    if (this.#words.token(i).word.isRoyalTitle && this.#words.nextWord(i) !== undefined) return undefined;
    if (
      (roles & ANY_GIVEN) !== 0 &&
      !(this.#words.token(i).word.isStop && !this.#isWill(i)) &&
      !isPublicNoun(this.#words.token(i).word)
    ) {
      // "Роман Иванов" begins with a given name, "Иванов Роман" with a surname; "Максимов Артём" looks like both.
      return this.#fromGiven(i);
    }
    if ((roles & INITIAL) !== 0) return this.#fromInitials(i);
    if ((roles & (ANY_SURNAME | UNKNOWN)) !== 0) {
      const chain = this.#fromSurname(i);
      if (chain !== undefined) return chain;
    }
    if ((roles & PATRONYMIC) !== 0) return this.#chain(i, i, { patronymic: this.#words.token(i), roles });
    return (roles & ANY_SURNAME) === 0
      ? undefined
      : this.#chain(i, i, { surname: this.#words.token(i), roles });
  }

  /** "Will said": a word of every sentence is a name where somebody acts who has that name. */
  #isWill(i: number): boolean {
    const { lower, casing } = this.#words.token(i);
    const next = this.#words.nextWord(i);
    return (
      casing === 'title' &&
      /^(?:will|april|june|may|august)$/.test(lower) &&
      next !== undefined &&
      /^(?:said|says|told|asked|is|was|has|got|and|gave|hit|came|went|sits|plays|texted|called|from|keeps|lives|likes|wants|helped|did|sat|took)$/.test(
        this.#words.token(next).lower,
      )
    );
  }

  /** Whether a title stands in front of the word. */
  #isTitled(i: number): boolean {
    const title = this.#words.document.tokens[i - 1];
    if (title === undefined || i - 1 < this.free || !(isHonorific(title.word) || isOffice(title)))
      return false;
    return /^\.? $/.test(this.#words.document.text.slice(title.end, this.#words.token(i).start));
  }

  /** "Mr. Henderson", "Dr Jane Okafor": whatever stands behind a title is a name. */
  #withHonorific(i: number): NameChain {
    const next = this.#words.nextWord(i);
    const goesOn =
      next !== undefined &&
      this.#words.token(next).casing === 'title' &&
      this.#words.isSurname(next, this.#words.token(i));
    const surname = goesOn ? next : i;
    const last = this.#words.hyphenated(surname);
    return this.#chain(i - 1, last, {
      surname: this.#words.token(surname),
      given: goesOn ? this.#words.token(i) : undefined,
      isTitled: true,
      roles: this.#words.roles[i]!,
    });
  }

  #chain(first: number, last: number, parts: Partial<NameChain>): NameChain {
    return chainOf(first, last, parts.end ?? this.#words.token(last).end, parts);
  }

  #fromGiven(i: number): NameChain {
    const given = this.#words.token(i);
    let first = i;
    let last = this.#skipSecondGiven(i);
    let patronymic: Token | undefined;
    let surname: Token | undefined;
    const next = this.#words.nextWord(last);
    if (next !== undefined && (this.#words.roles[next]! & PATRONYMIC) !== 0) {
      patronymic = this.#words.token(next);
      last = next;
    }
    const initial = initialsBehind(this.#words, last);
    if (initial !== undefined && this.#words.isSurname(initial.next, given)) last = initial.last;
    const behind = initial !== undefined && last === initial.last ? initial.next : this.#words.nextWord(last);
    if (behind !== undefined && this.#words.isSurname(behind, given)) {
      surname = this.#words.token(behind);
      last = this.#words.hyphenated(behind);
    } else if (
      i > this.free &&
      given.script === 'cyrillic' &&
      this.#words.isNext(i - 1) &&
      this.#words.isSurname(i - 1, given) &&
      !this.#words.token(i - 1).word.isStop
    ) {
      const roles = this.#words.roles[i - 1]! | this.#words.surnameRoles(i - 1);
      if ((roles & (SURNAME | SURNAME_FORM)) !== 0) {
        surname = this.#words.token(i - 1);
        first = i - 1;
      }
    }
    // "Kayla B.": an initial stands for the surname.
    const short = surname === undefined ? shortSurname(this.#words, last) : undefined;
    if (short !== undefined) last = short.last;
    return this.#chain(first, last, {
      end: short?.end ?? this.#words.token(last).end,
      given,
      patronymic,
      surname,
      isWeak: (this.#words.roles[i]! & WEAK_GIVEN) !== 0,
      roles: this.#words.roles[i]!,
    });
  }

  /** "Анна-Мария" and "Mary Jane Watson". */
  #skipSecondGiven(i: number): number {
    const token = this.#words.token(i);
    const next = this.#words.document.tokens[i + 1];
    if (next === undefined || next.casing !== token.casing) return i;
    const isTied = next.start === token.end + 1 && this.#words.document.text[token.end] === '-';
    // "Jean-Luc": what a hyphen ties to a name with a capital is one.
    if (isTied && token.casing === 'title' && next.kind === 'word') return i + 1;
    if ((this.#words.roles[i + 1]! & ANY_GIVEN) === 0) return i;
    if (isTied) return i + 1;
    const third = this.#words.nextWord(i + 1);
    const isMiddle =
      token.script === 'latin' &&
      token.casing === 'title' &&
      this.#words.isNext(i) &&
      third !== undefined &&
      this.#words.isSurname(third, next);
    return isMiddle &&
      this.#words.token(third).casing === 'title' &&
      (this.#words.roles[i + 1]! & ANY_SURNAME) === 0
      ? i + 1
      : i;
  }

  #fromInitials(i: number): NameChain | undefined {
    const initials = readInitials(this.#words, i);
    if (initials === undefined || initials.next === undefined) return undefined;
    const surname = this.#words.token(initials.next);
    if (
      surname.casing === 'lower' ||
      (this.#words.roles[initials.next]! & (ANY_SURNAME | UNKNOWN | CAPITAL | ANY_GIVEN)) === 0
    )
      return undefined;
    const last = this.#words.hyphenated(initials.next);
    return this.#chain(i, last, {
      surname,
      initials: initials.letters,
      roles: this.#words.roles[initials.next]!,
    });
  }

  #fromSurname(i: number): NameChain | undefined {
    const surname = this.#words.token(i);
    const last = this.#words.hyphenated(i);
    const next = this.#words.nextWord(last);
    if (next === undefined) return undefined;
    const roles = this.#words.roles[next]!;
    // "Натлья Сергеевна": whatever stands before a patronymic is a given name.
    if ((roles & PATRONYMIC) !== 0 && this.#mayBeMistyped(i))
      return this.#chain(i, next, { given: surname, patronymic: this.#words.token(next), roles });
    const strangers = this.#lastStranger(i);
    if (strangers > i)
      return this.#chain(i, strangers, {
        given: surname,
        surname: this.#words.token(strangers),
        isGuess: true,
        roles,
      });
    if (this.#isUnknownGiven(i, next)) {
      return this.#chain(i, this.#words.hyphenated(next), {
        given: surname,
        surname: this.#words.token(next),
        roles,
      });
    }
    if ((roles & INITIAL) !== 0 && surname.casing !== 'lower') {
      const initials = readInitials(this.#words, next);
      if (initials === undefined) return undefined;
      return {
        ...this.#chain(i, initials.last, {
          surname,
          initials: initials.letters,
          roles: this.#words.roles[i]!,
        }),
        end: initials.end,
      };
    }
    if ((roles & ANY_GIVEN) === 0 || (this.#words.roles[i]! & (ANY_SURNAME | UNKNOWN)) === 0)
      return undefined;
    // "Передай Диме": a capital at the beginning of a sentence tells nothing.
    const isProven = (this.#words.roles[i]! & (SURNAME | SURNAME_FORM | CAPITAL)) !== 0;
    if (!isProven || surname.word.isStop || surname.word.isEpithet || isNothingButPlace(surname.word))
      return undefined;
    if (surname.script === 'latin' || this.#words.token(next).casing !== surname.casing) return undefined;
    // "Пётр Иванов Мария Сидорова": the second given name has a surname of its own.
    const afterNext = this.#words.nextWord(next);
    const patronymic =
      afterNext !== undefined && (this.#words.roles[afterNext]! & PATRONYMIC) !== 0
        ? this.#words.token(afterNext)
        : undefined;
    return this.#chain(i, patronymic === undefined ? next : afterNext!, {
      given: this.#words.token(next),
      surname,
      patronymic,
      isWeak: (roles & WEAK_GIVEN) !== 0,
      roles,
    });
  }

  /** "Чжан Вэй", "Kwame Mensah": the last of two or three words with a capital that no list knows. */
  #lastStranger(i: number): number {
    let last = i;
    while (last < i + 3 && this.#isStranger(last)) {
      const next = this.#words.nextWord(last);
      if (next === undefined || !this.#isStranger(next)) break;
      last = next;
    }
    const next = last > i ? this.#words.nextWord(last) : undefined;
    const isName = next !== undefined && (this.#words.roles[next]! & (ANY_GIVEN | SURNAME)) !== 0;
    return isName && this.#words.token(next).casing === 'title' ? next : last;
  }

  /** A capital, and neither an ordinary word nor a frequent surname. */
  #mayBeMistyped(i: number): boolean {
    const roles = this.#words.roles[i]!;
    return (
      this.#words.token(i).casing === 'title' &&
      (roles & (UNKNOWN | SURNAME_FORM)) !== 0 &&
      (roles & SURNAME) === 0
    );
  }

  #isStranger(i: number): boolean {
    const token = this.#words.token(i);
    return (
      token.casing === 'title' &&
      (this.#words.roles[i]! & UNKNOWN) !== 0 &&
      (this.#words.roles[i]! & (ANY_SURNAME | PATRONYMIC | ANY_GIVEN)) === 0 &&
      !token.word.isPlace &&
      !token.word.isStop
    );
  }

  /** "Priyanka Sharma", "Дмитирй Соколов": a word no list knows before a frequent surname. */
  #isUnknownGiven(i: number, next: number): boolean {
    const isUnknown =
      (this.#words.roles[i]! & UNKNOWN) !== 0 && (this.#words.roles[i]! & (ANY_SURNAME | PATRONYMIC)) === 0;
    const surname = this.#words.token(next).lower;
    const isSurname = (this.#words.roles[next]! & (SURNAME | SURNAME_FORM)) !== 0;
    return (
      isUnknown &&
      isSurname &&
      this.#words.token(i).casing === 'title' &&
      !mayBeFigure(surname, [this.#words.token(i).lower])
    );
  }
}

/** "Иванова" is a surname before it is a form of "Иваново". */
function isNothingButPlace(word: Word): boolean {
  return word.isPlace && !word.isListedSurname;
}
