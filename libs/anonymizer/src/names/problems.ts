import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { isOfPlot } from './mentions.js';
import type { NameChain } from './name-chain.js';

/** Ways in which only problems and retellings speak of somebody, also beside words of the writer's own. */

/** "how much change does Leroy get" */
const CHANGE = /\bhow much change (?:does|will|would|should|did) $/;
/** "Gwen's birthday is in 100 days, what weekday is it?" */
const BIRTHDAY = /^(?:['’]s|s['’]?) birthday is in \d{1,4} (?:days|weeks)\b/;
const WEEKDAY = /\b(?:which|what) (?:week ?day|day of the week|day (?:is|will|does))\b/;
/** "Alice always lies, Bob always tells the truth": who of them says "I am Bob" is nobody. */
const LIES = /\balways (?:lies|lie|lying)\b/;
const TELLS_TRUTH = /\b(?:always (?:tells|tell|telling|speaks) the truth|never (?:lies|lie))\b/;
const OF_OURS = /\b(?:my|our|me|us)\b/;
/** "Tell the story of Finn McCool" */
const STORY_OF =
  /^(?:please |can you |could you )?(?:re)?tell (?:me |us )?the (?:story|tale|legend|myth|saga|ballad) of $/;
/** "If Mr Khan invests £2,000 at 3%": of a sum, whoever asks for its result. */
const SUPPOSED = /(?:^|[.:!?] ?)(?:if|suppose|say|assume) (?:that )?$/;
const DEALS_IN_MONEY =
  /^ (?:invests?|deposits?|borrows?|lends?|puts|saves?|earns?|spends?|pays?|buys?|sells?) (?:[£$€₦₹]|r ?\d|rs\.? ?\d|\d)/;
const AT_RATE = /%|\b(?:interest|per cent|percent|profit|discount)\b/;
/** "A: Good morning, Mrs Brown. B: Hello, Dr Green." */
const SPEAKERS =
  /\b(?:dialog(?:ue)?|conversation|role ?-?play|speaking)\b[^\n]{0,100}?[\s("“]a: [^\n]{2,200}\sb: /;
/** "change the names to Kayleigh and Mohammed, that's me and my partner" */
const ARE_US = /\b(?:that|this|it)['’]?s (?:me|us)\b|\bwe are\b/;
const FARTHEST = 48;
const LONGEST = 1000;

/** Whether the name is that of somebody of a sum, of a riddle of liars or of a tale that is asked for. */
export function isOfProblem(document: TextDocument, chain: NameChain): boolean {
  const { lower, tokens, shared } = document;
  const { start, script } = tokens[chain.first]!;
  if (script !== 'latin') return false;
  const before = lower.slice(Math.max(0, start - FARTHEST), start);
  if (CHANGE.test(before)) return true;
  if (start < FARTHEST && STORY_OF.test(before)) return subjectOf(document).personal === 0;
  if (isAskedWithFigure(document, chain)) return true;
  if (isSupposed(before, lower.slice(chain.end, LONGEST)) || isOfSpeakers(document, start)) return true;
  if (!chain.isTitled && chain.surname === undefined && isOfPlot(document) && isOnlyAsked(document))
    return true;
  if (BIRTHDAY.test(lower.slice(chain.end, chain.end + 32)) && WEEKDAY.test(lower.slice(chain.end, LONGEST)))
    return true;
  return (shared.isOfLiars ??= isOfLiars(lower.slice(0, LONGEST)));
}

const isSupposed = (before: string, behind: string): boolean =>
  DEALS_IN_MONEY.test(behind) && SUPPOSED.test(before) && AT_RATE.test(behind) && !OF_OURS.test(behind);

/** Most messages have nothing of the kind, which is told much sooner. */
const indexOfSpeakers = (lower: string): number =>
  lower.includes('a: ') ? (SPEAKERS.exec(lower)?.index ?? Infinity) : Infinity;

/** Behind the word that tells of speakers. */
function isOfSpeakers({ shared, lower }: TextDocument, start: number): boolean {
  const first = (shared.firstSpeaker ??= indexOfSpeakers(lower.slice(0, LONGEST)));
  return start > first && !ARE_US.test(lower.slice(0, LONGEST));
}

/** "tell me a story where …": nothing but the asking is of the writer. */
function isOnlyAsked(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return personal <= 1 && relations === 0 && schoolLife === 0;
}

const isOfLiars = (lower: string): boolean =>
  LIES.test(lower) && TELLS_TRUTH.test(lower) && !OF_OURS.test(lower);

/** "Did Michael Collins write to Kitty Kiernan": a question about what somebody of history did, and to whom. */
function isAskedWithFigure(document: TextDocument, { first, given, surname, isTitled }: NameChain): boolean {
  if (given === undefined || surname === undefined || isTitled) return false;
  const did = document.tokens[0]!.lower;
  if ((did !== 'did' && did !== 'was') || !asks(document)) return false;
  const { personal, relations, schoolLife, figures } = subjectOf(document);
  if (personal > 0 || relations > 0 || schoolLife > 0) return false;
  return figures.some((index) => index < 4 && index < first);
}
