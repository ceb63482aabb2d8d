import type { Token } from '../text/tokenize.js';
import { isHonorific, isTitleBeforeName, isTitleOf } from './honorifics.js';
import { initialsBehind, readInitials, shortSurname, surnameBeforeInitials } from './initials.js';
import { chainOf, type NameChain } from './name-chain.js';
import { isPublicNoun, type NameWords } from './name-words.js';
import { isPatronymicAt } from './patronymic-at.js';
import { isOfAuthor } from './of-author.js';
import { isBornBehind, isEntry } from './of-lesson-talk.js';
import type { Word } from './word.js';
import { isWill } from './will.js';
import { isUnknownGiven, lastStranger, mayBeMistyped, strangerBehindSurname } from './strangers.js';
import {
  ANY_GIVEN,
  ANY_SURNAME,
  CAPITAL,
  CAPITAL_OR_NAME,
  INITIAL,
  PATRONYMIC,
  SURNAME,
  SURNAME_FORM,
  UNKNOWN,
  WEAK_GIVEN,
} from './roles.js';

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
    const next = this.#words.nextWord(i);
    if (next !== undefined && isTitleBeforeName(this.#words.token(i), this.#words.token(next)))
      return undefined;
    if ((roles & (CAPITAL_OR_NAME | INITIAL)) !== 0 && this.#isTitled(i)) return this.#withHonorific(i);
    if (this.#words.token(i).word.isRoyalTitle && next !== undefined) return undefined;
    if (
      (roles & ANY_GIVEN) !== 0 &&
      !(this.#words.token(i).word.isStop && !isWill(this.#words, i)) &&
      !isPublicNoun(this.#words.token(i).word)
    ) {
      // "Роман Иванов" begins with a given name, "Иванов Роман" with a surname; "Максимов Артём" looks like both.
      return this.#fromGiven(i);
    }
    if (this.#words.isKoreanPair(i)) return this.#fromGiven(i);
    if ((roles & INITIAL) !== 0)
      return this.#fromInitials(i) ?? surnameBeforeInitials(this.#words, i, this.free);
    if ((roles & (ANY_SURNAME | UNKNOWN)) !== 0 && !isHonorific(this.#words.token(i).word)) {
      const chain = this.#fromSurname(i);
      if (chain !== undefined) return chain;
    }
    if ((roles & PATRONYMIC) !== 0) {
      return this.#chain(i, i, { patronymic: this.#words.token(i), roles });
    }
    return (roles & ANY_SURNAME) === 0
      ? undefined
      : this.#chain(i, i, { surname: this.#words.token(i), roles });
  }

  /** Whether a title stands in front of the word. */
  #isTitled(i: number): boolean {
    const title = this.#words.document.tokens[i - 1];
    return (
      title !== undefined && i > this.free && isTitleOf(this.#words.document, title, this.#words.token(i))
    );
  }

  /** "Mr. Henderson", "Dr Jane Okafor": whatever stands behind a title is a name. */
  #withHonorific(i: number): NameChain {
    // "Mr R. Henderson"
    const initials = (this.#words.roles[i]! & INITIAL) === 0 ? undefined : this.#fromInitials(i);
    if (initials !== undefined) return { ...initials, first: i - 1, isTitled: true };
    const next = this.#words.nextWord(i);
    const goesOn =
      next !== undefined &&
      this.#words.token(next).casing !== 'lower' &&
      this.#words.token(next).casing === this.#words.token(i).casing &&
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
    if (next !== undefined && isPatronymicAt(this.#words, next)) {
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
      !this.#words.token(i - 1).word.isStop &&
      // "королевы Елизаветы" is nobody of the surname Королёва.
      !(this.#words.token(i - 1).word.isRoyalTitle && this.#words.token(i - 1).casing !== given.casing)
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
    if (next === undefined) return i;
    const second = this.#words.hyphenated(i);
    // "max-width"
    const isCompound = token.script === 'latin' && next.word.isOrdinary && next.word.given === undefined;
    if (second > i && next.casing === 'lower') return isCompound && !this.#words.isKoreanPair(i) ? i : second;
    if (next.casing !== token.casing) return i;
    const isTied = next.start === token.end + 1 && this.#words.document.text[token.end] === '-';
    // "Jean-Luc": what a hyphen ties to a name with a capital is one.
    if (isTied && token.casing === 'title' && next.kind === 'word') return i + 1;
    if ((this.#words.roles[i + 1]! & ANY_GIVEN) === 0) return i;
    if (isTied) return i + 1;
    const third = this.#words.nextWord(i + 1);
    const isMiddle =
      (token.script === 'latin' || areAlike(token, next)) &&
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
    // "M. A. Shepherd, physics teacher": a word that a comma sets off as the signature.
    const isSigned =
      surname.casing === 'title' &&
      initials.letters.length === 2 &&
      (this.#words.document.text[surname.end] === ',' || surname.script === 'cyrillic') &&
      !surname.word.isStop &&
      !/^u[sk]$/.test(initials.letters.join(''));
    if (
      surname.casing === 'lower' ||
      (!isSigned && (this.#words.roles[initials.next]! & (ANY_SURNAME | UNKNOWN | CAPITAL | ANY_GIVEN)) === 0)
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
    if (isOfAuthor(this.#words, i, next)) return undefined;
    const roles = this.#words.roles[next]!;
    // "Натлья Сергеевна": whatever stands before a patronymic is a given name.
    if ((roles & PATRONYMIC) !== 0 && mayBeMistyped(this.#words, i))
      return this.#withSurnameBehind(i, next, roles);
    const strangers = lastStranger(this.#words, i);
    if (strangers > i)
      return this.#chain(i, strangers, {
        given: surname,
        surname: this.#words.token(strangers),
        isGuess: true,
        roles,
      });
    if (isUnknownGiven(this.#words, i, next)) {
      return this.#chain(i, this.#words.hyphenated(next), {
        given: surname,
        surname: this.#words.token(next),
        roles,
      });
    }
    if ((roles & INITIAL) !== 0 && surname.casing !== 'lower') {
      const initials = readInitials(this.#words, next);
      // "Смирнова А и Смирнова Б": without its dot
      if (initials === undefined)
        return (this.#words.roles[i]! & SURNAME) !== 0 && !surname.word.isFigure
          ? this.#chain(i, next, {
              surname,
              initials: [this.#words.token(next).lower],
              roles: this.#words.roles[i]!,
            })
          : undefined;
      return {
        ...this.#chain(i, initials.last, {
          surname,
          initials: initials.letters,
          roles: this.#words.roles[i]!,
        }),
        end: initials.end,
      };
    }
    const given = strangerBehindSurname(this.#words, i, next);
    if (given) return this.#chain(i, next, { given: this.#words.token(next), surname, roles });
    if ((roles & ANY_GIVEN) === 0 || (this.#words.roles[i]! & (ANY_SURNAME | UNKNOWN)) === 0)
      return undefined;
    // "Передай Диме": a capital at the beginning of a sentence tells nothing.
    const isProven =
      (this.#words.roles[i]! & (SURNAME | SURNAME_FORM | CAPITAL)) !== 0 ||
      /[оеё]ва?$/.test(surname.lower) ||
      this.#isEntry(i, next);
    const isStop =
      surname.word.isStop && !((this.#words.roles[i]! & SURNAME) !== 0 && surname.casing === 'title');
    if (!isProven || isStop || surname.word.isEpithet || isNothingButPlace(surname.word)) return undefined;
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

  /** "Толстая Анна Сергеевна, призёр", "Блок Даша 01.01.2013" */
  #isEntry(i: number, given: number): boolean {
    const behind = this.#words.nextWord(given);
    const isFathered = behind !== undefined && (this.#words.roles[behind]! & PATRONYMIC) !== 0;
    const { end } = this.#words.token(isFathered ? behind : given);
    const { document } = this.#words;
    return isFathered ? isEntry(document, this.#words.token(i), end) : isBornBehind(document, end);
  }

  /** "Оюне Батоевне Дашиевой" */
  #withSurnameBehind(i: number, patronymic: number, roles: number): NameChain {
    const given = this.#words.token(i);
    const next = this.#words.nextWord(patronymic);
    const surname = next !== undefined && this.#words.isSurname(next, given) ? next : undefined;
    const last = surname === undefined ? patronymic : this.#words.hyphenated(surname);
    return this.#chain(i, last, {
      given,
      patronymic: this.#words.token(patronymic),
      surname: surname === undefined ? undefined : this.#words.token(surname),
      roles,
    });
  }
}

/** "Анна Мария": two given names of one bearer end alike. */
const areAlike = (a: Token, b: Token): boolean => /[ая]$/.test(a.lower) && /[ая]$/.test(b.lower);

/** "Иванова" is a surname before it is a form of "Иваново". */
function isNothingButPlace(word: Word): boolean {
  return word.isPlace && !word.isListedSurname;
}
