import { isSurelyKnown } from '../names/judge.js';
import { isKnownForName, mayName, nameFrom, nameUpTo, type NamedWords } from '../names/may-name.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';

const SCORE = 0.55;
/** So many are taken for the company they keep, and so far apart two of a row stand. */
const MOST = 40;
const REACH = 72;
/** A title, as "Mr" or "дядя Ваня", or a name of a story is decided by other rules. */
const NOBODY = 0;

/** ", ", " и наш ", " (6А) и ", " не с ", "; вторник ": what ties two of a row. */
const TIE = new RegExp(
  String.raw`^(?: ?\([^()\n]{1,48}\))?(?: ?[,;+&/]| и| and| или| or)? ?(?:(?:и|and|а|&|не с|не со|с|со|with|not with|наш[а-яё]{0,2}|our|(?:понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|monday|tuesday|wednesday|thursday|friday|mon|tue|wed|thur?|fri)[:–—-]?|\d{1,2}[.)]|(?:в|на|in|on) [a-zа-я]{3,14}) ){0,2}$`,
  'i',
);
const TIED = /[,;+&/()]|\s(?:и|and|или|or|с|со|with) /i;
/** " sits left, ", " is on duty at the gate; ": what the first of a row does, before the next is named and does the like. */
const DOING = /^ (?:[–—-] )?[^\n.!?()«»"“]{2,60}[,;] (?:(?:а|and|while|but|но) )?$/u;
const WORD_BEHIND = /^ [a-zß-ſа-ԯ]/;
/** The row is longer than two. */
const GOES_ON = /^(?:,| и | and |;)/;
/** "Narrator: Jude, Wolf: Arlo", "Роза — Камилла": a part, and who plays it */
const IS_HEAD = /^(?::| [–—-] [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ])/;
/** "проект о Терешковой, Ника ничего не делает": what somebody is busy with */
const OF_TOPIC = /(?:^|[ «"(])(?:о|об|по|за|про|с|on|about|of|as) $/;
const DOES = /^ (?:[a-zß-ſа-ԯ]{2}|[–—-] )/;

/**
 * "Рахимова и Тарасюк", "Лиана (6А) и Тамерлан (6Б)", "Otis sits left, Wren middle": who stands in a row with somebody found
 * is somebody, too, also where a lesson, a sum or a word of the same spelling made rules doubt.
 */
export function takeCompany(document: TextDocument, candidates: Candidate[]): void {
  const found = candidates.filter(({ type, score }) => type === 'PERSON' && score >= THRESHOLD);
  if (found.length === 0) return;
  const company = new Company(document, candidates);
  let ends = found.map(({ start, end }) => ({ start, end }));
  for (let taken = 0; ends.length > 0 && taken < MOST;) {
    const more: { start: number; end: number }[] = [];
    for (const { start, end } of ends) {
      if (taken + more.length >= MOST) break;
      const behind = company.behind(start, end);
      if (behind !== undefined) more.push(behind);
      const before = company.before(start);
      if (before !== undefined) more.push(before);
    }
    taken += more.length;
    ends = more;
  }
}

class Company {
  /** What is found already, by the words: 1 for persons, 2 for what else, as "6А" behind somebody. */
  readonly #taken: Uint8Array;
  readonly #doubted = new Map<number, number>();

  constructor(
    readonly document: TextDocument,
    readonly candidates: Candidate[],
  ) {
    const { tokens } = document;
    this.#taken = new Uint8Array(tokens.length);
    candidates.forEach((candidate, index) => {
      const first = tokenIndexAt(tokens, candidate.start);
      if (candidate.score >= THRESHOLD)
        for (let i = first; i < tokens.length && tokens[i]!.start < candidate.end; i++)
          this.#taken[i] ||= candidate.type === 'PERSON' ? 1 : 2;
      else if (candidate.type === 'PERSON') this.#doubted.set(first, index);
    });
  }

  /** The next of the row. */
  behind(start: number, end: number): { start: number; end: number } | undefined {
    const { tokens, text } = this.document;
    for (let i = tokenIndexAt(tokens, end); i < tokens.length && tokens[i]!.start - end < REACH; i++) {
      const token = tokens[i]!;
      if (this.#taken[i] === 1) return undefined;
      if (this.#taken[i] === 2 || token.casing !== 'title' || !mayName(token)) continue;
      const between = text.slice(end, token.start);
      const isRow = TIED.test(between) && TIE.test(between);
      const isClause = !isRow && this.#areClauses(start, end, token, token);
      if (!isRow && !isClause) continue;
      const name = nameFrom(this.document, token);
      // "Catriona MacAskill, Gaelic department"
      const isSure =
        isKnownForName(token) || (isRow && !WORD_BEHIND.test(text.slice(token.end, token.end + 2)));
      return name === undefined || !isSure ? undefined : this.#take(name);
    }
    return undefined;
  }

  /** The one before in the row. */
  before(start: number): { start: number; end: number } | undefined {
    const { tokens, text } = this.document;
    for (let i = tokenIndexAt(tokens, start) - 1; i >= 0 && start - tokens[i]!.end < REACH; i--) {
      const token = tokens[i]!;
      if (this.#taken[i] === 1) return undefined;
      if (this.#taken[i] === 2 || token.casing !== 'title' || !mayName(token)) continue;
      const between = text.slice(token.end, start);
      const isRow = TIED.test(between) && TIE.test(between);
      const name = nameUpTo(this.document, token);
      if (name === undefined) return undefined;
      const found = tokens[tokenIndexAt(tokens, start)]!;
      const isClause = !isRow && this.#areClauses(name.first.start, token.end, found, name.first);
      if (!isRow && !isClause) continue;
      // "Здарова, Маша"
      const isSure =
        isKnownForName(token) ||
        !startsSentence(this.document, name.first) ||
        (isClause && token.script === 'latin') ||
        (token.end - token.start > 4 &&
          !/ (?:с|со|with) $/.test(between) &&
          GOES_ON.test(text.slice(found.end, found.end + 5)));
      return isSure ? this.#take(name) : undefined;
    }
    return undefined;
  }

  /** Whether the first begins a sentence and both are said to do something. */
  #areClauses(start: number, end: number, next: Token, doubted: Token): boolean {
    const { text, tokens } = this.document;
    const first = tokens[tokenIndexAt(tokens, start)]!;
    // Of a figure or a town somebody only speaks.
    if (doubted.word.isPlace || (doubted.word.isFigure && doubted.word.given === undefined)) return false;
    const endOfNext = nameFrom(this.document, next)?.last.end ?? next.end;
    return (
      (startsSentence(this.document, first) || /[,;] $/.test(text.slice(Math.max(0, start - 2), start))) &&
      DOING.test(text.slice(end, next.start)) &&
      DOES.test(text.slice(endOfNext, endOfNext + 4))
    );
  }

  #take({ first, last }: NamedWords): { start: number; end: number } | undefined {
    const { tokens } = this.document;
    for (let i = first.index; i <= last.index; i++) if (this.#taken[i] !== 0) return undefined;
    const index = this.#doubted.get(first.index);
    const doubted = index === undefined ? undefined : this.candidates[index]!;
    if (doubted !== undefined && !this.#mayBe(doubted, first.index, last.index)) return undefined;
    if (doubted === undefined && first.word.isLegendaryName) return undefined;
    if (IS_HEAD.test(this.document.text.slice(last.end, last.end + 4))) return undefined;
    const start = first.start;
    const end = Math.max(last.end, doubted?.end ?? 0);
    const reason = doubted === undefined ? 'in company' : `${doubted.reason}; in company`;
    const taken: Candidate = { start, end, type: 'PERSON', score: SCORE, recognizer: 'company', reason };
    this.candidates.push(taken);
    for (let i = first.index; i < tokens.length && tokens[i]!.start < end; i++) this.#taken[i] = 1;
    return { start, end };
  }

  /** No figure in full, nobody of a story, and a figure’s name only where no other figure is named. */
  #mayBe(doubted: Candidate, first: number, last: number): boolean {
    if (doubted.score < NOBODY && doubted.reason.startsWith('beside others of the same story')) return false;
    if (isSurelyKnown(this.document, doubted)) return false;
    if (!doubted.reason.startsWith('historical')) return true;
    const { figures } = subjectOf(this.document);
    const { tokens } = this.document;
    // "Arendt": nobody else is called so.
    const { word } = tokens[first]!;
    if (first === last && word.isFigure && word.given === undefined && !word.isListedSurname) return false;
    return (
      !OF_TOPIC.test(this.document.lower.slice(Math.max(0, doubted.start - 6), doubted.start)) &&
      figures.every(
        (index) =>
          this.#taken[index] === 1 ||
          (index >= first && index <= last) ||
          // "один" is spelled as a god is.
          (tokens[index]!.casing === 'lower' && tokens[index]!.word.isOrdinary),
      )
    );
  }
}
