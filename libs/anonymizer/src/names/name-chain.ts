import type { Token } from '../text/tokenize.js';
import type { Roles } from './roles.js';

/** Neighbouring words that together may name a person; indexes are those of tokens. */
export interface NameChain {
  readonly first: number;
  readonly last: number;
  /** End of the text, behind the dot of a last initial. */
  readonly end: number;
  readonly given: Token | undefined;
  readonly patronymic: Token | undefined;
  readonly surname: Token | undefined;
  /** Lower-case letters that stand for given name and patronymic. */
  readonly initials: readonly string[];
  /** Whether the given name is an ordinary word as well. */
  readonly isWeak: boolean;
  /** Whether a title such as "Mr" stands in front. */
  readonly isTitled: boolean;
  /** Whether no list knows a word of it. */
  readonly isGuess: boolean;
  readonly roles: Roles;
}

/** A chain of the given words; every chain has all fields in one order, which the engine reads fastest. */
export function chainOf(first: number, last: number, end: number, parts: Partial<NameChain>): NameChain {
  return {
    first,
    last,
    end,
    given: parts.given,
    patronymic: parts.patronymic,
    surname: parts.surname,
    initials: parts.initials ?? NO_INITIALS,
    isWeak: parts.isWeak ?? false,
    isTitled: parts.isTitled ?? false,
    isGuess: parts.isGuess ?? false,
    roles: parts.roles ?? 0,
  };
}

/** Whether both a given name and a surname stand there. */
export const isFullName = ({ given, surname }: NameChain): boolean =>
  given !== undefined && surname !== undefined;

/** A surname with a given name or initials. */
export const isFull = ({ given, surname, initials }: NameChain): boolean =>
  surname !== undefined && (given !== undefined || initials.length > 0);

const NO_INITIALS: readonly string[] = [];
