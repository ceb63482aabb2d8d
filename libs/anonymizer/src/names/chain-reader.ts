import type { Token } from '../text/tokenize.js';
import { isEpithet, isRoyalTitle } from './cues.js';
import { mayBeFigure } from './figures.js';
import { isHonorific } from './honorifics.js';
import { initialsBehind, readInitials } from './initials.js';
import { isListedSurname } from './lexicon.js';
import type { NameChain } from './name-chain.js';
import { isPublicNoun, type NameWords } from './name-words.js';
import { isPlace } from './places.js';
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
import { isStopWord } from './stop-words.js';

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
    if ((roles & CAPITAL_OR_NAME) !== 0 && isHonorific(this.#before(i))) return this.#withHonorific(i);
    if (isRoyalTitle(this.#words.token(i).lower) && this.#words.nextWord(i) !== undefined) return undefined;
    if (
      (roles & ANY_GIVEN) !== 0 &&
      !isStopWord(this.#words.token(i).lower) &&
      !isPublicNoun(this.#words.token(i).lower)
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

  /** The title in front of the word, in lower case. */
  #before(i: number): string {
    const title = this.#words.document.tokens[i - 1];
    if (title === undefined || i - 1 < this.free) return '';
    return /^\.? $/.test(this.#words.document.text.slice(title.end, this.#words.token(i).start))
      ? title.lower
      : '';
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
      ...(goesOn && { given: this.#words.token(i) }),
      isTitled: true,
      roles: this.#words.roles[i]!,
    });
  }

  #chain(first: number, last: number, parts: Partial<NameChain>): NameChain {
    return {
      first,
      last,
      end: this.#words.token(last).end,
      initials: [],
      isWeak: false,
      isTitled: false,
      roles: 0,
      ...parts,
    };
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
      !isStopWord(this.#words.token(i - 1).lower)
    ) {
      const roles = this.#words.roles[i - 1]! | this.#words.surnameRoles(i - 1);
      if ((roles & (SURNAME | SURNAME_FORM)) !== 0) {
        surname = this.#words.token(i - 1);
        first = i - 1;
      }
    }
    return this.#chain(first, last, {
      given,
      ...(patronymic && { patronymic }),
      ...(surname && { surname }),
      isWeak: (this.#words.roles[i]! & WEAK_GIVEN) !== 0,
      roles: this.#words.roles[i]!,
    });
  }

  /** "Анна-Мария" and "Mary Jane Watson". */
  #skipSecondGiven(i: number): number {
    const token = this.#words.token(i);
    const next = this.#words.document.tokens[i + 1];
    if (next === undefined || (this.#words.roles[i + 1]! & ANY_GIVEN) === 0 || next.casing !== token.casing)
      return i;
    if (next.start === token.end + 1 && this.#words.document.text[token.end] === '-') return i + 1;
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
    if (
      !isProven ||
      isStopWord(surname.lower) ||
      isEpithet(surname.lower) ||
      isNothingButPlace(surname.lower)
    )
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
      ...(patronymic && { patronymic }),
      isWeak: (roles & WEAK_GIVEN) !== 0,
      roles,
    });
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
function isNothingButPlace(word: string): boolean {
  return isPlace(word) && !isListedSurname(word);
}
