import { introducesOneself } from '../names/introduces-oneself.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { ContactsBehind } from './contacts-behind.js';
import { isLong } from './is-long.js';
import { leave } from './leave.js';
import { listedNames } from './listed.js';
import { isFound, readMentions, type Mention } from './mention.js';
import { isOurs } from './ours.js';
import { take } from './take.js';
import { worthOfNames } from './worth-of-names.js';

/**
 * In log-odds: with less a name is nobody's, whatever a rule found; with more it is somebody's, though none did. Chosen by messages
 * of writers left out of the fit: of people around them six in a hundred stay, of paragraphs of nobody two in three are left alone.
 */
const LEAST = -1.7;
/** A word that is less likely part of a value speaks for nobody. */
const LIKELY = 0.01;
/** More has to speak for a word of every day in small letters. */
const OF_WORD = 2;

/**
 * Decides in long messages who is somebody around the writer, and who is told of in a task, a story or a lesson. Rules judge a
 * name by a few words and by what the whole message is about, and everybody who tells of a lesson over a paragraph says "I" in it.
 */
export function decideInProse(document: TextDocument, candidates: Candidate[]): void {
  if (!isLong(document)) return;
  const mentions = readMentions(document, candidates);
  if (!mentions.some(isAnybody)) return;
  const worth = worthOfNames(document, candidates, mentions);
  const own = namesOf(mentions, ({ first }) => introducesOneself(document, document.tokens[first]!.start));
  const contacts = new ContactsBehind(document, candidates);
  const reached = namesOf(mentions, (mention) => contacts.has(mention));
  const ours = namesOf(mentions, (mention) => isOurs(document, mention));
  const listed = listedNames(document, mentions);
  const capital = namesOf(mentions, ({ first }) => document.tokens[first]!.casing !== 'lower');
  for (const mention of mentions) {
    const { name } = mention;
    const isWord = isOnlyWord(document, mention);
    const least = isWord ? leastOfWord(capital.has(name)) : LEAST;
    const isSure = own.has(name) || reached.has(name) || ((ours.has(name) || listed.has(name)) && !isWord);
    if (isSure || worth.get(name)! > least)
      take(document, candidates, mention, 'somebody around the writer of a long message');
    else leave(document, candidates, mention, 'nobody around the writer of a long message');
  }
}

/** "Mark got a better mark": who writes the name with a capital means the word without one. */
const leastOfWord = (hasCapitalElsewhere: boolean): number =>
  hasCapitalElsewhere ? Infinity : LEAST + OF_WORD;

const namesOf = (mentions: readonly Mention[], is: (mention: Mention) => boolean): ReadonlySet<string> =>
  new Set(mentions.filter(is).map(({ name }) => name));

/** "got a better mark": no rule found anybody in a word of every day, though somebody of the message is called so. */
const isOnlyWord = ({ tokens }: TextDocument, mention: Mention): boolean => {
  const { casing, word } = tokens[mention.first]!;
  return casing === 'lower' && word.isOrdinary && !isFound(mention);
};

/** Where nothing else speaks for anybody, the words that do not are not judged: most messages tell of nobody. */
const isAnybody = (mention: Mention): boolean => isFound(mention) || mention.most >= LIKELY;
