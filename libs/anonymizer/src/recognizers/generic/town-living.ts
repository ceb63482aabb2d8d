import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

/** Rules for what stands before a town that somebody lives in or comes from, one for each language. */
const LIVING_RU =
  /(?:жив(?:у|ем|ет|ут)|проживаю|проживает|проживаем|переехал[аи]?|переезжаю|переезжаем|родом|прописан[аы]?|приехал[аи]?|приезжаю|родил(?:ся|ась)|мы|я|сам[аи]?|вырос(?:ла)?|учусь|живя|прилетел[аи]?|вернул(?:ся|ась|ись)|город[аеу]?|ездим|поедем|уехал[аи]?|уед(?:у|ем|ет|ут)|мой город|привет(?:ы|ик)?|здравствуйте|пиш(?:у|ем|ет|ут)|звон(?:ю|им|ит)|обраща(?:юсь|емся|ется)|беспокоит|нахожусь|находимся|семья|родители|бабушка|дедушка|папа|мама|брат|сестра|друг|подруга|он|она|они|семьей|школьни(?:к|ца)|учени(?:к|ца)|студент(?:ка)?|мальчик|девочка|девушка|парень|подросток|родитель|мамой|папой)(?: (?:я|мы|он|она|сам|сама|сейчас|теперь|недавно|родом|с родителями|с мамой|с семьей|вообще|тут|живу|живем|живет|переехали|давно|всегда|раньше|вам|тебе|сюда|к вам|к тебе|это|постоянно|временно|уже|ученик|ученица|школьник|школьница|семья|мама|папа))*\s*(?:в пригороде|на окраине|в|во|из|с|под|около|возле|рядом с|недалеко от|:|-|—|это)?\s*(?:(?:маленьк|небольш|родн|больш)(?:ом|ого) )?$/;
const LIVING_EN =
  /\b(?:(?:i|we|they|you|parents|cousins|grandparents|relatives|family|friends|folks)(?:'ve| have| do| did| now| still| just| also| both| all| mostly| currently| actually| really| presently| temporarily| used to| mainly| only| once)* (?:live[sd]?|reside[sd]?|stay|stayed)|^live|i'm living|lives|resides|i'm|i am|im|we're|we are|moved|moving|move|come|came|comes|born|raised|grew up|hometown|home town|based|staying|i'm \d+,|i am \d+,|im \d+,|\d+ years old,|(?:my|our) (?:home |native |little |small |own |current )?(?:city|town|village)|located|(?:^|[,;\n] ?)(?:city|town|village|hometown|location)|address|family is|(?:my|our) home is|relocat(?:ing|ed)|\b(?:me and|and me|and i) [^.!?\n]{1,24} live|(?:town|city|place) of residence|(?:i|we|parents)(?:'ve|'re| have| are| just| recently)* (?:bought|rent(?:ed|ing)?|own|built) (?:a|our|the|this|another) (?:\w+ )?(?:house|flat|home|apartment|bungalow)|\b(?:just|recently|newly|only|have|i've|we've) arrived|(?:i|we) (?:now |currently )?home[- ]?(?:educate|school)(?: (?:our|my) \w+(?: \w+)?)?|am from|originally|born and living|(?:writing|write|calling|emailing|messaging|texting|speaking|chatting|typing)|(?:my|our) (?:\w+ )?(?:mom|mum|mother|dad|father|parents|cousin|uncle|aunt|grandma|grandpa|nan|gran|brother|sister|friend|roommate)(?: is| are|'s))(?: (?:here|is|now|currently|all the way|originally|just|up|down|back|over|right|to you|to u|you|this|a bit|there|today))*\s*(?:in|from|to|near|at|outside|outside of|of|is|:|close to|around)\s*(?:the (?:city|town|village) of\s*|(?:sunny|rainy|cold|snowy|beautiful|little|downtown|central|lovely|tiny|good old)\s*)?$/;

export const OUR_TOWN =
  /(?:мой|моя|мое|наш|наша|наше|родной|моем|нашем|родном|моего|нашего)(?: родн(?:ой|ая|ое))? (?:город|поселок|село|деревня|станица|хутор|аул)[а-я]*(?:,|\s*[:—–-]| называется)?\s*$/;
const OUR_TOWN_EN =
  /\b(?:(?:live|living|lives|am|grew up|based|stay|born|raised) in|(?:come|comes|am|'m|im|'re|moved|moving) (?:from|to)) (?:a|the|this) (?:\w+ ){0,2}(?:town|city|village|place)(?:,? called| named)?,? $|\b(?:our|my)(?: (?:home|native|little|small|own|current|tiny|quiet|new|old|seaside|beautiful|dear))? (?:town|city|village|hometown|home town|local area|neighbou?rhood|suburb)(?:,|, which is| of| is| called| named| is called| is named|'s|:| -)? $/;
const HOMETOWN = /(?:^|[.,;\n] ?|\b(?:my|our) )(?:hometown|home town) $/;
const SENDER =
  /\b(?:hello|hi|hey|greetings|student|teacher|teen|teenager|girl|boy|lad|lass|kid|schoolboy|schoolgirl|freshman|mom|mum|dad|pupil|parents?|person|family)(?: (?:in|from|fae|frae) | from (?:sunny |rainy |snowy |cold |beautiful |lovely )?)$/;
const LIVING_NOW = /(?:^|[.,!?\n] ?|currently |now |and |i'm |im )(?:living|residing) (?:in|near) $/;

/** The words that the patterns above begin with: without one close in front, none is tried. */
export const LIVING_WORDS = new PrefixSet(
  `живу$ живем$ живет$ живут$ живя$ прожива переех переезж родом$ прописан приехал приезж родил мы$ я$ сам$ сама$ сами$ вырос учусь$ прилетел
  вернул город ездим$ поедем$ уехал уеду$ уедем$ уедет$ уедут$ привет здравствуйте$ пишу$ пишем$ пишет$ пишут$ звон обраща беспоко
  нахож наход семь[яе] родител бабушка$ дедушка$ папа$ мама$ папой$ мамой$ брат$ сестра$ друг$ подруга$ он$ она$ они$ школьник школьниц ученик учениц студент
  мальчик$ девочка$ девушка$ парень$ подросток$ мой$ моя$ мое$ моем$ моего$ наш родной$ родном$ родин[ауые]$ родиной$ жител скучно$ тоскливо$ нас$
  live$ lives$ lived$ living$ reside$ resides$ resided$ residing$ stay$ stayed$ staying$ i'm$ i$ im$ we're$ we$ am$ moved$ moving$ move$ come$
  came$ comes$ born$ raised$ grew$ hometown$ based$ old$ my$ our$ located$ city$ town$ village$ location$ address$ family$ originally$
  writing$ write$ calling$ emailing$ messaging$ texting$ speaking$ chatting$ typing$ hello$ hi$ hey$ greetings$ student$ teacher$ teen$
  teenager$ girl$ boy$ kid$ schoolboy$ schoolgirl$ freshman$ mom$ mum$ dad$ pupil$ parent$ parents$ person$ residence$ relocating$ relocated$ home$
  arrived$ educate$ homeschool$ homeducate$ lad$ lass$
  mother$ father$ cousin$ uncle$ aunt$ grandma$ grandpa$ nan$ gran$ brother$ sister$ friend$ roommate$ hometown$
  resident$ local$ native$ area$ neighbourhood$ neighborhood$ suburb$ house$ flat$ apartment$ bungalow$`,
);
/** The words right before a town. */
export const BEFORE_TOWN = new PrefixSet(
  `откуда$ пункт$ жители$ жителей$ жителям$ житель$ жительница$ в$ во$ из$ называется$ поселка$ села$ хутора$ станицы$ аула$ поселке$ пгт$ под$ около$ возле$ с$ от$ это$ недалеко$ рядом$ in$ from$ to$
  near$ at$ called$ named$ outside$ of$ is$ around$ г$ город$ городе$ города$ гор$ поселке$ поселок$ селе$
  село$ села$ деревне$ деревня$ деревни$ деревню$ станице$ станица$ станицы$ станицу$ хуторе$ хутор$ хутора$ ауле$ аул$ аула$ поселка$ пгт$ рп$ пос$ дер$ ст$ городок$ городке$ городка$ кишлаке$ улусе$ называется$ нашем$ дом$ проживания$ жительства$ рождения$ регистрации$ прописки$
  пригороде$ окраине$ village$ town$ city$ hometown$ sunny$ rainy$ snowy$ cold$ beautiful$ little$ lovely$ downtown$ central$ fae$ frae$`,
);
/** What may stand between the two: small words, and numbers, whose word is empty. */
const BETWEEN = new WordTest(
  'a|the|this|that|which|here|now|currently|all|way|just|up|down|back|over|right|you|u|bit|there|today|good|tiny|close|residence|s|is|are|quiet|сейчас|теперь|недавно|с|вообще|тут|давно|всегда|раньше|вам|тебе|сюда|к|постоянно|временно|уже|на|(?:маленьк|небольш|родн|больш)(?:ом|ого)|',
);
const FURTHEST_WORD = 9;

function isOurTown(before: string, token: Token): boolean {
  if (token.script === 'cyrillic') return OUR_TOWN.test(before);
  if (OUR_TOWN_EN.test(before) || SENDER.test(before) || HOMETOWN.test(before)) return true;
  return LIVING_NOW.test(before);
}

const HOME_WORDS = new WordTest(
  'жить|нас|нам|меня|мне|учимся|учится|учатся|учил.*|хожу|ходим|снима.*|остаюсь|местн.*|домой|дома|сейчас|участни.*|гимназист.*|лицеист.*|отлични.*|беженцы|переселенцы|прилетели|перебра.*|работает|служит|перевели|уезжа.*|уедем|уедет|верн.*|возвраща.*|жител.*|абитуриент.*|бабушки|бабули|дедушки|тети|дяди|родни|рождения|детства',
);

/** Whether a word that may tell of a home stands close before or behind. */
export function speaksOfHome({ tokens }: TextDocument, index: number, end: number): boolean {
  const behind = tokenIndexAt(tokens, end);
  for (let i = index - 1; i >= 0 && i >= index - FURTHEST_WORD; i--)
    if (LIVING_WORDS.has(tokens[i]!) || HOME_WORDS.accepts(tokens[i]!.word)) return true;
  for (let i = behind; i < tokens.length && i < behind + 6; i++)
    if (LIVING_WORDS.has(tokens[i]!)) return true;
  return false;
}

/** Whether nothing but small words stands between the town and a word that may tell of a home. */
export function mayLive({ tokens }: TextDocument, { index }: Token): boolean {
  for (let i = index - 1; i >= 0 && i >= index - FURTHEST_WORD; i--) {
    const before = tokens[i]!;
    if (LIVING_WORDS.has(before)) return true;
    if (!BEFORE_TOWN.has(before) && !BETWEEN.accepts(before.word)) return false;
  }
  return false;
}

export function lives(before: string, token: Token): boolean {
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

/** "My town has a castle and it's called Knaresborough" */
export const isCalledAfterAll = (before: string): boolean =>
  /\b(?:my|our) (?:home ?)?(?:town|city|village|hometown) [^.!?\n]{1,36}\b(?:it's|its|it is|it’s|which is|that's) (?:called|named) $/.test(
    before,
  );

/** "push and pull factors for moving to Lagos", "reasons for moving to": a question of geography. */
export const isMigration = (before: string): boolean =>
  /\b(?:factors?|reasons?|causes?|motives?) (?:for|behind|of) (?:people |their )?(?:moving|migrating|relocating) (?:to|from) $/.test(
    before,
  ) && !/\b(?:my|our) \w* ?(?:reasons?|motives?) for/.test(before);

/** "we moved from Leeds to Otley": the new home behind the old one. */
export const isMovedTo = (before: string): boolean =>
  /\b(?:i|we|i'm|we're|i've|we've|family|just|dad|mum|mom|parents) (?:just |recently |have |are |is |all )?(?:moved|moving|relocated|relocating)(?: house| home| here)? from [a-z'’ -]{3,28} to $/.test(
    before,
  );
