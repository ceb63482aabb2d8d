import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

const SURE = 0.5;
const PARTICLE =
  /^ (?:bin|ibn|bint|binti|al|el|de|del|della|di|da|dos|van|von|der|den|la|ter|ten|af|ap)(?: (?:la|las|los|der|den|de))? /;

/** "Khalid bin Omar", "Ludwig van Dijk": what stands behind a particle belongs to the name before it. Changes the ends in place. */
export function joinByParticles(
  document: TextDocument,
  chains: readonly NameChain[],
  found: Candidate[],
): void {
  const { text, tokens } = document;
  for (let i = 0; i < chains.length; i++) {
    const { given, surname, last, isTitled } = chains[i]!;
    const { score, end } = found[i]!;
    const own = given ?? (isTitled ? surname : undefined);
    const isWhole = given !== undefined && surname !== undefined;
    if (score < SURE || own?.script !== 'latin' || isWhole || text.charCodeAt(end) !== 0x20) continue;
    const next = tokens[last + 1];
    if (next === undefined || next.casing !== 'lower' || next.end - next.start > 5) continue;
    const particle = PARTICLE.exec(text.slice(end, end + 16));
    if (particle === null) continue;
    const start = end + particle[0].length;
    const name = tokens.slice(last + 2, last + 4).find((token) => token.start === start);
    if (name?.casing !== 'title' || name.word.isStop || name.word.isFigure) continue;
    const behind = found.slice(i + 1, i + 3).find((other) => other.start === start);
    found[i] = {
      ...found[i]!,
      end: Math.max(name.end, behind?.end ?? 0),
      score: Math.max(score, behind?.score ?? 0) + 0.01,
      reason: `${found[i]!.reason}, and what a particle ties to it`,
    };
  }
}
