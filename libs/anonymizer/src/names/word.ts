import { setsOf } from '../text/prefixes.js';
import type { Look } from '../tagger/look.js';
import type { WordLooks } from '../tagger/word-looks.js';
import type { Remembering } from '../text/word-test.js';
import type { Title } from './cast-titles.js';
import { castsOf, NO_CASTS, type Casts } from './casts.js';
import { isEpithet, isRelation, isRoyalTitle } from './cues.js';
import { isFigure, isFigureGivenName, isLegendaryName, mayBeFigureInFull } from './figures.js';
import { isGluedName } from './glued.js';
import { givenName, type GivenName } from './given-names.js';
import { isCommonSurname, isListedSurname, isOrdinaryWord } from './lexicon.js';
import { isPlace, mayBeginPlace } from './places.js';
import { roleOf, surnameRoles, type Roles } from './roles.js';
import { isStopWord } from './stop-words.js';
import { isMisspelledName } from './typos.js';

const ASKED = 1 << 30;
const NOT_ASKED: GivenName = { people: [], isShort: false, isRare: false };

/**
 * One lower-case spelling with all that the lists say of it. Each list is asked once, when somebody wants to know: most
 * words of a message are asked little.
 */
export class Word implements Remembering {
  readonly text: string;
  /** The sets of words it belongs to. */
  readonly sets: number;
  asked0 = 0;
  yes0 = 0;
  asked1 = 0;
  yes1 = 0;
  asked2 = 0;
  yes2 = 0;
  asked3 = 0;
  yes3 = 0;
  /** Whether it is kept for the next messages: see word-table.ts. */
  isKept = false;
  /** What the tagger sees of it, once it has looked. */
  looks: WordLooks | undefined = undefined;
  /** The same in small letters, as most words are written: what lies elsewhere in memory is waited for at each step to it. */
  smallLook: Look | undefined = undefined;
  /** Its number among the clues to values, in small letters and with a capital, once somebody has asked: see context/judge.ts. */
  clue = -1;
  capitalClue = -1;
  /** What it tells of what a message is, once somebody has asked: see prose/registers.ts. */
  registers: number | undefined = undefined;
  /** Its row among words that tell of people in messages, once somebody has asked: see prose/weights-of-words.ts. */
  proseRow = -1;
  /** The titles that begin with it, once somebody has asked: see cast-titles.ts. */
  titles: readonly Title[] | undefined = undefined;
  #known = 0;
  #given: GivenName | undefined = NOT_ASKED;
  #small = 0;
  #capital = 0;
  #surname = 0;
  #casts: Casts | undefined;

  constructor(text: string, sets = setsOf(text)) {
    this.text = text;
    this.sets = sets;
  }

  get given(): GivenName | undefined {
    if (this.#given === NOT_ASKED) this.#given = givenName(this.text);
    return this.#given;
  }

  /** What it may be in a name when it is written small. */
  get smallRoles(): Roles {
    return (this.#small ||= roleOf(this, false) | ASKED) & ~ASKED;
  }

  /** What it may be in a name when it bears a capital. */
  get capitalRoles(): Roles {
    return (this.#capital ||= roleOf(this, true) | this.surnameRoles | ASKED) & ~ASKED;
  }

  /** What it may be as a surname, however it is written. */
  get surnameRoles(): Roles {
    return (this.#surname ||= surnameRoles(this) | ASKED) & ~ASKED;
  }

  /** The casts of books, films and history that it names somebody of: see casts.ts. */
  get casts(): Casts {
    return (this.#casts ??= this.isStop ? NO_CASTS : castsOf(this.text));
  }

  get isOrdinary(): boolean {
    return this.#fact(ORDER.ordinary, isOrdinaryWord);
  }

  get isStop(): boolean {
    return this.#fact(ORDER.stop, isStopWord);
  }

  get isPlace(): boolean {
    return this.#fact(ORDER.place, isPlace);
  }

  get mayBeginPlace(): boolean {
    return this.#fact(ORDER.beginsPlace, mayBeginPlace);
  }

  get isFigure(): boolean {
    return this.#fact(ORDER.figure, isFigure);
  }

  get mayBeFigureInFull(): boolean {
    return this.#fact(ORDER.figureInFull, mayBeFigureInFull);
  }

  get isFigureGivenName(): boolean {
    return this.#fact(ORDER.figureGiven, isFigureGivenName);
  }

  get isLegendaryName(): boolean {
    return this.#fact(ORDER.legendary, isLegendaryName);
  }

  get isListedSurname(): boolean {
    return this.#fact(ORDER.listed, isListedSurname);
  }

  get isCommonSurname(): boolean {
    return this.#fact(ORDER.common, isCommonSurname);
  }

  /** Whether it is one slip away from a given name. The first time costs more than all other questions. */
  get isMisspelledName(): boolean {
    return this.#fact(ORDER.misspelled, isMisspelledName);
  }

  get isGluedName(): boolean {
    return this.#fact(ORDER.glued, isGluedName);
  }

  get isRelation(): boolean {
    return isRelation(this);
  }

  get isRoyalTitle(): boolean {
    return isRoyalTitle(this);
  }

  get isEpithet(): boolean {
    return isEpithet(this);
  }

  /** Two bits a question: whether it was asked, and the answer. */
  #fact(order: number, ask: (word: string) => boolean): boolean {
    const asked = 1 << (2 * order);
    const yes = asked << 1;
    if ((this.#known & asked) === 0) this.#known |= ask(this.text) ? asked | yes : asked;
    return (this.#known & yes) !== 0;
  }
}

const ORDER = {
  ordinary: 1,
  stop: 2,
  place: 3,
  beginsPlace: 4,
  figure: 5,
  figureGiven: 6,
  legendary: 7,
  listed: 8,
  common: 9,
  misspelled: 10,
  glued: 11,
  figureInFull: 12,
} as const;

/** Stands for what is no word: a run of digits. */
export const NO_WORD = new Word('', 0);
