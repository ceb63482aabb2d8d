import { isChatWord } from '../names/chat-words.js';
import { goesOn, isPublicNoun, isSyllable } from '../names/name-words.js';
import { PATRONYMIC, SURNAME, SURNAME_FORM, UNKNOWN, WEAK_SURNAME } from '../names/roles.js';
import { isMisspelledName } from '../names/typos.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';

const ANY_SURNAME = SURNAME | SURNAME_FORM | WEAK_SURNAME;
/** "викторвна", "никалаевич": also with a slip. */
const PATRONYMIC_ENDING = /[нч](?:[аеыу]|ой|ич(?:[ауе]|ем)?)$/;
/** Surnames of Koreans in Russian letters. */
const SHORT_SURNAMES = new Set('ан хо эм юн цой пак тен ким хван'.split(' '));
/** Beasts, plants and trades that in small letters behind a given name are a surname sooner than what they mean. */
const ORDINARY_SURNAMES = new WordTest(
  '(?:лос|гус|голуб|медвед|окун|карас)(?:[ьяюе]|ем)|(?:чиж|волк|грач|ворон|барсук|жук|шмель|щук|сом|мороз|клен|дуб|лях|шве?ц|кравц|гончар|мельник|бондар|ткач|кулик|горбач|сухих|седых|белых|долгих|кузнец|литвин|турок|крюк|коваль|кравчук|козак|казак)(?:[ауея]|ом|ем)?|(?:сорок|галк|берез|калин|верб|борода|лап|лис|рыб|горох|чайк|зор)(?:[аиыеу]|ой)|журавл[ьяюе]|воробе[йм]|воробь[яюе]|соловей|соловь[яюе]|заяц|зайц[ауе]',
);
/** Endings of verbs, with which a sentence about somebody may begin: "Люблю Дашу". */
const VERB = /(?:ю|[еи]м|[еи]т[еь]?|[ьй]те|с[яь]|[уюая]т|[аеи]ла?|ли|шь|ть)$/;

const ENGLISH_VERB = /(?:ed|ing|ly|[^aeiou]s|ss|n't|nt)$/;

/** Surnames before names of syllables, "Yap Jia Hui", that are no such syllables themselves. */
const OF_STRAITS = new Set(
  'teo|yap|goh|koh|ong|toh|chua|chia|seah|sim|soh|quek|kwek|tay|chew|neo|foo|yeo|heng|gan|lau|loh|low|lum|mok|ooi|pang|phua|siow|tee|teh|ting|wee|yong|yew|cheah|chong|chan|chin|choo|chiu|fong|fung|kam|kong|kok|mak|tam|tse|tsang|yip|yau|szeto|hon|tan|lim|poh|ang'.split(
    '|',
  ),
);

/** "MATAELE Tama": the surname in capitals, as in registers, before a given name. */
const isSurnameInCapitals = ({ kind, casing, script, start, end, word }: Token, name: Token): boolean =>
  casing === 'upper' &&
  name.casing === 'title' &&
  kind === 'word' &&
  end - start > 4 &&
  script === name.script &&
  name.word.given !== undefined &&
  !word.isOrdinary &&
  !word.isStop &&
  !word.isPlace;

/** One space or, by a slip, up to three. */
function isSpaced({ text }: TextDocument, left: Token, right: Token): boolean {
  if (right.start - left.end > 3) return false;
  for (let i = left.end; i < right.start; i++) if (text.charCodeAt(i) !== 0x20) return false;
  return right.start > left.end;
}

/** Whether the word may be the other half of a full name, as far as it and its casing go. */
function mayBeHalf({ kind, casing, script, start, end, word }: Token, name: Token): boolean {
  return (
    kind === 'word' &&
    casing === name.casing &&
    script === name.script &&
    (end - start > 2 || isSyllable(word.text)) &&
    !word.isStop
  );
}

/** Whether the word behind a given name is its patronymic or its surname. */
export function isHalfBehind(document: TextDocument, name: Token, next: Token): boolean {
  if (name.word.given === undefined) return isBehindPatronymic(document, name, next);
  if (SHORT_SURNAMES.has(next.lower)) return next.casing === name.casing && isSpaced(document, name, next);
  if (!mayBeHalf(next, name) || !isSpaced(document, name, next)) return false;
  const { word, script, casing, lower, sets } = next;
  if (areSyllables(name, next)) return true;
  // "lucinda  farthing": what slips apart is one name sooner than a sentence.
  if (script === 'latin' && next.start - name.end > 1 && sets === 0 && lower.length > 3 && !goesOn(word))
    return !isChatWord(lower) && !/(?:ed|ing)$/.test(lower);
  if (casing === 'lower' && ORDINARY_SURNAMES.accepts(word)) return true;
  if (word.given !== undefined || isPublicNoun(word)) return false;
  if (casing !== 'lower') return (script === 'cyrillic' && casing === 'title') || !word.isOrdinary;
  if (word.isEpithet || isChatWord(lower)) return false;
  if (isUnlistedHalf(next, name)) return true;
  if (script === 'latin' && isPlainSurname(next, name)) return true;
  if (script === 'cyrillic') return (word.surnameRoles & ANY_SURNAME) !== 0 || isSpokenPatronymic(next);
  // Behind one space stretch.ts has looked.
  return next.start - name.end > 1 && sets === 0 && !word.isOrdinary && !word.isPlace && lower.length > 3;
}

/** "андрей николаевич гущин", "мария фёдоровна лось": a surname behind given name and patronymic. */
function isBehindPatronymic(document: TextDocument, name: Token, next: Token): boolean {
  if (
    (name.word.capitalRoles & PATRONYMIC) === 0 ||
    !mayBeHalf(next, name) ||
    !isSpaced(document, name, next)
  )
    return false;
  const { word, casing } = next;
  if (word.given !== undefined || isChatWord(next.lower)) return false;
  if (casing === 'title') return !isPublicNoun(word);
  return (word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0 || ORDINARY_SURNAMES.accepts(word);
}

/** A word that no list has and that ends like no verb: "мишки трофимва", "finn mcgarrity". */
const isUnlistedHalf = ({ word, lower, script }: Token, name: Token): boolean =>
  (word.surnameRoles & UNKNOWN) !== 0 &&
  lower.length > 3 &&
  name.word.given?.isRare === false &&
  !(script === 'cyrillic' ? VERB : ENGLISH_VERB).test(lower);

/** "sophie-anne wickes" */
const isPlainSurname = ({ word, sets }: Token, name: Token): boolean =>
  sets === 0 &&
  name.word.given?.isRare === false &&
  (word.surnameRoles & (SURNAME | WEAK_SURNAME)) === SURNAME &&
  !word.isOrdinary &&
  !word.isPlace;

const isSpokenPatronymic = ({ lower, word }: Token): boolean =>
  lower.length > 6 && !word.isOrdinary && PATRONYMIC_ENDING.test(lower);

/** "mei ling", "Wen Jie": syllables of the East next to each other. */
const areSyllables = (left: Token, right: Token): boolean =>
  left.script === 'latin' && isSyllable(left.lower) && isSyllable(right.lower);

/** Whether the word in front of a name is its given name or its surname. */
export function isHalfBefore(document: TextDocument, before: Token, name: Token): boolean {
  if (isSurnameInCapitals(before, name)) return isSpaced(document, before, name);
  if (!mayBeHalf(before, name) || before.word.isPlace || !isSpaced(document, before, name)) return false;
  return before.casing === 'lower' ? isSmallHalf(before, name) : isCapitalHalf(document, before, name);
}

function isCapitalHalf(document: TextDocument, before: Token, name: Token): boolean {
  if (before.casing !== 'title') return false;
  if (areSyllables(before, name)) return true;
  if (name.script === 'latin' && isSyllable(name.lower) && OF_STRAITS.has(before.lower)) return true;
  const { word } = before;
  // "Юлья Михаловна"
  if (PATRONYMIC_ENDING.test(name.lower) && name.lower.length > 6 && isMisspelledName(before.lower))
    return true;
  // "От кого: Березняк Зоя Тарасовна": in a form it begins no sentence.
  if (isOfForm(document, before, name)) return true;
  const isFirst = startsSentence(document, before);
  if (word.isOrdinary) return name.script === 'cyrillic' && isWordAsName(before, name, isFirst);
  // "the carer is Hyacinth Dacosta"
  if (word.given !== undefined && before.script === 'latin' && !isFirst) return name.word.given === undefined;
  if (word.given !== undefined || (isFirst && (before.script === 'latin' || VERB.test(before.lower))))
    return false;
  return (word.surnameRoles & (UNKNOWN | SURNAME_FORM | SURNAME)) !== 0;
}

/** "Резеда Айратовна", "играет Резеда Фаттахова": a plant or a thing whose capital nothing but a name explains. */
function isWordAsName({ word, lower }: Token, name: Token, isFirst: boolean): boolean {
  if (word.isRelation || VERB.test(lower)) return false;
  if ((name.word.capitalRoles & PATRONYMIC) !== 0 && PATRONYMIC_ENDING.test(name.lower))
    return !isFirst || !ADJECTIVE.test(lower);
  return (
    !isFirst && (name.word.given !== undefined || (name.word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0)
  );
}
const ADJECTIVE = /(?:[аяую]я|[ую]ю|[ыиоу]й|[ыи]е|наш[аеу]|о[мй]|[оу])$|^.{1,3}$/;

/** Whether the word stands behind the colon of a label, before a given name and a patronymic. */
function isOfForm({ text, tokens }: TextDocument, before: Token, name: Token): boolean {
  const father = tokens[name.index + 1];
  return (
    name.script === 'cyrillic' &&
    name.word.given !== undefined &&
    /: ?$/.test(text.slice(before.start - 2, before.start)) &&
    father?.casing === 'title' &&
    PATRONYMIC_ENDING.test(father.lower) &&
    !before.word.isRelation
  );
}

/** "зайцева  катя", "наталя викторовна", "zakc hollis" */
function isSmallHalf({ word, lower, sets, script }: Token, name: Token): boolean {
  const isOfFather = (name.word.smallRoles & PATRONYMIC) !== 0;
  if (isOfFather && lower.length > 4 && isMisspelledName(lower)) return true;
  if (word.isOrdinary || word.given !== undefined || sets !== 0 || isChatWord(lower)) return false;
  if (isOfFather) return !VERB.test(lower);
  if (script === 'cyrillic' && name.word.given !== undefined)
    return (word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;
  return (name.word.surnameRoles & ANY_SURNAME) !== 0 && isMisspelledName(lower);
}
