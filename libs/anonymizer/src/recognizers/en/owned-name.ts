import { givenName } from '../../names/given-names.js';
import { isFigure, isLegendaryName } from '../../names/figures.js';
import { isOrdinaryWord } from '../../names/lexicon.js';
import { isPlace } from '../../names/places.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { isNextWord } from '../../text/position.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** What belongs to somebody at school, and who. */
const OWNED = new Set(
  `mark marks grade grades score scores hw homework hmwk homwork work book books bag backpack locker desk seat phone fone
  chromebook laptop tablet charger pencil pencils pen pens pencilcase lunch lunchbox jacket coat hoodie shoes hat water
  bottle email password login account acount essay project report answer answers paper worksheet quiz test notes folder mum
  mom mam mums moms dad dads mother father brother brothers bro sister sisters sis nan gran grandma grandad grandpa cousin
  cousins uncle auntie aunt parents family friend friends bf gf boyfriend girlfriend house party bday birthday dog cat turn
  team group table teacher tutor class name surname parent guardian`.split(/\s+/),
);
/** Of these, no country and nobody of history is spoken of as the owner. */
const OF_PUPILS = new Set(
  'mark marks grade hw homework phone fone locker lunch bag mum mom mam dad sister brother'.split(' '),
);
/** Of name and ending, one less than the least. */
const SHORTEST = 4;
const MOST = 12;
/** "2 rebeccas in r group", "two olivers" */
const SEVERAL = /\b(?:[2-9]|two|three|four|five|six|both(?: the)?) $/;
const AT_HAND =
  /^ (?:in|at|on|from) (?:r|our|my|the|this|your|ur|her|his) (?:[a-z]+ )?(?:group|class|form|year|team|school|set|table|list|register|grade|room|course|section)\b/;

/** "wats shannons mark", "tylers mum", "2 rebeccas in our group": a name in small letters with the s of a possessive or of a plural. */
export const ownedName: Recognizer = {
  name: 'owned-name',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    for (const token of document.tokens) {
      if (found.length === MOST) break;
      if (!isShaped(token)) continue;
      const isOwner = isBeforeThing(document, token);
      if (!isOwner && !isOfSeveral(document, token)) continue;
      const { lesson, figures, isSum } = subjectOf(document);
      if (lesson > 0 || figures.length > 0 || isSum) continue;
      const thing = document.tokens[token.index + 1]?.lower ?? '';
      if (!isOfName(token.lower.slice(0, -1), isOwner && OF_PUPILS.has(thing))) continue;
      found.push({
        start: token.start,
        end: token.end - 1,
        type: 'PERSON',
        score: 0.7,
        recognizer: 'owned-name',
        reason: isOwner ? 'somebody who owns something' : 'some of one name',
      });
    }
    return found;
  },
};

/** Latin, small, and no word of its own nor a name that ends with an s: "chris mum". */
const isShaped = ({ kind, casing, script, lower, start, end, word }: Token): boolean =>
  kind === 'word' &&
  casing === 'lower' &&
  script === 'latin' &&
  end - start > SHORTEST &&
  lower.endsWith('s') &&
  !word.isOrdinary &&
  !word.isStop &&
  word.given === undefined;

function isBeforeThing(document: TextDocument, token: Token): boolean {
  const next = document.tokens[token.index + 1];
  return isNextWord(document, token, next) && next.casing === 'lower' && OWNED.has(next.lower);
}

const isOfSeveral = ({ lower }: TextDocument, { start, end }: Token): boolean =>
  SEVERAL.test(lower.slice(Math.max(0, start - 10), start)) && AT_HAND.test(lower.slice(end, end + 32));

/** A given name that is no word, and no town and nobody of lessons unless the thing is a pupil's: "shannons mark". */
function isOfName(name: string, isOfPupil: boolean): boolean {
  if (isOrdinaryWord(name)) return false;
  const given = givenName(name);
  if (given === undefined) return false;
  return isOfPupil && !given.isRare ? !isLegendaryName(name) : !isPlace(name) && !isFigure(name);
}
