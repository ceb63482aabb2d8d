import { isLand } from '../../../names/lands.js';
import type { TextDocument } from '../../../text/document.js';

/** Longer values are more than a notation. */
const LONGEST = 96;

/** "1. e4 e5 2. Кf3 Кc6", "Nf3 d5 g3 O-O": moves with their numbers. */
const MOVE = '(?:[KQRBNКФЛСН]?[a-h1-8]?x?[a-h][1-8][+#]?|[O0]-[O0](?:-[O0])?|1-0|0-1)';
const MOVES = new RegExp(`^(?:\\d{1,3}\\.{1,3} ?)?${MOVE}(?:,? (?:\\d{1,3}\\.{1,3} ?)?${MOVE})*$`);
/** A single one is a square of a plan as well: where others stand. */
const MOVE_BESIDE = new RegExp(`(?:^|[ .])${MOVE} (?:\\d{1,3}\\. ?)?$`);

/** "ст. 158 ч. 2": of a law. */
const ARTICLE = /^(?:ст|ч|п|пп|гл)\. ?\d{1,3}(?:[.,]? (?:ст|ч|п|пп|гл)\. ?\d{1,3})*$/;

/** "H505, Y113", "R1 10k, R2 47k, C 10uF": codes of papers, and parts with what they are of. */
const CODES = /^[A-Z]\d{3,4}(?:, [A-Z]\d{3,4})+$/;
const PART = '[A-Z]{1,2}\\d? \\d{1,4} ?(?:[kKMGmunpµμ]?[FHVAWΩ]|[kKM])';
const PARTS = new RegExp(`^${PART}(?:, ${PART})+$`);

/** "Croatia 10, Morocco 14", "Brazil 7, Scotland 4. Norway": what lands have scored. */
const SCORES = /^(?:Group [A-Z]: )?(?:[A-Z][a-z]+ \d{1,3}(?:[,;.:] |$))+(?:[A-Z][a-z]+)?$/;
const areScores = (value: string): boolean =>
  SCORES.test(value) &&
  (value.match(/[A-Z][a-z]+/g) ?? []).every((word) => word === 'Group' || isLand(word.toLowerCase()));

/** Whether the value is written in a notation that no address is written in. */
export function isNotation({ text }: TextDocument, start: number, end: number): boolean {
  if (end - start > LONGEST) return false;
  // "c5 Bg2 Nc6" from its first digit on.
  const begun = /[A-Za-z]?$/.exec(text.slice(Math.max(0, start - 1), start))![0];
  const value = begun + text.slice(start, end);
  const before = text.slice(Math.max(0, start - LONGEST), start - begun.length);
  if (MOVES.test(value)) return value.includes(' ') || MOVE_BESIDE.test(before);
  return ARTICLE.test(value) || CODES.test(value) || PARTS.test(value) || areScores(value);
}
