import { AGAINST } from '../context/rows.js';
import { introducesOneself } from '../names/introduces-oneself.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { isLong } from './is-long.js';
import { judgeNames } from './judge.js';
import { leave } from './leave.js';
import { IN_PROSE } from './mark-weights.js';
import { isFound, readMentions, type Mention } from './mention.js';
import { isOurs } from './ours.js';

/**
 * In log-odds, by the letters of the name: with less, whom a rule found is nobody after all; with more, whom none found is somebody.
 * Chosen by messages of writers left out of the fit: of people around them one or two in a hundred more stay than by rules alone,
 * and of the names that are nobody's four in five are left in English, and every second in Russian.
 */
const LEAST = { latin: -2.5, cyrillic: -5.5, other: -5.5 };
const MOST = { latin: 0, cyrillic: 1.5, other: 0 };
/** A word that is less likely part of a value speaks for nobody. */
const LIKELY = 0.01;
/** More has to speak for a word in small letters. */
const OF_SMALL = 2;
/** As much more has to speak for whom the second opinion has taken away, in English: mostly those of a sum. */
const OF_DOUBTED = 2;
const TAKEN = 0.55;

/**
 * Decides in long messages who is somebody around the writer, and who is told of in a task, a story or a lesson. Rules judge a
 * name by a few words and by what the whole message is about, and everybody who tells of a lesson over a paragraph says "I" in it.
 */
export function decideInProse(document: TextDocument, candidates: Candidate[]): void {
  if (!isLong(document)) return;
  const mentions = readMentions(document, candidates);
  if (!mentions.some(isAnybody)) return;
  const sums = judgeNames(document, candidates, mentions, IN_PROSE);
  const found = namesOf(mentions, isFound);
  const own = namesOf(mentions, ({ first }) => introducesOneself(document, document.tokens[first]!.start));
  const ours = namesOf(mentions, (mention) => isOurs(document, mention));
  for (const mention of mentions) {
    const { name, first } = mention;
    const least = found.has(name) && !isWord(document, mention) ? LEAST : MOST;
    const begins = document.tokens[first]!;
    const more = least === MOST ? ofCasing(begins) + ofDoubt(begins, mention) : 0;
    const isOfOurs = ours.has(name) && !isWord(document, mention);
    if (own.has(name) || isOfOurs || sums.get(name)! > least[begins.script] + more)
      take(document, candidates, mention);
    else leave(document, candidates, mention, 'nobody around the writer of a long message');
  }
}

const namesOf = (mentions: readonly Mention[], is: (mention: Mention) => boolean): ReadonlySet<string> =>
  new Set(mentions.filter(is).map(({ name }) => name));

/** "got a better mark": no rule found anybody in a word of every day, though somebody of the message is called so. */
const isWord = ({ tokens }: TextDocument, mention: Mention): boolean => {
  const { casing, word } = tokens[mention.first]!;
  return casing === 'lower' && word.isOrdinary && !isFound(mention);
};

const ofCasing = ({ casing }: Token): number => (casing === 'lower' ? OF_SMALL : 0);

const ofDoubt = ({ script }: Token, { best }: Mention): number =>
  script === 'latin' && best?.reason.includes(AGAINST) ? OF_DOUBTED : 0;

/** Where nothing else speaks for anybody, the words that do not are not judged: most messages tell of nobody. */
const isAnybody = (mention: Mention): boolean => isFound(mention) || mention.most >= LIKELY;

function take({ tokens }: TextDocument, candidates: Candidate[], mention: Mention): void {
  if (isFound(mention)) return;
  const { best, first, last } = mention;
  candidates.push({
    start: best?.start ?? tokens[first]!.start,
    end: best?.end ?? tokens[last]!.end,
    type: 'PERSON',
    score: TAKEN,
    recognizer: 'prose',
    reason: `${best?.reason ?? 'told by all around'}; somebody around the writer of a long message`,
  });
}
