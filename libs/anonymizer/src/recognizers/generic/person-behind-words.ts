import {
  isAddressee,
  isCalledSo,
  isInRowOfLabels,
  isOwnStranger,
  isPresentedStranger,
  isKin,
} from '../../names/presented.js';
import { isBesideName } from '../../names/beside-name.js';
import { isLessonCue, isRelation } from '../../names/cues.js';
import { isSurelyKnown } from '../../names/judge.js';
import { isYour } from '../../names/your.js';
import { isPeople } from '../../names/peoples.js';
import { isOpeningVerb } from '../../names/opening-verb.js';
import { UNKNOWN } from '../../names/roles.js';
import type { Word } from '../../names/word.js';
import { isGuessed } from '../../names/of-lesson-talk.js';
import { isOfStory } from '../../names/stories.js';
import { isOfTale } from '../../names/tales.js';
import { isGluedFather } from '../../names/glued.js';
import { isMisspelledName } from '../../names/typos.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { subjectOf } from '../context.js';
import { endOfLongName, endOfName } from '../../names/end-of-introduced.js';
import { gluedIn } from './glued-name.js';
import { isShouted, type TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

const MOST_GUESSES = 12;
/** Beyond as many introductions, a longer name that another recognizer found is no longer looked for. */
const MOST_NAMES = 40;

/** "меня зовут Ынджу", "my name is qiaolian": what stands there is a name even if no list knows it. */
const NAMING =
  /(?:this is|зовут|(?:фамилия|имя) (?:моя|мо[её]|у меня)|моя фамилия|меня з[ао]в[уо]т|тебя з[ао]в[уо]т|(?:е[её]|его|маму|папу|брата|сестру|друга|подругу|учителя|учительницу) зовут|(?:зовут|зови|зовите|называй|называйте|звать) меня|мо[её] имя|имя и фамилия|(?:имя|фамилия|фио|ф\. ?и\. ?о\.)[\s]?[:—–-]|name is|name's|name:|surname:|called me|i am called|they call me|calls? me|menya zovut|zovut|named|i'm|i am|im|это|по фамилии|(?<![а-я])[аи] фамилия)[\s:–—-]{0,4}$/;

/** What the word before a name may be, to look closer only there. */
const NAMING_ENDS = new PrefixSet(
  `i'm$ зовут$ завут$ зовот$ меня$ имя$ фамилия$ фамилии$ фио$ о$ is$ s$ names$ name$ surname$ me$ called$ named$
  im$ i$ am$ это$ я$ моя$ мое$ ребенка$ ученика$ ученицы$ сына$ дочери$ zovut$`,
);

const COMMA = 0x2c;
const LABELS = new Set(['имя', 'фамилия']);

/** Unknown words that are introduced as a name, and known names with a slip of the finger. */
export const personBehindWords: Recognizer = {
  name: 'person-behind-words',
  find(document, others) {
    const found: Candidate[] = [];
    let guesses = 0;
    let names = 0;
    let before: Token | undefined;
    for (const token of document.tokens) {
      const last = before;
      before = token;
      if (token.kind === 'number') continue;
      const isSmall = token.casing === 'lower' || (token.casing === 'upper' && isShouted(document));
      const glued =
        token.casing === 'mixed' || document.text.charCodeAt(token.start - 1) === COMMA
          ? gluedIn(document, token)
          : undefined;
      if (glued !== undefined) {
        found.push(candidate(glued.start, glued.end, 0.6, 'a name without its space'));
        continue;
      }
      // Most capitals only begin a sentence: nothing before them introduces them.
      const previous = !isSmall && isBehindStop(document, token) ? undefined : last;
      // What introduces somebody, or is a relation, is in a set.
      if (isSmall && !mayFollow(document, token, previous)) continue;
      const isShort = token.end - token.start < 3;
      if (isShort && (isSmall || !(isNamed(previous) || isAddressee(document, token)))) continue;
      const isRelated = previous !== undefined && isRelation(previous) && token.start === previous.end + 1;
      const isBeside =
        previous === undefined
          ? isSmall
          : PERSON_BEFORE.accepts(previous.word) ||
            (isSmall && (isBesideName(document, token) || isBesideUs(document, token)));
      if (isSmall && !isRelated && !isNamed(previous) && !isBeside) continue;
      const isOwn =
        (isRelated && (isOwnStranger(document, token) || isGluedFather(token.lower))) ||
        (isSmall && previous !== undefined && LABELS.has(previous.lower) && isInRowOfLabels(document, token));
      if (isSmall && !isOwn && (isLessonCue(token) || token.word.isOrdinary || token.word.isStop)) continue;
      const introduced =
        isOwn || (previous !== undefined && isPresented(document, token))
          ? 'surely'
          : isRelated || isBeside
            ? 'maybe'
            : isIntroduced(document, token, previous);
      const isCapital = introduced === 'surely' && !isSmall;
      if (token.end - token.start < (isCapital ? 2 : 4)) continue;
      if (introduced === 'no' && (!isOutstanding(document, token) || isOpeningVerb(document, token)))
        continue;
      if (token.word.isStop || (!isCapital && !isOwn && token.word.isOrdinary)) continue;
      if (isYour(token)) continue;
      if (introduced !== 'surely' && isKnownWord(token.word)) {
        // "my sis hanah", "i'm sacha": a rare name in small letters.
        const isRare = isSmall && token.word.given?.isRare === true && !token.word.isFigure;
        if (isRare && introduced === 'maybe')
          found.push(candidate(token.start, endOfName(document, token), 0.6, 'a rare name, introduced'));
        continue;
      }
      if (introduced === 'surely') {
        const named = candidate(token.start, endOfLongName(document, token), 0.94, 'introduced as a name');
        if (names++ > MOST_NAMES || !isPartOfLonger(document, named, others)) found.push(named);
      } else if (
        guesses < MOST_GUESSES &&
        !(introduced === 'no' && (previous?.lower === 'в' || previous?.lower === 'во')) &&
        (introduced === 'maybe' || isPersonal(document) || isActing(document, token))
      ) {
        guesses++;
        const guess = guessAt(document, token, others);
        if (isTaken(guess, others)) continue;
        if (
          isStrangerOfOurs(document, token) ||
          isMisspelledName(token.lower) ||
          (introduced === 'maybe' && isNamed(previous) && token.word.isGluedName)
        )
          found.push(guess);
      }
    }
    return found;
  },
};

const isPresented = (document: TextDocument, token: Token): boolean =>
  isAddressee(document, token) || isPresentedStranger(document, token) || isKin(document, token);

/** Whether a sentence ends before the word. */
function isBehindStop({ text }: TextDocument, { start }: Token): boolean {
  const code = text.charCodeAt(start - 2);
  return (code === 0x2e || code === 0x21 || code === 0x3f) && text.charCodeAt(start - 1) === 0x20;
}

function isPartOfLonger(document: TextDocument, named: Candidate, others: readonly Candidate[]): boolean {
  // Below zero is nobody, "one of them said 'I am Bob'", unless personal data stand beside.
  const least = others.every(({ type }) => type === 'PERSON') ? 0 : -Infinity;
  const is = (other: Candidate): boolean =>
    other.score >= 0.5 || other.score < least || isSurelyKnown(document, other);
  return others.some((other) => other.start === named.start && other.end >= named.end && is(other));
}

function guessAt(document: TextDocument, token: Token, others: readonly Candidate[]): Candidate {
  const end = endOfName(document, token);
  // "Elizabteh Warner": the surname is found already.
  const goesOn = end > token.end && others.some(({ start }) => start > token.end && start < end);
  // "у олега воронкина и игаря адинаковые ответы": the next word has a slip as well.
  const next =
    token.casing === 'lower' && token.script === 'cyrillic' ? document.tokens[token.index + 1] : undefined;
  const score = next !== undefined && document.tokens[token.index - 1]?.lower === 'и' ? 0.9 : 0.6;
  const isWord = next !== undefined && (next.word.surnameRoles & UNKNOWN) !== 0;
  return candidate(token.start, goesOn || isWord ? token.end : end, score, 'a given name with a slip');
}

/** What another recognizer has taken, or the name recognizer has decided to leave, is not guessed at. */
function isTaken(guess: Candidate, others: readonly Candidate[]): boolean {
  return others.some(
    ({ start, end, recognizer, score }) =>
      start < guess.end && end > guess.start && (score >= 0.5 || recognizer === 'person'),
  );
}

function candidate(start: number, end: number, score: number, reason: string): Candidate {
  return { start, end, type: 'PERSON', score, recognizer: 'person-behind-words', reason };
}

function isIntroduced(
  document: TextDocument,
  token: Token,
  previous: Token | undefined,
): 'surely' | 'maybe' | 'no' {
  if (previous === undefined || token.start - previous.end > 4 || !NAMING_ENDS.has(previous)) return 'no';
  if (isOfTale(document, token.index) || isGuessed(document)) return 'no';
  const isSmall = token.casing === 'lower';
  if (isSmall && isCalledSo(document, token)) return 'surely';
  // "имя и фамилия пишутся"
  if (token.lower.endsWith('ться') || token.lower.endsWith('тся')) return 'no';
  const strength =
    previous.lower === 'я' ? behindI(document, previous, token) : strengthOf(document.lower, token.start);
  // "я ИП": too short for a word that only may introduce.
  if (strength !== 'weak') return strength === 'strong' ? 'surely' : 'no';
  if (token.end - token.start < 3) return 'no';
  const next = document.tokens[token.index + 1];
  // "это Питер Паркер": of somebody lessons speak of another recognizer decides.
  const isFigure =
    previous.lower === 'это' && (token.word.isFigure || (next?.casing === 'title' && next.word.isFigure));
  if (isSmall || isFigure || startsSentence(document, token) || isEquated(document, previous)) return 'maybe';
  // "Невский проспект 28 это Дом книги", "Три сестры это Ольга, Маша, Ирина"
  if (previous.lower === 'это' && token.word.given === undefined && token.word.isOrdinary) return 'maybe';
  if (previous.lower === 'это' && isOfStory(document, token.index, token.index)) return 'maybe';
  return subjectOf(document).lesson > 0 ? 'maybe' : 'surely';
}

/** "Ахматова это Горенко", "гора Белуха это Алтай": what is said to be something else introduces nobody. */
function isEquated({ tokens }: TextDocument, { index, lower, start }: Token): boolean {
  const before = tokens[index - 1];
  return lower === 'это' && before?.casing === 'title' && before.end + 1 === start && !before.word.isStop;
}

/** How surely the words before the position introduce somebody. */
function strengthOf(lower: string, position: number): 'strong' | 'weak' | 'none' {
  const before = lower.slice(Math.max(0, position - 32), position);
  const match = NAMING.exec(before)?.[0];
  if (match === undefined) return 'none';
  const wordStart = before.length - match.length;
  if (wordStart > 0 && /[a-zа-я]/.test(before[wordStart - 1]!)) return 'none';
  return /^(?:this is|зовут|это|i'm|i am|im|имя|names|named)[\s:–—-]*$/.test(match) ? 'weak' : 'strong';
}

function behindI({ text }: TextDocument, i: Token, token: Token): 'weak' | 'none' {
  // "2-я Парковая": the ending of a numeral is no pronoun.
  if (text[i.start - 1] === '-' || !/^[\s:–—-]*$/.test(text.slice(i.end, token.start))) return 'none';
  // "я люблю" goes on with a verb.
  const isVerb = token.casing === 'lower' && /(?:[юу]|[юу]сь|лся|лась|ла|л)$/.test(token.lower);
  return isVerb && /\s/.test(text[i.end]!) ? 'none' : 'weak';
}

const isNamed = (before: Token | undefined): boolean => before !== undefined && NAMING_ENDS.has(before);

const PERSON_BEFORE = new WordTest(
  'tell|ask|told|asked|texted|invited|blame|передай|скажи|спроси|позови|позвони|попроси|поздравь|обними|предупреди',
);

/** "my sister Odalys", "tell Anwar…": no list knows the word, but it stands where a name does. */
function isStrangerOfOurs(document: TextDocument, token: Token): boolean {
  const previous = document.tokens[token.index - 1];
  if (previous === undefined || token.casing !== 'title' || token.start !== previous.end + 1) return false;
  const { lesson, figures } = subjectOf(document);
  return (
    lesson === 0 &&
    figures.length === 0 &&
    !token.word.isPlace &&
    (isRelation(previous) || PERSON_BEFORE.accepts(previous.word))
  );
}

const BEFORE_SMALL = new WordTest('and|to|with|by|beside|behind|on|dating');

/** A small word may be a name behind a word of a set, behind some small words, or where the message begins with a deed. */
function mayFollow(document: TextDocument, token: Token, previous: Token | undefined): boolean {
  if (previous === undefined) return token.end - token.start > 4 && isActing(document, token);
  return (
    previous.sets !== 0 ||
    previous.lower === 'и' ||
    (previous.script === 'latin' && BEFORE_SMALL.accepts(previous.word))
  );
}

const BESIDE_US =
  /(?:next to|(?:sit|sits|sat|sitting|paired|partnered|friends|mates|project|group|lunch) (?:with|by|beside|behind)|crush on|dating) $/;

/** "i sit next to amelya": most words before are none that the pattern ends with. */
function isBesideUs({ lower, tokens }: TextDocument, { index, start }: Token): boolean {
  return (
    BEFORE_SMALL.accepts(tokens[index - 1]!.word) &&
    BESIDE_US.test(lower.slice(Math.max(0, start - 20), start))
  );
}

const ACT =
  /^ (?:(?:опять |тоже |уже |сегодня |вчера )?(?:сказал|пришл|приш[её]л|принес|забыл|задал|опозд|списал|болеет|болел|плачет|ушла|уш[её]л|обидел|мешает|дразнит|не приш|не отвеч)|(?:(?:is|was) (?:so |really |being |still |always )?(?:mean|mad|absent|sick|late|annoying|crying|my|upset|angry|sad|ill|away|coming|ignoring|bullying|texting|rude|nice to|jealous|sitting|not (?:here|coming|talking)|in my|off (?:sick|today))|and [a-z]+ (?:are|were) (?:late|mean|mad|absent|sick|my|ignoring|dating|coming|fighting|crying|laughing)|(?:pushed|punched|kicked|slapped|shoved|tripped|fouled|pinched|hugged|poked|grabbed|bit|scratched|invited|texted|blocked|unfollowed|unfriended|ghosted|bullied|teased|called|hates|likes) (?:me|my|us)|(?:laughed|yelled|shouted|stared|spat|swore) at|stole my|took my|broke my|copied|cheated|got (?:an? |in |the |my |\d|detention|told|sent)|won't|didn't|doesn't|hasn't|isn't|can't|sits|lied|cried|forgot|said|told|hit|stole|left|hates|likes)(?![a-z]))/;

/** "Алскей сказал…": somebody acts whose name has a slip. */
function isActing(document: TextDocument, token: Token): boolean {
  return subjectOf(document).lesson === 0 && ACT.test(document.lower.slice(token.end, token.end + 32));
}

/** Names, figures and places that other recognizers decide on. */
function isKnownWord(word: Word): boolean {
  // The roles first: they are known of every word with a capital, the tables would have to be asked.
  return (
    (word.surnameRoles & UNKNOWN) === 0 ||
    word.given !== undefined ||
    word.isFigure ||
    word.isPlace ||
    isPeople(word.text)
  );
}

/** Unknown words are slips where the message is about people; elsewhere they are terms. */
function isPersonal(document: TextDocument): boolean {
  const { lesson, personal, relations } = subjectOf(document);
  return personal > 0 || (lesson === 0 && relations > 0);
}

/** A capital letter inside a sentence, or on a word that no list knows. */
function isOutstanding(document: TextDocument, token: Token): boolean {
  return (
    token.casing === 'title' &&
    // "Langston Hughes's "Harlem"": the work of somebody.
    !/['’]s? ["“«‘]$/.test(document.text.slice(Math.max(0, token.start - 4), token.start)) &&
    (!startsSentence(document, token) ||
      ((token.word.surnameRoles & UNKNOWN) !== 0 && subjectOf(document).lesson === 0))
  );
}
