import { findChains } from '../../names/chains.js';
import { coordinate } from '../../names/coordination.js';
import { judgeName } from '../../names/judge.js';
import type { NameChain } from '../../names/name-chain.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { WordTest } from '../../text/word-test.js';
import { HOLDS_KNOWN, KNOWN_NAMES } from './known-names.js';

const NICK_REACH = 40;
const NICK = new WordTest('ник(?:а|у|ом|е|и)?|nicks?');

/** A full name that holds one that was passed in is removed as a whole. Both come in text order. */
function holdingKnown(names: readonly Candidate[], found: readonly Candidate[]): Candidate[] {
  const known = found.filter(({ recognizer }) => recognizer === KNOWN_NAMES);
  let next = 0;
  return names.map((name) => {
    while (next < known.length && known[next]!.start < name.start) next++;
    const part = known[next];
    return part === undefined || part.end > name.end
      ? name
      : { ...name, score: 1, reason: name.reason + HOLDS_KNOWN };
  });
}

/** "под ником Wolf_7": the word, which is a name as well, stands before what it announces. */
function isNickWord(
  { tokens }: TextDocument,
  { first, last }: NameChain,
  nicks: ReadonlySet<number>,
): boolean {
  const { word, end } = tokens[first]!;
  if (nicks.size === 0 || first !== last || !NICK.accepts(word)) return false;
  for (let start = end + 1; start < end + NICK_REACH; start++) if (nicks.has(start)) return true;
  return false;
}

/** Names of persons: given names, patronymics, surnames and initials that stand together, weighed by their surroundings. */
export const person: Recognizer = {
  name: 'person',
  find(document, found) {
    const others = found.filter((candidate) => candidate.score >= 0.5 && candidate.type !== 'URL');
    const schools = others.filter(({ type }) => type === 'SCHOOL');
    const nicks = new Set(others.filter(({ type }) => type === 'HANDLE').map(({ start }) => start));
    const chains = findChains(document).filter((chain) => !isNickWord(document, chain, nicks));
    const names = chains.map((chain): Candidate => {
      const start = document.tokens[chain.first]!.start;
      const isPart = (other: Candidate): boolean => other.start < chain.end && start < other.end;
      // "Maria Montessori" may be taken for a school.
      const beside = schools.some(isPart)
        ? others.filter((other) => other.type !== 'SCHOOL' || !isPart(other))
        : others;
      const { score, reason } = judgeName(document, chain, beside);
      return { start, end: chain.end, type: 'PERSON', score, recognizer: 'person', reason };
    });
    coordinate(document, chains, names);
    return document.options.knownNames === undefined ? names : holdingKnown(names, found);
  },
};
