import { isSaid, READS } from '../context/is-told.js';
import { isWritten } from '../context/second-opinion.js';
import { isRelation } from '../names/cues.js';
import type { Mention } from '../prose/mention.js';
import { isOurs } from '../prose/ours.js';
import { isQuoted } from '../prose/quotes.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

/** So much around a name is read, in UTF-16 units, and so many words before it. */
const REACH = 80;
const WORDS_BEFORE = 5;

/** What a rule holds for more is not doubted, but where it knows no more than that somebody is introduced or has a title. */
const SURE = 0.9;
const UNSURE = /^(?:behind an introduction|introduced as a name|name behind a title|told by )/;
const INTRODUCED = /^(?:behind an introduction|introduced as a name)/;
/** Rules for what school writes of its people. */
const OF_SCHOOL: ReadonlySet<string> = new Set(['scored-names', 'named-in-office']);
/** "3mma", "isOlivia", "что значит имя Айгуль? меня так зовут", "2 rebeccas in r group": who writes so means somebody. */
const MEANT = /digits for letters|without its space|said to be somebody|some of one name/;

/** "Is Marley a boy's name? We have a new pupil" */
const NEWCOMER =
  /\b(?:we(?:'ve| have)(?: got)? a|our) new (?:pupil|student|boy|girl|kid|classmate|teacher)\b|(?<![а-я])(?:у нас|к нам|в (?:нашем|наш) классе?|наш[аеу]?)(?![а-я])[^.!?\n]{0,20} (?:новеньк(?:ий|ая|ую|ого)|нов(?:ый|ая|ую) (?:ученик|учениц[ау]|учитель|учительниц[ау]))(?![а-я])/;
/** "Jack T and Emma R": whoever has a letter behind the name is told apart from another of the class. "Elizabeth I" has a number. */
const WITH_LETTER = /^[A-ZÀ-ÞЀ-Я][a-zß-ſа-ԯ]+ (?![IVX])[A-ZÀ-ÞЀ-Я]$/;

/** What exercises put around the people of theirs: a gap, or the sentence behind a colon. */
const GAP = /_{2,}/;
const BEHIND_COLON = /:[^.!?\n]*$/;

/** "I'm Ella. What is a noun?", "My surname is Evans: Evans' or Evans's?" */
const ONESELF =
  /(?<![a-zа-я])(?:i['’]?m(?: called)?|i am|they call me|this is|name(?: is|['’]s)|surname['’]s|зовут(?: меня)?)[^a-zа-я]*$/;
const SURNAME = /(?:surname is|фамилия(?: у меня)?)[^a-zа-я]*$/;
/** "my brother's called Lewis", "сестру зовут Мария" */
const OWN_CALLED = /(?<![a-zа-я])(?:my|our)(?![a-z])[^.!?]{0,40}(?:called|named|name(?: is|['’]s)) $/;
const CALLED = /(?:called|named|зовут) $/;
/** "a bedtime story for a 5-year-old girl called Priya" */
const FOR_SOMEBODY = /\bfor (?:an?|the|this|my|our) [^.!?]{0,40}(?:called|named) $/;
/** "James V. Brown is my teacher", "Oliver Barnes who goes to my school" */
const IS_OURS = /^ (?:(?:is|was)|who (?:goes to|is in|is at|sits in|lives near)) (?:my|our) /;
/** "My mum pays Mr Khan £20 an hour" */
const OF_MY_PEOPLE =
  /(?<![a-z])(?:my|our) (?:mum|mom|mam|dad|nan|gran|grandma|grandad|grandpa|parents|sister|brother|family|friend) (?:pays?|paid|hired|asked|met|knows|emailed|called|rang|thanked) (?:mrs?\.? |ms\.? |miss |dr\.? )?$/;
/** "Летом я и Настя ездили на море", "Leon and I act the balcony scene" */
const BESIDE_ME = /(?:^|[^a-zа-я])(?:i and|me and|я и|мы с) $/;
const AND_ME = /^ (?:and (?:i|me)|и я)(?![a-zа-я])/;
/** "say sorry to Chloe", "is Mary I wonder still ill" */
const SORRY_TO = /(?<![a-z])(?:say sorry|apologi[sz]e) to $/;
const IS_ILL = /^(?:,? i wonder,?)? (?:is |was )?(?:still )?(?:ill|sick|absent|poorly|unwell)(?![a-z])/;
/** A title in front of a name or at its beginning. */
const TITLE = /(?<![a-z])(?:mrs?|ms|miss|dr|coach|prof(?:essor)?)\.? $/;
/** "Hi Mr Brown, which page please", "a card for Mr Hall" */
const SPOKEN_TO =
  /(?<![a-z])(?:dear|hi|hey|hello|morning|afternoon|evening|thanks?|thank you|for|to|did|why did|this is) $/;
/** "Mr Green said read chapter 6", "Why did Mr Hall give a zero", "Is Mrs Lee's answer key wrong" */
const TEACHES =
  /^(?: (?:said|says?|told|wrote|gave|gives?|sets?|asked|asks|mark(?:s|ed)?|underlined?|cross(?:ed)?|explain(?:s|ed)?|taught|teaches|wants|wanted|get)|['’]s? (?:answer key|answers|examples?|questions?|quiz|worksheet|class|lessons?|test|homework|room|feedback|comments?))(?![a-z])/;
/** "Certificate: Amir, best reader", "Рассади: Костя не рядом с Мишей": papers about people of the school alone. */
const PAPERS_OF_PEOPLE =
  /(?<![a-z])(?:certificates?|seating|secret santa|draw lots|marks:)(?![a-z])|(?<![а-я])(?:грамот[ауы]|рассади|кто с кем|результаты (?:теста|контрольной)|дежур(?:ят|ные)(?: (?:в|на|по) [а-я]+)?:)(?![а-я])/;
/** Others, which may name those of books as well. */
const PAPERS =
  /(?<![a-z])(?:pick one|cast list|reading log|(?:birthday|leaving|thank-you) card|the card|card:)(?![a-z])|(?<![а-я])(?:распредели роли|прочли|прочитано)(?![а-я])/;
/** "Из тетради Глеба: …", "Ed wrote in his essay …" */
const WORK_OF = /(?<![а-я])(?:из (?:тетради|диктанта|сочинения|работы)|реши за) $/;
const HEADED_WORK = /(?<![а-я])(?:предложение|сочинение|ошибк[аи]) $/;
const AT_WORK = /^(?: (?:wrote in (?:his|her)|sa(?:id|ys) page)|['’]s reading level) /;

/** "Из класса выгнали Петю и Петра" */
const SENT_AWAY =
  /(?<![а-я])(?:из|с) (?:класса|урока|школы|контрольной|физры) (?:выгнали|прогнали|отпустили|забрали|отчислили|исключили) (?:[а-я]+ и )?$/;

/** Certificates and seating plans name people of the school, whatever they are called. */
export const isPaperOfPeople = (document: TextDocument): boolean => occurs(document, PAPERS_OF_PEOPLE);

/** "My grandpa is a farmer called Gregor": whatever else speaks against it. */
const OWN_IS_CALLED =
  /(?<![a-z])my (?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|uncle|aunt|auntie|cousin|sister|brother|friend|neighbou?r|teacher|coach) (?:is|was) an? (?:[a-z]+ ){1,3}(?:called|named) $/;
export const isOwnAndCalled = ({ lower }: TextDocument, { best }: Mention): boolean =>
  OWN_IS_CALLED.test(lower.slice(Math.max(0, best!.start - REACH), best!.start));

/** Whether something beside the name tells that it is that of somebody around the writer, though much else may speak against it. */
export function isSurelySomebody(document: TextDocument, mention: Mention): boolean {
  const { best, first } = mention;
  const { tokens, lower } = document;
  const { score, reason, recognizer, end } = best!;
  if ((score >= SURE && !UNSURE.test(reason)) || MEANT.test(reason) || OF_SCHOOL.has(recognizer)) return true;
  const { start, casing } = tokens[first]!;
  // "D'Shawn"
  if (casing === 'mixed' || isWritten(document, best!)) return true;
  if (isOurs(document, mention) || occurs(document, NEWCOMER)) return true;
  if (isPaperOfPeople(document) || occurs(document, PAPERS)) return true;
  if (WITH_LETTER.test(document.text.slice(start, end))) return true;
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  if (FOR_SOMEBODY.test(before) || IS_OURS.test(behind) || isOfWork(before, behind)) return true;
  if (isQuoted(document, start)) return false;
  if (SENT_AWAY.test(before) || SORRY_TO.test(before) || IS_ILL.test(behind)) return true;
  if (BESIDE_ME.test(before) || AND_ME.test(behind) || OF_MY_PEOPLE.test(before)) return true;
  if (isTitledTeacher(lower.slice(start, end), before, behind)) return true;
  if (isOfExercise(document, before)) return false;
  return isSaid(document, best!) || isIntroduced(document, mention, before);
}

/** A pupil whose work is at hand. */
const isOfWork = (before: string, behind: string): boolean =>
  WORK_OF.test(before) ||
  AT_WORK.test(behind) ||
  READS.test(behind) ||
  (HEADED_WORK.test(before) && behind.startsWith(':'));

/** Who is spoken to or teaches, with a title that a rule may have counted to the name or not. */
function isTitledTeacher(name: string, before: string, behind: string): boolean {
  const own = name.slice(0, name.indexOf(' ') + 1);
  const untilName = TITLE.test(own) ? before + own : before;
  const title = TITLE.exec(untilName);
  if (title === null) return false;
  return SPOKEN_TO.test(untilName.slice(0, title.index)) || TEACHES.test(behind);
}

const isOfExercise = (document: TextDocument, before: string): boolean =>
  BEHIND_COLON.test(before) || occurs(document, GAP);

/** By the writer, as himself or as one of his own. */
function isIntroduced({ tokens }: TextDocument, { best, first }: Mention, before: string): boolean {
  if (SURNAME.test(before) || OWN_CALLED.test(before)) return true;
  if (INTRODUCED.test(best!.reason) && ONESELF.test(before)) return true;
  return CALLED.test(before) && tokens.slice(Math.max(0, first - WORDS_BEFORE), first).some(isRelation);
}
