import { isPlace } from '../../names/places.js';
import type { Recognizer } from '../../recognizer.js';
import { asks, tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import { behindRegion, endsLikeTown, isResidence, isTownLabel, townsCalledOwn } from '../ru/residence.js';
import { stateBehind } from './state-behind.js';
import { comesFrom, townsInFront } from '../ru/own-town.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { isOfLesson } from './own-town.js';

/** Rules for what stands before a town, one for each language. */
const LIVING_RU =
  /(?:жив(?:у|ем|ет|ут)|проживаю|проживает|проживаем|переехал[аи]?|переезжаю|переезжаем|родом|прописан[аы]?|приехал[аи]?|приезжаю|родил(?:ся|ась)|мы|я|сам[аи]?|вырос(?:ла)?|учусь|живя|прилетел[аи]?|вернул(?:ся|ась|ись)|город[аеу]?|ездим|поедем|уехал[аи]?|мой город|привет(?:ы|ик)?|здравствуйте|пиш(?:у|ем|ет|ут)|звон(?:ю|им|ит)|обраща(?:юсь|емся|ется)|беспокоит|нахожусь|находимся|семья|родители|бабушка|дедушка|папа|мама|брат|сестра|друг|подруга|он|она|они|семьей|школьни(?:к|ца)|учени(?:к|ца)|студент(?:ка)?|мальчик|девочка|девушка|парень|подросток|родитель|мамой|папой)(?: (?:я|мы|он|она|сам|сама|сейчас|теперь|недавно|родом|с родителями|с мамой|с семьей|вообще|тут|живу|живем|живет|переехали|давно|всегда|раньше|вам|тебе|сюда|к вам|к тебе|это|постоянно|временно|уже|ученик|ученица|школьник|школьница|семья|мама|папа))*\s*(?:в пригороде|на окраине|в|во|из|с|под|около|возле|рядом с|недалеко от|:|-|—|это)?\s*(?:(?:маленьк|небольш|родн|больш)(?:ом|ого) )?$/;
const LIVING_EN =
  /\b(?:(?:i|we|they|you|parents|cousins|grandparents|relatives|family|friends|folks)(?:'ve| have| do| did| now| still| just| also| both| all| mostly| currently| actually| really| presently| temporarily| used to| mainly| only| once)* (?:live[sd]?|reside[sd]?|stay|stayed)|^live|i'm living|lives|resides|i'm|i am|im|we're|we are|moved|moving|move|come|came|comes|born|raised|grew up|hometown|home town|based|staying|i'm \d+,|i am \d+,|im \d+,|\d+ years old,|(?:my|our) (?:home |native |little |small |own |current )?(?:city|town|village)|located|(?:^|[,;\n] ?)(?:city|town|village|hometown|location)|address|family is|(?:my|our) home is|relocat(?:ing|ed)|\b(?:me and|and me|and i) [^.!?\n]{1,24} live|(?:town|city|place) of residence|am from|originally|born and living|(?:writing|write|calling|emailing|messaging|texting|speaking|chatting|typing)|(?:my|our) (?:\w+ )?(?:mom|mum|mother|dad|father|parents|cousin|uncle|aunt|grandma|grandpa|nan|gran|brother|sister|friend|roommate)(?: is| are|'s))(?: (?:here|is|now|currently|all the way|originally|just|up|down|back|over|right|to you|to u|you|this|a bit|there|today))*\s*(?:in|from|to|near|at|outside|outside of|of|is|:|close to|around)\s*(?:the (?:city|town|village) of\s*|(?:sunny|rainy|cold|snowy|beautiful|little|downtown|central|lovely|tiny|good old)\s*)?$/;
/** Words that leave no doubt that the place is one to live in, even if it is a name as well. */
const SURELY_LIVING =
  /(?:\b(?:live[sd]?|reside[sd]?|living|residing|home is|raised|grew up|moved (?:here )?(?:to|from|near)|come from|am from|'m from|hometown|home town|village)\b|жив|прожива|родом|пиш|звон|обраща|переех|переезж|нахо[жд]|беспоко)[^,.!?]*,?\s*$/;
const OUR_TOWN =
  /(?:мой|моя|мое|наш|наша|наше|родной|моем|нашем|родном|моего|нашего)(?: родн(?:ой|ая|ое))? (?:город|поселок|село|деревня|станица|хутор|аул)[а-я]*(?:,|\s*[:—–-]| называется)?\s*$/;
const OUR_TOWN_EN =
  /\b(?:(?:live|living|lives|am|grew up|based|stay|born|raised) in|(?:come|comes|am|'m|im|'re|moved|moving) (?:from|to)) (?:a|the|this) (?:\w+ ){0,2}(?:town|city|village|place)(?:,? called| named)?,? $|\b(?:our|my)(?: (?:home|native|little|small|own|current|tiny|quiet|new|old|seaside|beautiful|dear))? (?:town|city|village|hometown|home town)(?:,| of| is| called| named| is called| is named|'s|:| -)? $/;
const HOMETOWN = /(?:^|[.,;\n] ?|\b(?:my|our) )(?:hometown|home town) $/;
const CALLED = /(?:town|city|village)(?: is)?,? (?:called|named) $/;
const SENDER =
  /\b(?:hello|hi|hey|greetings|student|teacher|teen|teenager|girl|boy|kid|schoolboy|schoolgirl|freshman|mom|mum|dad|pupil|parents?|person|family)(?: (?:in|from) | from (?:sunny |rainy |snowy |cold |beautiful |lovely )?)$/;
/** What is no town though it bears a capital and stands where one might. */
const NO_TOWN = new WordTest(
  'spanish|english|french|german|russian|italian|chinese|japanese|latin|greek|maths?|biology|chemistry|physics|geography|history|science|algebra|geometry|grade|year|class|room|form|period|unit|chapter|group|level|team|python|java|scratch|minecraft|roblox|fortnite|discord|youtube|google|wikipedia|zoom|earth|mars|heaven|christmas|easter|ramadan|google|arctic|africa|asia|europe|america|antarctica|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|земл[ия]|марс[ае]?|google|википедии|майнкрафт[ае]?|африк[иеу]|ази[ия]|европ[ыеу]|америк[иеу]|антарктид[ыеу]|арктик[иеу]|называется|зовется',
);
const LIVING_NOW = /(?:^|[.,!?\n] ?|currently |now |and |i'm |im )(?:living|residing) (?:in|near) $/;
/** "Место жительства: г. Балашиха" */
const RECORD =
  /(?:место|город|адрес|населенный пункт) (?:жительства|проживания|рождения|регистрации)\s*[:—–-]?\s*$/;
const RECORDED = /^(?:жительства|проживания|рождения|регистрации)$/;
/** "уедем из Воркуты, где живём" */
const LIVE_THERE = /^,? (?:где |тут |здесь |там )?(?:(?:я|мы|сейчас|теперь|и|давно) )*жив(?:у|ем)(?![а-я])/;
const OTHERS_LIVE =
  /^(?:как(?:ие|ой|ая|ое)|кто|сколько|где|почему|зачем|which|what|how many|who|why|do|does)(?![а-яa-z])/;

/** The words that the patterns above begin with: without one close in front, none is tried. */
const LIVING_WORDS = new PrefixSet(
  `живу$ живем$ живет$ живут$ живя$ прожива переех переезж родом$ прописан приехал приезж родил мы$ я$ сам$ сама$ сами$ вырос учусь$ прилетел
  вернул город ездим$ поедем$ уехал привет здравствуйте$ пишу$ пишем$ пишет$ пишут$ звон обраща беспоко нахож наход семь[яе] родител
  бабушка$ дедушка$ папа$ мама$ папой$ мамой$ брат$ сестра$ друг$ подруга$ он$ она$ они$ школьник школьниц ученик учениц студент
  мальчик$ девочка$ девушка$ парень$ подросток$ мой$ моя$ мое$ моем$ моего$ наш родной$ родном$
  live$ lives$ lived$ living$ reside$ resides$ resided$ residing$ stay$ stayed$ staying$ i'm$ i$ im$ we're$ we$ am$ moved$ moving$ move$ come$
  came$ comes$ born$ raised$ grew$ hometown$ based$ old$ my$ our$ located$ city$ town$ village$ location$ address$ family$ originally$
  writing$ write$ calling$ emailing$ messaging$ texting$ speaking$ chatting$ typing$ hello$ hi$ hey$ greetings$ student$ teacher$ teen$
  teenager$ girl$ boy$ kid$ schoolboy$ schoolgirl$ freshman$ mom$ mum$ dad$ pupil$ parent$ parents$ person$ residence$ relocating$ relocated$ home$`,
);
const FURTHEST_WORD = 9;

const LABEL = new WordTest('town|city|village|place|hometown|город|село|деревня|поселок|станица');
const TOWN_WORD = new WordTest(
  'г|город|городе|города|городу|гор|городок|городке|городка|поселке|поселок|поселка|пос|пгт|рп|п|селе|село|села|деревне|деревня|деревни|деревню|дер|станице|станица|станицы|станицу|ст|хуторе|хутор|хутора|ауле|аула|аул|кишлаке|улусе',
);
const SMALL_PLACE = /^(?:сел[оае]|дере?вн[яие]|посел(?:ок|ка|ке)|станиц[аые]|хутор[ае]?|аул[ае]?|пгт)$/;
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

function isOurTown(before: string, token: Token): boolean {
  if (token.script === 'cyrillic') return OUR_TOWN.test(before);
  if (OUR_TOWN_EN.test(before) || SENDER.test(before) || HOMETOWN.test(before)) return true;
  return LIVING_NOW.test(before);
}

/** What ends the label of a home: "место жительства", "дом". */
const LABELS = /(?:ния|ства|ции|ки|дом|ание|ка|город)$/;

const HOME_WORDS = new WordTest(
  'жить|нас|нам|меня|мне|учимся|учится|учатся|учил.*|хожу|ходим|снима.*|остаюсь|местн.*|домой|дома|сейчас|участни.*|гимназист.*|лицеист.*|отлични.*|беженцы|переселенцы|прилетели|перебра.*|работает|служит|перевели|уезжа.*|уедем|уедет|верн.*|возвраща.*|жител.*|абитуриент.*',
);

/** Whether a word that may tell of a home stands close before or behind. */
function speaksOfHome({ tokens }: TextDocument, index: number, end: number): boolean {
  const behind = tokenIndexAt(tokens, end);
  for (let i = index - 1; i >= 0 && i >= index - FURTHEST_WORD; i--)
    if (LIVING_WORDS.has(tokens[i]!) || HOME_WORDS.accepts(tokens[i]!.word)) return true;
  for (let i = behind; i < tokens.length && i < behind + 6; i++)
    if (LIVING_WORDS.has(tokens[i]!)) return true;
  return false;
}

function mayLive({ tokens }: TextDocument, { index }: Token): boolean {
  for (let i = index - 1; i >= 0 && i >= index - FURTHEST_WORD; i--)
    if (LIVING_WORDS.has(tokens[i]!)) return true;
  return false;
}

function lives(before: string, token: Token): boolean {
  if (token.script !== 'cyrillic') return LIVING_EN.test(before) || isOurTown(before, token);
  let match = LIVING_RU.exec(before);
  if (match === null) return isOurTown(before, token);
  // "бабушка моя живёт в": "я" is no word there.
  if (/[а-я]/.test(before[match.index - 1] ?? ''))
    match = LIVING_RU.exec(before.slice(match.index + 1)) ?? match;
  // "я из Твери" and "я в Твери" tell; "я Тверь" and "мы в Твери были на уроке" do not, but the latter is no loss.
  const start = before.length - match[0].length;
  if (start > 0 && /[а-яa-z]/.test(before[start - 1]!)) return false;
  return (
    /(?:в|во|из|с|под|около|возле|рядом с|недалеко от|пригороде|окраине|:|-|—|это)\s*(?:[а-я]{4,}(?:ом|ого) )?$/.test(
      match[0],
    ) || /город[а-я]*\s*$/.test(match[0])
  );
}

/** "в городе Твери", "г. Казань": the word for a town belongs to the value. */
function withTownWord({ tokens, text }: TextDocument, token: Token): number {
  const before = tokens[token.index - 1];
  if (before === undefined) return token.start;
  const gap = text.slice(before.end, token.start);
  const isLetter = gap.startsWith('.') && /^[спдх]$/.test(before.lower);
  if (!isLetter && !TOWN_WORD.accepts(before.word)) return token.start;
  return gap === ' ' || gap === '.' || gap === '. ' ? before.start : token.start;
}

function endOfTown(
  { tokens, text, lower }: TextDocument,
  token: Token,
): { end: number; known: boolean } | undefined {
  const join = (count: number): string | undefined => {
    const last = tokens[token.index + count];
    if (last === undefined || last.end - token.start > 40) return undefined;
    for (let i = token.index; i < token.index + count; i++)
      if (!/^[ -]$/.test(text.slice(tokens[i]!.end, tokens[i + 1]!.start))) return undefined;
    return lower.slice(token.start, last.end).replaceAll(' ', '-');
  };
  if (token.word.mayBeginPlace) {
    for (const count of [3, 2, 1]) {
      const name = join(count);
      if (name === undefined) continue;
      const lastWord = name.slice(name.lastIndexOf('-') + 1);
      const isDeclined =
        count === 1 &&
        token.script === 'cyrillic' &&
        token.casing === tokens[token.index + 1]!.casing &&
        (isPlace(lastWord) || /^лук|^челн/.test(lastWord));
      if (isPlace(name) || isDeclined) return { end: tokens[token.index + count]!.end, known: true };
    }
  }
  if (token.word.isPlace) return { end: token.end, known: true };
  const next = tokens[token.index + 1];
  // "посёлок Усть-Луга", "из села Красный Яр"
  const isTied = next?.casing === 'title' && text[token.end] === '-' && next.start === token.end + 1;
  const goesOn =
    token.casing === 'title' &&
    next?.casing === 'title' &&
    (token.script === 'latin' || isTied || SMALL_PLACE.test(tokens[token.index - 1]?.lower ?? '')) &&
    (isTied || text.slice(token.end, next.start) === ' ') &&
    !/^ (?:обл|кра[йя]|рай|р-н|окр)/.test(lower.slice(next.end, next.end + 5)) &&
    !next.word.isStop;
  // Small Latin letters are a town only where no list knows the word.
  const mayBe = token.casing === 'title' || token.script === 'cyrillic' || !token.word.isOrdinary;
  return mayBe ? { end: goesOn ? next.end : token.end, known: false } : undefined;
}
