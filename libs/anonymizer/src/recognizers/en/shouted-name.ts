import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

/** "Our son goes by TJ", "she goes by A.J. at school" */
const GOES_BY = /\b(?:goes|go|going) by (?=[A-Z])/g;
const TWO_LETTERS =
  /^(?!UK|US|EU|IT|TV|PE|AM|PM)(?:[A-Z]{2}|[A-Z]\.[A-Z]\.?)(?=$|[.,!?;)\n]| (?:at|in|and|but|so|not|now|on|with)\b)/;
const LONGEST_INITIALS = 24;
/** "can DANEIL be on my team" */
const BEFORE = /\b(?:can|could|is|will|did|does|has|tell|ask|with|why is|when is|where is) $/;
const BEHIND =
  /^ (?:be|on|in|is|was|come|coming|sit|sits|join|not|always|keeps|get|go|have|play|help|that|to)\b/;
const SHORTEST = 5;
const MOST = 6;

/** Names in capitals that no list has: those of two letters somebody goes by, and given names with a slip. */
export const shoutedName: Recognizer = {
  name: 'shouted-name',
  locale: 'en',
  find(document) {
    const { text, tokens } = document;
    const found: Candidate[] = [];
    const add = (start: number, end: number, reason: string): void => {
      if (found.length < MOST)
        found.push(candidateOf({ start, end, score: 0.9, reason }, 'PERSON', 'shouted-name'));
    };
    for (const match of text.matchAll(GOES_BY)) {
      const start = match.index + match[0].length;
      const letters = TWO_LETTERS.exec(text.slice(start, start + LONGEST_INITIALS))?.[0];
      if (letters !== undefined && isOfSomebody(document))
        add(start, start + letters.replace(/\.$/, '').length, 'what somebody goes by');
    }
    if (tokens.length < 3) return found;
    for (const token of tokens)
      if (token.casing === 'upper' && isSlipInTalk(document, token))
        add(token.start, token.end, 'a given name with a slip, in capitals');
    return found;
  },
};

/** "time goes by UTC": nobody is spoken of. */
const isOfSomebody = (document: TextDocument): boolean => {
  const { personal, relations, lesson } = subjectOf(document);
  return personal + relations > 0 && lesson === 0;
};

function isSlipInTalk(document: TextDocument, { index, start, end, script, word }: Token): boolean {
  const { lower, tokens } = document;
  if (script !== 'latin' || end - start < SHORTEST || word.isOrdinary || word.isPlace || word.isFigure)
    return false;
  // In a message all of capitals they tell nothing.
  if (tokens[index - 1]?.casing !== 'lower' || tokens[index + 1]?.casing !== 'lower') return false;
  const { personal, lesson, figures } = subjectOf(document);
  return (
    personal > 0 &&
    lesson === 0 &&
    figures.length === 0 &&
    BEFORE.test(lower.slice(Math.max(0, start - 12), start)) &&
    BEHIND.test(lower.slice(end, end + 10)) &&
    word.isMisspelledName
  );
}
