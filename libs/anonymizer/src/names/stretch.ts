import { isChatWord } from './chat-words.js';
import { mayBeFigure } from './figures.js';
import type { NameChain } from './name-chain.js';
import { isEntry } from './of-lesson-talk.js';
import { isPublicNoun, type NameWords } from './name-words.js';
import { withoutAccents } from './plain-latin.js';
import { isMisspelledName } from './typos.js';
import { ANY_GIVEN, SURNAME, UNKNOWN } from './roles.js';
import type { Token } from '../text/tokenize.js';

/** How names in Latin letters go on behind the given name and surname that have been put together. */

const MOST_WORDS = 4;
const PARTICLE =
  /^(?:bin|binti|bint|ibn|al|el|ul|ur|ud|ap|ab|ferch|de|da|do|dos|das|del|della|di|du|la|las|los|van|von|der|den|ter|ten|ni|nic|o|mac|mc|ui|abu|umm|ould|wa)$/;
/** Particles that are no words, so that small names may have them too. */
const SURE_PARTICLE = /^(?:bin|binti|bint|ibn|ferch|della|von|mac|mc|nic)$/;
const SUFFIX = /^(?:jr|jnr|snr|sr)$/;
/** Slang that no dictionary has. */
const SLANG = new Set(
  `wanna gonna gotta kinda sorta lemme gimme dunno prolly cuz cause coz bruv bruh innit deffo defo istg lmao lmfao rofl idfk tysm
  yall aint dont doesnt didnt isnt wont cant hasnt wasnt shouldnt couldnt wouldnt havent whats thats hes shes theyre youre wassup
  sadge poggers gyatt rizz sigma skibidi frfr nvm asap brb imho fyi legit lowkey highkey sus yeet smth sth tmrw tmr tdy ytd ofc`.split(
    /\s+/,
  ),
);

/** The chain with what belongs to it: "van der Merwe", "bin Khalid", a second surname, "Jr.", an initial in small letters. */
export function stretch(words: NameWords, read: NameChain, free: number): NameChain {
  const chain = withInitial(words, withSlipBefore(words, withEntry(words, read, free), free));
  const figure = figureBehind(words, chain);
  if (figure !== undefined) return figure;
  const first = words.token(chain.first);
  if (first.script !== 'latin' || (chain.given === undefined && !chain.isTitled))
    return familyFirst(words, chain);
  let last = chain.last;
  let end = chain.end;
  for (let i = 0; i < MOST_WORDS; i++) {
    const next = nextPart(words, chain, last, i);
    if (next === undefined) break;
    last = next;
    end = words.token(next).end;
  }
  const suffix = words.nextWord(last);
  if (suffix !== undefined && end === words.token(last).end && SUFFIX.test(words.token(suffix).lower)) {
    last = suffix;
    end = words.token(suffix).end;
  } else if (last === chain.last && end === words.token(last).end) {
    const letter = smallInitial(words, chain);
    if (letter !== undefined) [last, end] = [letter.index, letter.end];
  }
  if (last === chain.last) return chain;
  const isNamed = chain.surname === undefined && words.token(last).casing === 'title';
  return isNamed
    ? { ...chain, last, end, surname: words.token(last), isWeak: false }
    : { ...chain, last, end };
}

/** "Бережная Кира Максимовна, победитель": the surname of a register that is an adjective. */
function withEntry(words: NameWords, chain: NameChain, free: number): NameChain {
  const { first, given, patronymic, surname, end } = chain;
  if (given === undefined || patronymic === undefined || surname !== undefined || first <= free) return chain;
  const before = words.token(first - 1);
  if (!words.isNext(first - 1) || !isEntry(words.document, before, end)) return chain;
  return { ...chain, first: first - 1, surname: before };
}

/** "Ms D. Whitlock": the surname behind the initial behind a title. */
function withInitial(words: NameWords, chain: NameChain): NameChain {
  const { isTitled, last } = chain;
  const letter = words.token(last);
  const next = words.document.tokens[last + 1];
  if (!isTitled || letter.end - letter.start !== 1 || next?.casing !== 'title' || next.word.isStop)
    return chain;
  if (words.document.text.slice(letter.end, next.start) !== '. ') return chain;
  return { ...chain, surname: next, last: last + 1, end: next.end };
}

/** "Percy Bysshe Shelley": the figure's surname behind a second given name. */
function figureBehind(words: NameWords, chain: NameChain): NameChain | undefined {
  const { given, surname, last } = chain;
  const next = given === undefined || surname === undefined ? undefined : words.nextWord(last);
  const token = next === undefined ? undefined : words.token(next);
  if (token?.casing !== 'title' || !token.word.mayBeFigureInFull || !mayBeFigure(token.lower, [given!.lower]))
    return undefined;
  return { ...chain, surname: token, last: next!, end: token.end };
}

const MOST_GUESSES = 8;

/** "Chrsitopher Lane": a given name with a slip before a bare word that may be a surname. */
function withSlipBefore(words: NameWords, chain: NameChain, free: number): NameChain {
  const { first, last, given, surname, isTitled, initials } = chain;
  if (first !== last || first <= free || isTitled || initials.length > 0) return chain;
  const token = words.token(first);
  const before = words.token(first - 1);
  if (token.casing !== 'title' || before.casing !== 'title' || token.script !== 'latin') return chain;
  if (!words.isNext(first - 1) || (words.roles[first - 1]! & UNKNOWN) === 0 || before.word.isPlace)
    return chain;
  if (
    before.word.given !== undefined ||
    !(token.word.isListedSurname || token.word.isFigure || given !== undefined)
  )
    return chain;
  if (words.guesses++ > MOST_GUESSES || !isMisspelledName(before.lower)) return chain;
  return { ...chain, first: first - 1, given: before, surname: surname ?? given, isWeak: false };
}

/** Index of the word that goes on with the name, behind its particles. */
function nextPart(words: NameWords, chain: NameChain, last: number, taken: number): number | undefined {
  const isSmall = words.token(last).casing === 'lower';
  let i = last;
  for (let particles = 0; particles < 3; particles++) {
    const next = tiedNext(words, i);
    if (next === undefined) return undefined;
    const token = words.token(next);
    const plain = withoutAccents(token.lower) ?? token.lower;
    if (!PARTICLE.test(plain) || token.casing === 'upper') break;
    if (isSmall && particles === 0 && !SURE_PARTICLE.test(plain)) return undefined;
    i = next;
  }
  const next = tiedNext(words, i);
  if (next === undefined) return undefined;
  const token = words.token(next);
  if (i > last) return isPart(token) && (token.casing === 'title' || isSmall) ? next : undefined;
  const isEastern = EASTERN.test(words.token(chain.first).lower) && token.end - token.start <= 6;
  if (isEastern && words.nextWord(last) === next && VIETNAMESE.test(token.lower)) return next;
  if (words.document.text[words.token(last).end] === '-' && token.casing === 'title' && isPart(token))
    return next;
  if (words.nextWord(last) !== next) return undefined;
  if (token.casing === 'title') {
    if (chain.isTitled && chain.given === undefined && taken === 0)
      return isSurnameOfTitled(words, next) ? next : undefined;
    return chain.surname !== undefined &&
      taken < 2 &&
      ((isEastern && !token.word.isStop) || isFurther(words, next))
      ? next
      : undefined;
  }
  return taken === 0 && isSmallSurname(words, chain, token) ? next : undefined;
}

/** The word behind a space, a hyphen or an apostrophe. */
function tiedNext(words: NameWords, i: number): number | undefined {
  const { end } = words.token(i);
  const next = words.document.tokens[i + 1];
  if (next?.kind !== 'word' || next.start !== end + 1 || next.script !== 'latin') return undefined;
  return " '’-".includes(words.document.text[end]!) ? i + 1 : undefined;
}

const isPart = ({ word, start, end }: Token): boolean => !word.isStop && end - start > 1;

/** A second surname: what lists know as one, or nobody knows at all. */
function isFurther(words: NameWords, i: number): boolean {
  const { word, start, end } = words.token(i);
  if (word.isStop || word.isPlace || word.isFigure || isPublicNoun(word) || end - start < 2) return false;
  const roles = words.roles[i]! | words.surnameRoles(i);
  return (roles & (SURNAME | UNKNOWN)) !== 0 || (!word.isOrdinary && (roles & ANY_GIVEN) !== 0);
}

/** "Mrs. Catherine Bloom": any word with a capital that may be a name, behind a given name. */
function isSurnameOfTitled(words: NameWords, next: number): boolean {
  const { word } = words.token(next);
  return (
    words.token(next - 1).word.given !== undefined && !word.isStop && !word.isPlace && !isPublicNoun(word)
  );
}

/** Families that are no words of English, before given names that may be. */
const EASTERN =
  /^(?:nguyen|tran|pham|huynh|hoang|phan|duong|truong|zhang|wang|chen|liu|yang|huang|zhao|zhou)$/;

/** "sophie turnbull", "Micheal mcgrth": a small word that no list knows behind a given name that is no word. */
function isSmallSurname(
  words: NameWords,
  { given, surname, patronymic, isWeak }: NameChain,
  token: Token,
): boolean {
  if (given === undefined || patronymic !== undefined) return false;
  // "mohamed abdi warsame"
  if (surname !== undefined)
    return (
      surname.casing === 'lower' && token.word.isListedSurname && !token.word.isOrdinary && token.sets === 0
    );
  if (isWeak) return false;
  // "Haskell monads" is nobody; "Micheal mcgrth" is.
  if (given.casing !== 'lower' && !/^(?:mc|mac|o')/.test(token.lower)) return false;
  if (token.casing !== 'lower' || token.end - token.start < 4 || !/^[a-z]+$/.test(token.lower)) return false;
  if (
    (token.word.surnameRoles & UNKNOWN) === 0 ||
    token.sets !== 0 ||
    token.word.isPlace ||
    token.word.isFigure
  )
    return false;
  if (
    isChatWord(token.lower) ||
    SLANG.has(token.lower) ||
    !/[aeiouy]/.test(token.lower.slice(1).replace(/^c/, 'y'))
  )
    return false;
  const behind = words.document.tokens[token.index + 1];
  return behind === undefined || behind.start > token.end;
}

/** "hannah b", "kyle.m", "tomasz w.": a small initial behind a given name, unless the letter is a word of chats. */
function smallInitial(
  words: NameWords,
  { last, given, isWeak }: NameChain,
): { index: number; end: number } | undefined {
  const { text, tokens } = words.document;
  const letter = tokens[last + 1];
  const name = words.token(last);
  if (given === undefined || isWeak || letter?.kind !== 'word' || letter.end - letter.start !== 1)
    return undefined;
  if (letter.script !== 'latin' || letter.start !== name.end + 1) return undefined;
  const between = text[name.end];
  const behind = text[letter.end] ?? ' ';
  if (!/[ .,!?;:)\n]/.test(behind)) return undefined;
  const isDotted = behind === '.' && text[letter.end + 1] !== '.';
  if (between === '.') return { index: letter.index, end: letter.end };
  if (between !== ' ' || (letter.casing !== 'lower' && name.casing !== 'lower')) return undefined;
  if (/^[ai]$/.test(letter.lower) || (!isDotted && /^[unrxyck]$/.test(letter.lower))) return undefined;
  return { index: letter.index, end: isDotted ? letter.end + 1 : letter.end };
}

/** Families that stand before the given names. */
const FAMILY =
  /^(?:nguyen|tran|pham|huynh|hoang|phan|duong|dang|bui|ngo|truong|dinh|trinh|doan|luong|mai|vuong|park|kim|lee|choi|jung|jeong|kang|cho|yoon|jang|lim|han|shin|seo|kwon|hwang|ahn|song|hong|wang|zhang|chen|liu|yang|huang|zhao|zhou|wu|xu|sun|zhu|lin|luo|zheng|liang|xie|tang|feng|deng|cao|peng|xiao|cheng|cai|pan|yuan|dong|su|jiang|wei|tan|ong|goh|lau|wong|chan|ng|siu|ho|chow|cheung|leung|lam)$/;

/** "Nguyen Thi Lan", "Park Min-seo", "Siu-Ling Cheung", "Tan Wei Jie": a family in front, and short words with capitals. */
function familyFirst(words: NameWords, chain: NameChain): NameChain {
  const { surname, first, last } = chain;
  if (
    surname === undefined ||
    chain.initials.length > 0 ||
    surname.casing !== 'title' ||
    surname.script !== 'latin'
  )
    return chain;
  const tied = tiedNext(words, last);
  const isTied =
    tied !== undefined && words.nextWord(last) === undefined && words.token(tied).casing === 'title';
  if (isTied || (last > first && words.token(last).casing === 'title')) {
    const next = words.nextWord(isTied ? tied : last);
    const family = next === undefined ? undefined : words.token(next);
    const isFamily = family?.casing === 'title' && family.word.isListedSurname && !family.word.isFigure;
    return isFamily ? { ...chain, given: surname, surname: family, last: next!, end: family.end } : chain;
  }
  if (!FAMILY.test(surname.lower)) return chain;
  let end = last;
  for (let i = 0; i < 3; i++) {
    const next = words.nextWord(end);
    if (next === undefined) break;
    const token = words.token(next);
    if (token.script !== 'latin' || token.end - token.start > 6 || token.word.isStop || token.word.isPlace)
      break;
    if (words.isKoreanPair(next)) {
      end = next + 1;
      break;
    }
    const isSmallGiven = token.casing === 'lower' && i < 2 && end > last - 1 && VIETNAMESE.test(token.lower);
    if (!isSmallGiven && (token.casing !== 'title' || (token.word.isOrdinary && token.end - token.start > 4)))
      break;
    end = next;
  }
  if (end === last) return chain;
  return { ...chain, given: words.token(last + 1), last: end, end: words.token(end).end };
}

const VIETNAMESE =
  /^(?:thi|van|duc|minh|lan|anh|huong|linh|ngoc|thanh|quoc|huu|dinh|thuy|hoa|nam|long|tuan|hung|mai|trang|phuong)$/;
