import type { TextDocument } from '../text/document.js';
import { isKnownInFull } from './known-figure.js';
import type { NameChain } from './name-chain.js';

/** "a speech as if i am Emmeline Pankhurst" */
const ROLE =
  /\b(?:as (?:if|though)|pretend(?:ing)?|imagine|suppose|like|where) (?:that )?i(?:['’]?m| am| was| were) $|(?:как будто|словно|будто|представь,? что|представим,? что|вообрази,? что|как если бы) я (?:—|-)? ?$/;
/** "Can I call Victor Frankenstein 'Victor' in my essay" */
const SPOKEN_OF = /\b(?:can|could|may|should|do|must|shall) (?:i|we|you) (?:just |also )?call $/;
const QUOTED = /^ ['"‘“«]/;
const REACH = 32;

/** Whether a name of lessons, in full, is the part that somebody plays, or what somebody of lessons is called by. */
export const isInRole = (document: TextDocument, chain: NameChain): boolean => {
  const { lower, tokens } = document;
  if (!isKnownInFull(document, chain)) return false;
  const { start } = tokens[chain.first]!;
  const before = lower.slice(Math.max(0, start - REACH), start);
  return ROLE.test(before) || (SPOKEN_OF.test(before) && QUOTED.test(lower.slice(chain.end, chain.end + 2)));
};
