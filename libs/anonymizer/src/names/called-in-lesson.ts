import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { isRelationSpelled } from './cues.js';
import type { NameChain } from './name-chain.js';

const CALLED = /\b(?:called|named) $/;

/** "Is Lyra's daemon called Pan": in a lesson or a question in which nobody speaks of themselves. */
export function isCalledInLesson(document: TextDocument, { first }: NameChain): boolean {
  const { start } = document.tokens[first]!;
  if (!CALLED.test(document.lower.slice(Math.max(0, start - 8), start))) return false;
  const { isOwn, lesson, figures } = subjectOf(document);
  return !isOwn && (lesson > 0 || figures.length > 0 || asks(document));
}

const CALLED_OURS =
  /\b(?:my|our) (?:[a-z]{2,14} ){0,2}([a-z]{2,14})(?:['’]?s)? (?:(?:is|was) )?(?:really )?(?:called|named) $/;

/** "My teacher's called Mr Bean": whatever character bears the name. `called` is the word in front of the title. */
export function isCalledOfOurs({ lower }: TextDocument, called: Token | undefined): boolean {
  if (called?.lower !== 'called' && called?.lower !== 'named') return false;
  const relation = CALLED_OURS.exec(lower.slice(Math.max(0, called.end - 60), called.end + 1))?.[1];
  return (
    relation !== undefined && (isRelationSpelled(relation) || isRelationSpelled(relation.replace(/s$/, '')))
  );
}
