import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const NO_TRUST = new Set(
  'gcse gcses sats psle naplan ncea waec neco cbse icse usa asap lol omg nyc'.split(' '),
);
/** "Isaac Newton Academy of Brindlewick" */
const OF_TOWN = /^ of (?:the )?[A-Z][a-z]+(?: [A-Z][a-z]+)?/;
const FOR_WHAT = /^ (?:of|for) (?:the )?[A-Z][a-z]+(?: and [A-Z][a-z]+| [A-Z][a-z]+)?/;

/** "Heathcote School and Sports College": what a school is as well. */
const SPECIALITY =
  '(?:Sports?|Arts|Visual Arts|Performing Arts|Media|Technology|Science|Sciences|Languages?|Business|Enterprise|Engineering|Computing|Mathematics|Maths|Music|Humanities|Community|Specialist|Sixth Form)';
const AND_COLLEGE = new RegExp(
  `^ (?:and |& )?${SPECIALITY}(?:(?: and |, | & | )${SPECIALITY})? (?:College|Centre|Academy)(?![a-z])`,
);

/**
 * The length of what stands behind the kind of a school and belongs to its name: "of Science", "(Independent)", letters
 * of a trust, a town or a part of one.
 */
export function behindSchool(document: TextDocument, last: Token): number {
  const { text, tokens } = document;
  const next = tokens[last.index + 1];
  if (last.casing === 'lower' || next === undefined || next.start - last.end > 3) return 0;
  const rest = text.slice(last.end, last.end + 44);
  const college = next.lower === 'and' || next.casing !== 'lower' ? AND_COLLEGE.exec(rest) : null;
  if (college !== null) return college[0].length;
  if (last.lower === 'academy' && next.lower === 'of') return OF_TOWN.exec(rest)?.[0].length ?? 0;
  if (next.casing === 'lower') return last.lower === 'school' ? (FOR_WHAT.exec(rest)?.[0].length ?? 0) : 0;
  const bracket = /^ \([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?\)/.exec(rest);
  if (bracket !== null) return bracket[0].length;
  const trust = /^ [A-Z]{3,5}(?![A-Za-z\d])/.exec(rest);
  if (trust !== null && !NO_TRUST.has(next.lower) && !next.word.isStop && !next.word.isOrdinary)
    return trust[0].length;
  const town =
    /^,? (?:[A-Z]\. ?){0,3}(?:(?:Al|El|La|Le|San|St|New|North|South|East|West) )?[A-Z][a-z]{3,}(?: \d{1,2})?(?=$|[,.!?;:\n)]| (?:is|in|and|has|was|but|so|uniform|where|on|at|for|with|to|we|i)\b)/.exec(
      rest,
    );
  if (town === null) return 0;
  const word = tokens
    .slice(last.index + 1, last.index + 5)
    .find(({ end }) => end === last.end + town[0].replace(/ \d+$/, '').length);
  return word !== undefined && isTown(word) ? town[0].length : 0;
}

/** A word with a capital that is a town, or that no list knows. */
function isTown({ word }: Token): boolean {
  return word.isPlace || !(word.isOrdinary || word.isStop || word.given !== undefined || word.isFigure);
}

/** The length of ", Wick" behind "Primary School No. 4". */
export function townBehindNumber({ text, tokens }: TextDocument, number: Token): number {
  const town = tokens[number.index + 1];
  if (town?.casing !== 'title' || text.slice(number.end, town.start) !== ', ' || !isTown(town)) return 0;
  return /^ [A-Z]/.test(text.slice(town.end, town.end + 2)) ? 0 : town.end - number.end;
}
