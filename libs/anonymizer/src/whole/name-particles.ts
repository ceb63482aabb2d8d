import { mayName } from '../names/may-name.js';
import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import type { Token } from '../text/tokenize.js';

/** "Du Plessis", "van der Merwe", "bin Yusof", "ap Rhys": what stands between given name and surname in many lands. */
const PARTICLE = new Set(
  'du|de|da|do|di|dos|das|del|della|van|von|vom|der|den|ter|ten|le|la|el|al|bin|binti|bint|ibn|ap|ab|ferch|ni|ní|nic|ó|o|ui|uí|mac|mc|фон|ван|дер|де|ди|да|ла|ле|аль|эль|бен|бин|ибн'.split(
    '|',
  ),
);
const MOST = 2;

/** Index of the first word of a name, of which the part from `index` on was found, if particles stand before that. */
export function startBeforeParticles(document: TextDocument, index: number): number {
  const { tokens } = document;
  const surname = tokens[index];
  let first = index;
  for (
    let particles = 0;
    particles < MOST && isParticle(document, tokens[first - 1], tokens[first]);
    particles++
  )
    first--;
  const given = tokens[first - 1];
  if (first === index || surname?.casing !== 'title' || given === undefined) return index;
  return mayName(given) && given.script === surname.script && isNextWord(document, given, tokens[first])
    ? first - 1
    : index;
}

/** Index behind the last word of a name of which the part up to `index` was found: "Annelize" of "Annelize du Toit". */
export function endBehindParticles(document: TextDocument, index: number): number {
  const { tokens } = document;
  let last = index;
  for (
    let particles = 0;
    particles < MOST && isParticle(document, tokens[last + 1], tokens[last]);
    particles++
  )
    last++;
  const surname = tokens[last + 1];
  const given = tokens[index];
  if (last === index || given?.casing !== 'title' || surname === undefined) return index + 1;
  return mayName(surname) && surname.script === given.script && isNextWord(document, tokens[last]!, surname)
    ? last + 2
    : index + 1;
}

/** Whether the word is a particle right beside the other one. */
function isParticle(document: TextDocument, token: Token | undefined, beside: Token | undefined): boolean {
  if (
    token?.kind !== 'word' ||
    token.casing === 'mixed' ||
    !PARTICLE.has(token.lower) ||
    beside === undefined
  )
    return false;
  return isNextWord(document, token, beside) || isNextWord(document, beside, token);
}
