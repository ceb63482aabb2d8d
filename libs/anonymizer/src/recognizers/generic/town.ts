import type { Recognizer } from '../../recognizer.js';
import { asks, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import { behindRegion, endsLikeTown, isResidence, isTownLabel, townsCalledOwn } from '../ru/residence.js';
import { stateBehind } from './state-behind.js';
import { comesFrom, townsInFront } from '../ru/own-town.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { isOfLesson } from './own-town.js';
import { lives, mayLive, OUR_TOWN, speaksOfHome } from './town-living.js';
import { endOfTown, withTownWord } from './town-name.js';

/** Words that leave no doubt that the place is one to live in, even if it is a name as well. */
const SURELY_LIVING =
  /(?:\b(?:live[sd]?|reside[sd]?|living|residing|home is|raised|grew up|moved (?:here )?(?:to|from|near)|come from|am from|'m from|hometown|home town|village)\b|жив|прожива|родом|пиш|звон|обраща|переех|переезж|нахо[жд]|беспоко)[^,.!?]*,?\s*$/;
const CALLED = /(?:town|city|village)(?: is)?,? (?:called|named) $/;

/** What is no town though it bears a capital and stands where one might. */
const NO_TOWN = new WordTest(
  'spanish|english|french|german|russian|italian|chinese|japanese|latin|greek|maths?|biology|chemistry|physics|geography|history|science|algebra|geometry|grade|year|class|room|form|period|unit|chapter|group|level|team|python|java|scratch|minecraft|roblox|fortnite|discord|youtube|google|wikipedia|zoom|earth|mars|heaven|christmas|easter|ramadan|google|arctic|africa|asia|europe|america|antarctica|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|земл[ия]|марс[ае]?|google|википедии|майнкрафт[ае]?|африк[иеу]|ази[ия]|европ[ыеу]|америк[иеу]|антарктид[ыеу]|арктик[иеу]|называется|зовется',
);

/** "Место жительства: г. Балашиха" */
const RECORD =
  /(?:место|город|адрес|населенный пункт) (?:жительства|проживания|рождения|регистрации)\s*[:—–-]?\s*$/;
const RECORDED = /^(?:жительства|проживания|рождения|регистрации)$/;

/** "уедем из Воркуты, где живём" */
const LIVE_THERE = /^,? (?:где |тут |здесь |там )?(?:(?:я|мы|сейчас|теперь|и|давно) )*жив(?:у|ем)(?![а-я])/;
const OTHERS_LIVE =
  /^(?:как(?:ие|ой|ая|ое)|кто|сколько|где|почему|зачем|which|what|how many|who|why|do|does)(?![а-яa-z])/;
const LABEL = new WordTest('town|city|village|place|hometown|город|село|деревня|поселок|станица');
const BEFORE_TOWN = new PrefixSet(
  `в$ во$ из$ называется$ поселка$ села$ хутора$ станицы$ аула$ поселке$ пгт$ под$ около$ возле$ с$ от$ это$ недалеко$ рядом$ in$ from$ to$
  near$ at$ called$ named$ outside$ of$ is$ around$ г$ город$ городе$ города$ гор$ поселке$ поселок$ селе$
  село$ села$ деревне$ деревня$ деревни$ деревню$ станице$ станица$ станицы$ станицу$ хуторе$ хутор$ хутора$ ауле$ аул$ аула$ поселка$ пгт$ рп$ пос$ дер$ ст$ городок$ городке$ городка$ кишлаке$ улусе$ называется$ нашем$ дом$ проживания$ жительства$ рождения$ регистрации$ прописки$
  пригороде$ окраине$ village$ town$ city$ hometown$ sunny$ rainy$ snowy$ cold$ beautiful$ little$ lovely$ downtown$ central$`,
);
const OF_SOMEBODY = 'town that somebody lives in or comes from';

/** Towns that somebody of the message lives in or comes from. Towns of lessons are left alone. */
export const town: Recognizer = {
  name: 'town',
  find(document) {
    const found = townsCalledOwn(document);
    for (const { start, end } of townsInFront(document))
      if (!isOfLesson(document))
        found.push({ start, end, type: 'ADDRESS', score: 0.74, recognizer: 'town', reason: OF_SOMEBODY });
    for (const token of document.tokens) {
      const previous = document.tokens[token.index - 1];
      if (previous === undefined || !mayStandBefore(document.text, previous)) continue;
      if (token.kind !== 'word' || token.start - previous.end > 3 || !mayBeTown(document, token)) continue;
      if (token.word.isStop || NO_TOWN.accepts(token.word)) continue;
      const last = endOfTown(document, token);
      if (last === undefined) continue;
      const known = last.known;
      const isLong = last.end > token.end;
      const start = withTownWord(document, token);
      const isLabel = start < token.start;
      const capital = token.casing === 'title';
      // "мой город самый большой"
      const isSmallLabelled = isLabel && !token.word.isOrdinary;
      if (!known && !capital && !isSmallLabelled && !isSmallStranger(document, token)) continue;
      const state = stateBehind(document.text, last.end);
      const isWithState = state !== null && /^(?:from|in|near|to)$/.test(previous.lower) && !asks(document);
      const isAnswer =
        isWithState ||
        (known && token.index === 1 && previous.lower === 'from' && !asks(document)) ||
        (isLabel && isWholeAnswer(document, start, last.end));
      const before = document.lower.slice(Math.max(0, start - 60), start);
      const isOurs =
        (isLabel || previous.lower === 'называется') &&
        OUR_TOWN.test(document.lower.slice(Math.max(0, token.start - 40), token.start)) &&
        !/[«"“][а-я ]*$/.test(document.lower.slice(Math.max(0, token.start - 24), token.start));
      const isStated =
        isAnswer ||
        isOurs ||
        (token.script === 'cyrillic' && isHome(document, token, start, last)) ||
        ((isLabel || RECORDED.test(previous.lower)) && RECORD.test(before)) ||
        (mayLive(document, token) && lives(before, token)) ||
        (known &&
          (comesFrom(document, token) || LIVE_THERE.test(document.lower.slice(last.end, last.end + 32))));
      if (!isStated) continue;
      const isSure = SURELY_LIVING.test(before);
      // "Medicine Hat", "пишу из Мирного"
      const isNamed =
        isLabel ||
        CALLED.test(before) ||
        (state !== null && capital) ||
        (isSure && (isLong || token.script === 'cyrillic' || endsClause(document, token, before)));
      if (!known && token.word.isOrdinary && !isNamed) continue;
      if (!isWithState && !isOurs && !isHomeBehind(document, last.end) && isOfLesson(document)) continue;
      if (/жив(?:ут|[её]т) /.test(before) && OTHERS_LIVE.test(document.lower)) continue;
      const end = state === null ? behindRegion(document, last.end) : last.end + state[0].length;
      found.push({
        start,
        end,
        type: 'ADDRESS',
        score: CALLED.test(before)
          ? 0.95
          : isWithState
            ? 0.9
            : isSure && capital
              ? 0.88
              : known
                ? 0.74
                : 0.62,
        recognizer: 'town',
        reason: OF_SOMEBODY,
      });
    }
    return found;
  },
};

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
function mayBeTown({ tokens }: TextDocument, token: Token): boolean {
  if (token.end - token.start >= 3) return true;
  return (
    /^(?:el|la|le|st)$/.test(token.lower) &&
    token.casing === 'title' &&
    tokens[token.index + 1]?.casing === 'title'
  );
}

const isDash = (code: number): boolean => code === 0x2d || code === 0x2013 || code === 0x2014;

const mayStandBefore = (text: string, before: Token): boolean =>
  BEFORE_TOWN.has(before) ||
  text.charCodeAt(before.end) === 0x3a ||
  (isDash(text.charCodeAt(before.end + 1)) && RECORDED.test(before.lower)) ||
  (text.charCodeAt(before.end) === 0x2c && LABEL.accepts(before.word));

/** What ends the label of a home: "место жительства", "дом". */
const LABELS = /(?:ния|ства|ции|ки|дом|ание|ка|город)$/;
