import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

/** What people do whom the writer knows. */
const DEED =
  /^,? (?:(?:мне|меня|нам|нас) |(?:опять|снова|вечно|постоянно) не [а-я]{2,}(?:[аиеыя]л(?:а|ся|ась)?|[аеиу]т)(?![а-я])|со мной |новеньк|(?:не |тоже |уже |опять |снова |вечно |постоянно |сегодня |вчера |завтра |мне |меня |всё |все |always |never |just |also |really ){0,3}(?:и я|сказал|говорит|пришл|приш[её]л|при[её]хал|перееха|перевел(?:ся|ась)|не прид|дал[аи]? |взял|пош[её]л|пошла|хочет|просит|попросил|спросил|ответил|написал|звонил|позвонил|забыл|потерял|обиделась|обиделся|поссорил|друж|плач|бол[еь]|заболел|уехал|живет|сидит|учится|получил|опоздал|списал|придумал|толкнул|ударил|смотрит|пишет|мешает|помог|(?:с)?дел(?:ал|ает)|выуч|прин[её]с|кинул|скинул|прогул|проспал|сдал|реш(?:ил|ает)|дописал|порвал|сломал|подрался|ушел|ушла|орет|кричит|обзыв|дразн|болта|отпросил|пропуст|придет|молчит|из (?:наш|мо|параллел|сосед|\d)|said|says|is (?!an? |the |one |part |used )|was (?!an? |the )|has|wants|told|asked|lives|goes|likes|came|went|gave|got|took|sent|hit|let|made|broke|stole|won|lost|didn't|doesn't|isn't|won't|can't|keeps|sits|plays|called|texted|thinks|knows|needs|loves|hates|forgot|brought|stole|cheated|skipped|lied|cried|laughed|yelled|borrowed|copied|tripped|[a-z]{3,}(?<!ne|se|fe)ed(?= (?:me|my|us|at|on|out|a|the|his|her|in|to|by)\b)|from (?:my|our|(?:\w+ ){1,2}(?:likes|hates|said|told|is|was|asked|keeps|wants|won't|has))|and i(?!\w)))/;

/** The same of a word that may be no name: "Summer is hot" tells nothing in a message that is about nobody. */
export function acts(document: TextDocument, chain: NameChain): boolean {
  if (!isFollowedByDeed(document, chain)) return false;
  return subjectOf(document).personal > 0 || !isState(document, chain);
}

/** "is", "has": said of towns and months as well. */
export function isState(document: TextDocument, chain: NameChain): boolean {
  return /^ (?:is|was|has) /.test(document.lower.slice(chain.end, chain.end + 5));
}

/** Whether the bearer does something that people of the writer's own life do. */
export function isFollowedByDeed(document: TextDocument, chain: NameChain): boolean {
  return DEED.test(document.lower.slice(chain.end, chain.end + 32));
}
