import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { WordTest } from '../text/word-test.js';

/** "called" itself is a word of talk. */
const OWN_CUE = 1;
const NAMED = new WordTest('named|called');
/** Whom tales and sums are told of, and hardly anybody meets at school. */
const OF_TALES = new WordTest(
  'woodcutter|princess|prince|king|queen|knight|knave|farmer|tailor|shepherd|shepherdess|miller|merchant|blacksmith|cobbler|shoemaker|fisherman|sailor|pirate|hunter|huntsman|wizard|witch|sorcerer|dragon|giant|ogre|elf|dwarf|goblin|fairy|mermaid|unicorn|genie|monkey|snail|frog|wolf|bear|fox|lion|elephant|donkey|goose|caterpillar|robot|alien|astronaut|detective|magician|peasant|emperor|beggar|explorer|monster|ghost|vampire|superhero|villain|inventor|traveller|traveler|shopkeeper|baker|carpenter|gardener|builder|painter|trader|juggler|clown|jeweller',
);
const OPENING =
  /^["“'‘]?(?:once upon a time|once,? (?:there|in a|long ago)|there once|long,? (?:long )?ago|many years ago|in a (?:land|kingdom|village|forest|galaxy) far)/;
/** "two sentences about a girl called Nina" */
const INVENTED =
  /^(?:please |can you |could you )?(?:use|write|make|make up|invent|give|compose|continue|finish|create) .{0,60}\b(?:sentences?|story|poem|paragraph|dialogue|description|problem|riddle|limerick|scene)\b.{0,12} about /;
const ANYBODY = new WordTest(
  'girl|boy|man|woman|child|kid|pupil|student|teacher|character|hero|heroine|dog|cat|robot|detective',
);
const LONGEST_TASK = 140;
/** "a farmer's son called Hans" */
const MOST_BACK = 3;

/** Whether the name behind "named" or "called" is that of somebody of a tale: "a woodcutter named Hans". */
export function isOfTale(document: TextDocument, name: number): boolean {
  const { tokens } = document;
  const named = tokens[name - 1];
  if (named === undefined || !NAMED.accepts(named.word) || subjectOf(document).personal > OWN_CUE)
    return false;
  if (OPENING.test(document.lower.slice(0, 32))) return true;
  for (let i = name - 2; i >= Math.max(0, name - 1 - MOST_BACK); i--) {
    const { word } = tokens[i]!;
    if (OF_TALES.accepts(word)) return true;
    if (ANYBODY.accepts(word) && INVENTED.test(document.lower.slice(0, LONGEST_TASK))) return true;
    if (tokens[i]!.end + 1 < tokens[i + 1]!.start) return false;
  }
  return false;
}
