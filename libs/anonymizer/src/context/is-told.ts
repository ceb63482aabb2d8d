import { isNoKin } from '../names/presented.js';
import { ENGLISH_ROUGH_DEED } from '../names/rough-deeds.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import { tagsOf } from '../tagger/tagger.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

/** Chosen by the leaks and negatives of writers whom the weights did not know. */
const LEAST = 0.56;
/** Everybody is somebody in a sum. */
const LEAST_IN_SUM = 0.9;

/** "Виктория и Витя дружат": so one tells of classmates. */
const OF_FRIENDS =
  /^(?: (?:и|с) [а-я-]{2,16})? (?:дружат|дружит|поссорил(?:ись|ся|ась)|помирил(?:ись|ся|ась)|подрал(?:ись|ся|ась))(?![а-я])/;
/** "дружу с Кара-оолом" */
const FRIENDS_WITH = /(?<![а-я])(?:дружу|дружит|дружим|подружил(?:ся|ась|ись)) со? $/;
const REACH = 40;
const FAR = 72;

/** "My brothers are Jack and John" */
const OWN_ARE =
  /(?<![a-z])(?:my|our) (?:[a-z]+ )?(?:brothers?|sisters?|siblings?|cousins?|twins|friends|mates|classmates|neighbou?rs|parents|sons?|daughters?|kids|children) (?:is|are)(?: called| named)? (?:[a-z]+(?:, (?:and )?| and )){0,4}$/;
/** "Why did Mr Hall give a zero for question 3" */
const MARKS =
  /^ (?:give|gives|gave|take|takes|took|dock|docks|docked) (?:(?:me|us|him|her|them|everyone) )?(?:an? |half |full |no )?(?:zero|detentions?|points?|marks?|homework|hw|extra credit)(?![a-z])/;
/** "Alexander hit Alex in class" */
const AT_SCHOOL =
  '(?:in|at|during|after|before) (?:class|school|recess|lunch|break|practice|assembly|the playground)';
const HITS = `(?:${ENGLISH_ROUGH_DEED})`;
const HITS_SOMEBODY = new RegExp(`^ ${HITS} [a-z'-]{2,16} ${AT_SCHOOL}(?![a-z])`);
const HIT_BEFORE = new RegExp(` ${HITS} $`);
const THERE = new RegExp(`^ ${AT_SCHOOL}(?![a-z])`);
/** "Ella is on page 45 of Matilda" */
export const READS = /^ is on (?:page|chapter) /;
/** "Зоя из «Гармонии» и Марат из «Спектра» выиграли кубок" */
const OF_TEAM = /^ из «[^«»\n]{2,24}»/;
const WINS =
  /(?:выигра|победи|проигра|заня)[а-я]{1,4} (?:[а-я]+ )?(?:куб(?:ок|ка)|матч|турнир|медал|мест|соревнован|финал|эстафет)/;
/** "Пусть Вика напишет его дома, она болеет" */
const IS_ILL = /^[^.!?\n]{0,40}(?<![а-я])(?:она|он) (?:болеет|заболела?|в больнице|на больничном)(?![а-я])/;

/** Whether words beside a candidate tell that it is somebody around the writer. */
export function isSaid(document: TextDocument, { start, end }: Candidate): boolean {
  if (subjectOf(document).isSum) return OF_FRIENDS.test(document.lower.slice(end, end + REACH));
  const { lower } = document;
  const behind = lower.slice(end, end + FAR);
  return (
    OF_FRIENDS.test(behind) ||
    MARKS.test(behind) ||
    READS.test(behind) ||
    HITS_SOMEBODY.test(behind) ||
    (THERE.test(behind) && HIT_BEFORE.test(lower.slice(Math.max(0, start - REACH), start))) ||
    IS_ILL.test(behind) ||
    (OF_TEAM.test(behind) && occurs(document, WINS)) ||
    OWN_ARE.test(lower.slice(Math.max(0, start - FAR), start))
  );
}

/**
 * "our boy Wiremu is being excluded": whether each word of a candidate is likely a part of a value of its type, by all that stands
 * around it in its order. It is asked where others, who count the words of a message without their order, are in doubt.
 */
export function isTold(document: TextDocument, candidate: Candidate): boolean {
  if (isSaid(document, candidate)) return true;
  const [first, last] = wordsOf(document, candidate);
  const isKin = !isNoKin(document.tokens[last]!.word);
  const least = subjectOf(document).isSum ? LEAST_IN_SUM : LEAST;
  return isKin && tagsOf(document).typeOf(first, last, least) === candidate.type;
}

/** Whether somebody around is said to be friends with whom the candidate names, be it a figure's name. */
export const isFriend = ({ lower }: TextDocument, { start }: Candidate): boolean =>
  FRIENDS_WITH.test(lower.slice(Math.max(0, start - REACH), start));

/** "Лермонтов из параллельного мира" */
const OF_OTHER_WORLD =
  /^ из (?:друг|параллельн|ин)о(?:го|й) (?:мира|вселенной|реальности|измерения|эпохи)(?![а-я])/;

/** "Пьер думает, что Наполеон антихрист": what one figure thinks of another. */
const THINKS = /^ (?:думает|считает|полагает|говорит|thinks|believes|says),? (?:что |that )?(?=[а-яa-z])/;

function thinksOfFigure({ lower, tokens }: TextDocument, { end, reason }: Candidate): boolean {
  if (!FIGURE.test(reason)) return false;
  const opinion = THINKS.exec(lower.slice(end, end + REACH));
  return opinion !== null && tokens[tokenIndexAt(tokens, end + opinion[0].length)]?.word.isFigure === true;
}

/** What is so unlikely a value is none, whatever is counted. */
const LOWEST = 0.04;
/** The same of who bears the name of a figure, or is a topic of school work, in English. */
const LOWEST_OF_FIGURE = 0.3;
const FIGURE = /^(?:historical person|a topic)/;

/** "о том, как Рома и Лиза лепят": whether the words around, in their order, say that it is no value of its type. */
export function isToldOtherwise(document: TextDocument, candidate: Candidate): boolean {
  const [first, last] = wordsOf(document, candidate);
  if (thinksOfFigure(document, candidate)) return true;
  if (candidate.reason.endsWith(ABOUT_WORDS) && occurs(document, OF_SPELLING)) return true;
  if (OF_OTHER_WORLD.test(document.lower.slice(candidate.end, candidate.end + REACH))) return true;
  const isFigure = document.tokens[first]!.script === 'latin' && FIGURE.test(candidate.reason);
  const lowest = isFigure ? LOWEST_OF_FIGURE : LOWEST;
  for (let index = first; index <= last; index++)
    if (tagsOf(document).likelihoodAt(index) < lowest) return true;
  return false;
}

/** "Как пишется: Мишин рюкзак или Мишын рюкзак" */
const ABOUT_WORDS = 'in talk about words';
const OF_SPELLING = /(?<![а-я])как (?:правильно|пишется|писать)[^.!?\n]{0,80}(?<![а-я])или(?![а-я])/;

/** Indexes of the first and the last word of a candidate. */
export function wordsOf({ tokens }: TextDocument, { start, end }: Candidate): [first: number, last: number] {
  const first = tokenIndexAt(tokens, start);
  return [first, Math.max(first, tokenIndexAt(tokens, end) - 1)];
}
