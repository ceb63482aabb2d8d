import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { asks, type TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { behindRegion, endsLikeTown, isResidence, isTownLabel, townCalledOwn } from '../ru/residence.js';
import { callingTown, nativeOf, nativePlace } from '../ru/own-place.js';
import { endOfSpacedState, stateBehind } from './state-behind.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { isLongAgo, isOfLesson, isPlaceOfFigure } from './own-town.js';
import {
  BEFORE_TOWN,
  LIVING_WORDS,
  OUR_TOWN,
  isCalledAfterAll,
  isMigration,
  isMovedTo,
  lives,
  mayLive,
  speaksOfHome,
} from './town-living.js';
import { isLand } from '../../names/lands.js';
import { endOfTown, withTownWord } from './town-name.js';

/** Words that leave no doubt that the place is one to live in, even if it is a name as well. */
const SURELY_LIVING =
  /(?:\b(?:live[sd]?|reside[sd]?|living|residing|home is|raised|grew up|moved (?:here )?(?:to|from|near)|come from|am from|'m from|hometown|home town|village)\b|жив|прожива|родом|пиш|звон|обраща|переех|переезж|нахо[жд]|беспоко)[^,.!?]*,?\s*$/;
const CALLED = /(?:town|city|village)(?: is)?,? (?:called|named) $/;

/** What is no town though it bears a capital and stands where one might. */
const NO_TOWN = new WordTest(
  'spanish|english|french|german|russian|italian|chinese|japanese|latin|greek|maths?|biology|chemistry|physics|geography|history|science|algebra|geometry|grade|year|class|room|form|period|unit|chapter|group|level|team|python|java|scratch|minecraft|roblox|fortnite|discord|youtube|google|wikipedia|zoom|earth|mars|heaven|christmas|easter|ramadan|google|arctic|africa|asia|europe|america|antarctica|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|земл[ия]|марс[ае]?|google|википедии|майнкрафт[ае]?|африк[иеу]|ази[ия]|европ[ыеу]|америк[иеу]|антарктид[ыеу]|арктик[иеу]|называется|зовется',
);

/** "уедем из Воркуты, где живём" */
const LIVE_THERE = /^,? (?:где |тут |здесь |там )?(?:(?:я|мы|сейчас|теперь|и|давно) )*жив(?:у|ем)(?![а-я])/;
/** "доставляете в Нарьян-Мар? мы там живём" */
const OF_THERE = /(?<![а-я])(?:я|мы) (?:тоже |сам[аи]? )?(?:там (?:я |мы )?жив(?:у|ем)|оттуда)(?![а-я])/;
const OTHERS_LIVE =
  /^(?:как(?:ие|ой|ая|ое)|кто|сколько|где|почему|зачем|which|what|how many|who|why|do|does)(?![а-яa-z])/;
const COLON = 0x3a;
const COMMA = 0x2c;

/** Towns that somebody of the message lives in or comes from. Towns of lessons are left alone. */
export const town: Recognizer = {
  name: 'town',
  find(document) {
    const found: Candidate[] = [];
    const add = (value: Found | undefined): void => {
      if (value !== undefined) found.push(candidateOf(value, 'ADDRESS', 'town'));
    };
    add(callingTown(document));
    for (const cue of document.cued) {
      if (LIVING_WORDS.has(cue))
        add(townCalledOwn(document, cue) ?? nativeOf(document, cue) ?? nativePlace(document, cue));
      if (BEFORE_TOWN.has(cue) || document.text.charCodeAt(cue.end) === COLON) add(townBehind(document, cue));
    }
    return found;
  },
};

type Found = Pick<Candidate, 'start' | 'end' | 'score' | 'reason'>;

function townBehind(document: TextDocument, previous: Token): Found | undefined {
  const token = document.tokens[previous.index + 1];
  if (token === undefined || token.start - previous.end > 3 || isNextSentence(document, previous))
    return undefined;
  const isNamedSo = previous.lower === 'called' || previous.lower === 'named';
  if (
    token.script === 'latin' &&
    previous.script === 'latin' &&
    !isNamedSo &&
    previous.lower !== 'to' &&
    !mayBeTold(document, token)
  )
    return undefined;
  if (!mayBeTown(document, token) || isNameWithInitial(document, token)) return undefined;
  if (isFullName(document, previous, token)) return undefined;
  const capital = token.casing === 'title';
  const start = withTownWord(document, token);
  const isLabel = start < token.start;
  const last = endOfTown(document, token);
  // "мой город самый большой"
  if (!last.known && !capital && !(isLabel ? !token.word.isOrdinary : isSmallStranger(document, token)))
    return undefined;
  const { known } = last;
  const { text, lower } = document;
  if (!isLabel && isLand(lower.slice(token.start, last.end))) return undefined;
  const state = stateBehind(text, last.end);
  const isWithState = state !== null && /^(?:from|in|near|to)$/.test(previous.lower) && !asks(document);
  const before = lower.slice(Math.max(0, start - 60), start);
  const isOurs = (isLabel || previous.lower === 'называется') && isOfOurs(lower, token.start);
  const isStated =
    isWithState ||
    (known && token.index === 1 && previous.lower === 'from' && !asks(document)) ||
    (isLabel && isWholeAnswer(document, start, last.end)) ||
    isOurs ||
    (isNamedSo && capital && isCalledAfterAll(before)) ||
    (capital && previous.lower === 'to' && isMovedTo(before)) ||
    (token.script === 'cyrillic' && isHome(document, token, start, last)) ||
    (mayLive(document, token) && lives(before, token)) ||
    (known && LIVE_THERE.test(lower.slice(last.end, last.end + 32))) ||
    (capital && token.script === 'cyrillic' && known && occurs(document, OF_THERE));
  if (!isStated) return undefined;
  if (isMigration(before) || isLongAgo(document, start, last.end)) return undefined;
  const isSure = SURELY_LIVING.test(before);
  const isCalled = isNamedSo && (CALLED.test(before) || isCalledAfterAll(before));
  // "Medicine Hat", "пишу из Мирного"
  const isNamed =
    isLabel ||
    isCalled ||
    (state !== null && capital) ||
    (isSure && (last.end > token.end || token.script === 'cyrillic' || endsClause(document, token, before)));
  if (!known && token.word.isOrdinary && !isNamed) return undefined;
  if (
    token.script === 'cyrillic' &&
    (isNoPlace(document, previous, token, known) || isPlaceOfFigure(document, start))
  )
    return undefined;
  if (!isWithState && !isOurs && isOfLesson(document) && !isHomeBehind(document, last.end)) return undefined;
  if (before.includes('жив') && /жив(?:ут|[её]т) /.test(before) && OTHERS_LIVE.test(lower)) return undefined;
  const end =
    state !== null
      ? last.end + state[0].length
      : token.script === 'cyrillic'
        ? behindRegion(document, last.end)
        : known
          ? endOfSpacedState(text, last.end)
          : last.end;
  const score = isCalled ? 0.95 : isWithState ? 0.9 : isSure && capital ? 0.88 : known ? 0.74 : 0.62;
  return { start, end, score, reason: 'town that somebody lives in or comes from' };
}

/** "города: Самарканд, Бухара" is a list, "она с Молчалиным" a person. */
const isNoPlace = (
  { text }: TextDocument,
  previous: Token,
  { start, lower }: Token,
  known: boolean,
): boolean =>
  (previous.lower === 'города' && text.slice(previous.end, start).includes(':')) ||
  (!known && /^со?$/.test(previous.lower) && /[иыое]м$/.test(lower));

/** "гостил в деревне. Каждое утро": a dot behind more than "посел." is the end of a sentence. */
const isNextSentence = ({ text }: TextDocument, { start, end }: Token): boolean =>
  end - start > LONGEST_SHORTENED && /^[.!?]\s/.test(text.slice(end, end + 2));
const LONGEST_SHORTENED = 5;

/** "from jordan b", "hi from Austin P.": a given name and the initial of a surname. */
function isNameWithInitial({ text }: TextDocument, { end, script, word }: Token): boolean {
  return (
    script === 'latin' &&
    text.charCodeAt(end) === 0x20 &&
    word.given?.isRare === false &&
    /^ (?:[bcdfghjklmnpqrstvwz](?: |$|[,!?\n])|[B-HJ-Z](?:\.|,? |$))/.test(text.slice(end, end + 4))
  );
}

/** "пишу ещё раз: Марина Грачёва переведена": a given name with a surname behind a colon. */
function isFullName(
  { text, tokens }: TextDocument,
  previous: Token,
  { index, end, script, word }: Token,
): boolean {
  if (script !== 'cyrillic' || word.given === undefined || text.charCodeAt(previous.end) !== COLON)
    return false;
  const next = tokens[index + 1];
  return (
    next?.casing === 'title' &&
    next.start === end + 1 &&
    text[end] === ' ' &&
    next.word.isListedSurname &&
    !next.word.isPlace
  );
}

/** Whether a home is told of right before an English town, or a state may stand behind it. */
function mayBeTold(document: TextDocument, token: Token): boolean {
  const { tokens, text } = document;
  if (token.index <= 1 || mayLive(document, token)) return true;
  for (let i = token.index; i < token.index + 4 && i < tokens.length; i++)
    if (text.charCodeAt(tokens[i]!.end) === COMMA) return true;
  return false;
}

/** "мой родной город Тула", but not the one in quotation marks. */
const isOfOurs = (lower: string, start: number): boolean =>
  OUR_TOWN.test(lower.slice(Math.max(0, start - 40), start)) &&
  !/[«"“][а-я ]*$/.test(lower.slice(Math.max(0, start - 24), start));

/** "i live in ogdensburg": small letters on what no list knows, and nothing behind it that a thing would have. */
function isSmallStranger({ lower }: TextDocument, { start, end, word, script }: Token): boolean {
  return (
    script === 'latin' &&
    end - start >= 5 &&
    !word.isOrdinary &&
    word.given === undefined &&
    /\b(?:i|we) (?:live|lived|reside|grew up|stay) (?:in|near) $/.test(
      lower.slice(Math.max(0, start - 24), start),
    ) &&
    /^(?:$|[.!?,\n]| (?:and|but|with|now|so|its|it's|which|where|rn)(?![a-z]))/.test(
      lower.slice(end, end + 7),
    )
  );
}

/** "I reside in Paisley": an ordinary word where nothing but a town fits. */
const endsClause = ({ text }: TextDocument, { end, casing }: Token, before: string): boolean =>
  casing === 'title' &&
  /(?:live|reside|living|residing) (?:in|near) $/.test(before) &&
  /^(?:$|[.!?\n]|,? (?:and|but|with|now|so|at|for) |, )/.test(text.slice(end, end + 7));

/** "в Королёве, я тут живу" */
const isHomeBehind = ({ lower }: TextDocument, end: number): boolean =>
  /^,? (?:[а-я]+ ){0,2}(?:живу|живем)(?![а-я])/.test(lower.slice(end, end + 32));

/** "бабушка моя живёт в Кинешме", "Место жительства: г. Балашиха", "в Калуге живу" */
function isHome(
  document: TextDocument,
  token: Token,
  start: number,
  { end, known }: { end: number; known: boolean },
): boolean {
  const capital = token.casing !== 'lower';
  if (
    !(known || (capital && endsLikeTown(token.lower))
      ? capital || !token.word.isOrdinary
      : capital && start < token.start)
  )
    return false;
  const before = document.tokens[token.index - 1]!;
  const isMarked = start - before.end > 1 || before.end > start || LABELS.test(before.lower);
  if (isMarked && isTownLabel(document, start)) return true;
  return speaksOfHome(document, token.index, end) && isResidence(document, start, end);
}

/** "Город Ярославль, если что": nothing before the town, a comma or nothing behind, and no question. */
function isWholeAnswer(document: TextDocument, start: number, end: number): boolean {
  const { text } = document;
  return (
    (start === 0 || /[,.!\n] ?$/.test(text.slice(Math.max(0, start - 3), start))) &&
    /^ ?(?:$|[,.!\n])/.test(text.slice(end, end + 2)) &&
    !asks(document)
  );
}

/** Three letters or more, or the article of "El Paso". */
function mayBeTown(
  { tokens }: TextDocument,
  { kind, start, end, lower, casing, word, index }: Token,
): boolean {
  if (kind !== 'word') return false;
  const isLongEnough =
    end - start >= 3 ||
    (casing === 'title' && tokens[index + 1]?.casing === 'title' && /^(?:el|la|le|st)$/.test(lower));
  return isLongEnough && !word.isStop && !NO_TOWN.accepts(word);
}

/** What ends the label of a home: "место жительства", "дом". */
const LABELS = /(?:ния|ства|ции|ки|дом|ание|ка|город)$/;
