import type { Token } from '../text/tokenize.js';
import type { Roles } from './roles.js';

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
