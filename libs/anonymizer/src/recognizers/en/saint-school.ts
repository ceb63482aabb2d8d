import { occurs } from '../../text/occurs.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** "St Bede's and", "Saint Brendan's?": what follows is no cathedral, hospital or day of the saint. */
const SAINT =
  /(?:St\.?|Saint) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{2,}(?:-[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+)?['’]s(?=$|[,.?!;:)\n]| (?:and|but|or|for|on|in|at|is|was|has|had|have|who|where|again|today|next|since|with|because|when|by|to|from|last|until|till|now)(?![A-Za-zÀ-ԯ]))/y;
const OF_SAINTS =
  /\b(?:cathedral|church|chapel|basilica|hospital|day|feast|legend|dragon|pope|square|parish|mass|gospel|patron|london|rome|vatican)\b/;

/** Where the name of a school ends that is called after a saint and leaves out that it is a school. */
export function endOfSaint(document: TextDocument, token: Token): number | undefined {
  if (token.casing !== 'title') return undefined;
  SAINT.lastIndex = token.start;
  if (!SAINT.test(document.text)) return undefined;
  const end = SAINT.lastIndex;
  if (isAmongPlaces(document.text)) return undefined;
  return subjectOf(document).lesson > 0 || occurs(document, OF_SAINTS) ? undefined : end;
}

const LONGEST_READ = 400;

/** "St. Andrews, St Kitts, Saint John, St. John's: which of those are in Canada?" asks of places. */
function isAmongPlaces(text: string): boolean {
  const others = text
    .slice(0, LONGEST_READ)
    .match(
      /(?<![A-Za-zÀ-ԯ])(?:St\.?|Saint) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+(?![A-Za-zÀ-ԯ]|['’]s)(?=,| and | or )/g,
    );
  return others !== null && others.length > 1;
}
