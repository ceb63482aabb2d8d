import type { TextDocument } from '../text/document.js';
import { countBefore } from '../text/position.js';
import { WordTest } from '../text/word-test.js';
import { isFullName, type NameChain } from './name-chain.js';
import { occurs } from '../text/occurs.js';

/** Ways to speak of a name without speaking of a person. */

const LONGEST_TITLE = 60;
const OPENING = /[«"“„][^«"“„»”\n]*$/;
const CLOSING = /^[^«“„»”"\n]*[»”"“]/;

/** «Иван Васильевич меняет профессию»: in quotation marks, together with other words. */
export function isInTitle(document: TextDocument, start: number, end: number): boolean {
  const { text } = document;
  if (!hasQuoteBefore(document, start)) return false;
  const before = OPENING.exec(text.slice(Math.max(0, start - LONGEST_TITLE), start))?.[0];
  if (before === undefined) return false;
  const behind = CLOSING.exec(text.slice(end, end + LONGEST_TITLE))?.[0];
  if (behind === undefined) return false;
  const around = before + behind;
  return /[A-Za-zÀ-ԯ]{2}/.test(around) && !/[,!?]/.test(around);
}

/** Whether a quotation mark stands close before the position; their places are looked up once. */
function hasQuoteBefore({ shared, text }: TextDocument, position: number): boolean {
  const quotes = (shared.quotes ??= [...text.matchAll(/[«"“„]/g)].map(({ index }) => index));
  const count = countBefore(quotes, position);
  return count > 0 && position - quotes[count - 1]! <= LONGEST_TITLE;
}

const CODE =
  /=>|==|!=|&&|\+=|\w\(\)|\);|\};|\{\s*\w+\s*:|^\s*@\w+ ?\(|(?:^|[\s(])(?:var|let|const|def|func|int|string|import|from \w+ import|print|printf|cout|select|public class|class \w+:?|return|переменн[а-я]{2}) ?[\wа-я("'{*]+ ?[=({;<*]|<\/?\w+>|[а-я]\([a-z]\w{0,8}\)|#include|select .{1,40} from |(?:print|printf|println|input|echo|log|len|range|write)\(|(?:^|[\s.])\w+ ?= ?["'[{]|\b(?:if|elif|for|while) [^.?!]{1,30}:|\bjson\b[^{]{0,40}\{ ?["']/;

/** Signs that prose has rarely: most messages have none of them, and the pattern above is slow. */
const MAY_BE_CODE = /[={}<>]|\S\(|\);|:$/;

/** Whether the message is a piece of a program, where names are those of variables. */
export function isCode({ lower, shared }: TextDocument): boolean {
  return (shared.isCode ??= /[=(){};<>]|:$/.test(lower) && MAY_BE_CODE.test(lower) && CODE.test(lower));
}

const MODEL = new WordTest(
  'amazon|google|hey|яндекс|алло|окей|эй|pro|iphone|galaxy|redmi|super|model|ultra|mini|samsung|xiaomi|майнкрафт|minecraft|type|mark|proto',
);

/** "Pro Max": a model of something. */
export function isModel({ tokens, text }: TextDocument, chain: NameChain): boolean {
  const before = tokens[chain.first - 1];
  return before !== undefined && text.charCodeAt(before.end) === 0x20 && MODEL.accepts(before.word);
}

const DEFINITION =
  /^['»"”]? ?(?:это (?!мо[йяе]|наш|я |он |она |[а-я]+л[аио]?(?![а-я]))|[—–-] ?(?:это|как(?:ое|ая|ой) |вид|род|марка|имя|уменьш|сокращ|название|столица|город|река|остров|персонаж|герой|порода|[а-я]+(?:ая|ое) (?:имя|фамилия))|(?:is|means) (?:an? |the |one of |part of ))/;

const OF_MONTH =
  /^ (?:has|is|was) (?:\d|[a-z]{2,}er than|usually|the (?:[a-z]+ )?month|in (?:spring|summer|autumn|winter|fall))/;

/** "April has 30 days", "June is hotter than May". */
function isMonth({ lower, tokens }: TextDocument, { first, last, end }: NameChain): boolean {
  return (
    first === last &&
    /^(?:april|june|august|may|summer|autumn)$/.test(tokens[first]!.lower) &&
    OF_MONTH.test(lower.slice(end, end + 24))
  );
}

const IDIOM =
  /tom,? dick|simon says|mary had a |jack and jill|jack of all|plain jane|average joe|smart aleck?|doubting thomas|peeping tom|robb?(?:ing)? peter|bob's your|for pete's sake|jack frost|billy goat|jolly roger|johnny come lately|humpty|peter piper|karen meme|a karen\b|will will will|карл[ауом]{0,2} у клары|варвар[аеуы] на базаре|тришкин|филькин[аы]? грамот|фом[аыеу] невер|иван[ауе]? купал|по щучьему|алис[аыеу] (?:в стране|в зазеркаль|от яндекс|из яндекс)|яндекс[. ]алис|алис[аыеу] селезн|у семи нянек|емел[яиею] (?:и щук|на печи|поймал)|иванушк[аиеу]|франца-иосифа|аленушк[аиеу] и/;

/** A word of each, which is looked up faster than the pattern is tried. */
const OF_IDIOMS = new Set(
  `dick simon mary jill jack jane joe alec aleck thomas peeping peter bob bob's pete pete's billy jolly johnny humpty karen will
  карл карла карлу карлом варвара варвары варваре варвару тришкин тришкина тришкину тришкином филькин филькина филькиной филькину филькины
  фома фомы фоме фому купала купалы купале купалу купальская щучьему алиса алисы алисе алису яндекс нянек емеля емели емеле емелю
  иванушка иванушки иванушке аленушка аленушки аленушке франца`.split(/\s+/),
);

/** "every Tom, Dick and Harry", "Карл у Клары украл кораллы": names that are nobody's. */
export function isInIdiom({ lower, shared, tokens }: TextDocument): boolean {
  return (shared.isIdiom ??= tokens.some((token) => OF_IDIOMS.has(token.lower)) && IDIOM.test(lower));
}

/** "Rebecca by du Maurier" */
export function isTitleOfWork({ text }: TextDocument, chain: NameChain): boolean {
  return (
    text.startsWith(' by ', chain.end) &&
    /^ by (?:[A-Z]|du |de |van )/.test(text.slice(chain.end, chain.end + 8))
  );
}

/** "Summer is my favourite season". */
export function isFavourite({ lower }: TextDocument, chain: NameChain): boolean {
  return (
    chain.surname === undefined &&
    /^ [iaw—–-]/.test(lower.slice(chain.end, chain.end + 2)) &&
    /^ (?:is|are|was|—|-|–) (?:my|мо[йяе]|наш[ае]?) (?:fav\w*|любим[а-я]+) (?:season|month|day|colou?r|flower|subject|word|game|song|book|movie|show|food|stone|время|месяц|цвет|цветок|слово|камень|игра|песня|книга|сезон)/.test(
      lower.slice(chain.end, chain.end + 40),
    )
  );
}

const MAY_DEFINE = /[—–-]| i| m| э/;

/** "Лада — марка автомобиля", "Grace is a virtue", "Is Amber a stone?", "an Oscar": a thing, told what it is. */
export function isDefined(document: TextDocument, chain: NameChain): boolean {
  const { lower, tokens } = document;
  if (isMonth(document, chain)) return true;
  if (
    MAY_DEFINE.test(lower.slice(chain.end, chain.end + 3)) &&
    DEFINITION.test(lower.slice(chain.end, chain.end + 32))
  )
    return true;
  const before = tokens[chain.first - 1];
  if (before === undefined || before.end + 1 !== tokens[chain.first]!.start) return false;
  if (/^an?$/.test(before.lower) || (before.lower === 'the' && tokens[chain.first]!.casing === 'lower'))
    return true;
  return (
    before.index === 0 &&
    before.lower === 'is' &&
    /^ (?:an?|the) /.test(lower.slice(chain.end, chain.end + 5))
  );
}

const MEASURED =
  /^(?:how (?:tall|high|deep|long|wide|big|far|old) (?:is|was|are)|what is the (?:height|depth|length))(?: the)? $/;
const WORKS =
  /^(?:'s)? (?:documentar|movies?|films?|songs?|albums?|books?|novels?|poems?|quotes?|biograph|lyrics|paintings?|interviews?|stats|records?|concerts?|trailers?|podcasts?|goals|height|elevation|summit|climb)/;

/** "is Ben Nevis higher than any mountain" */
const HIGHER = /^ (?:(?:is|was) )?(?:the )?(?:higher|highest|taller than|a mountain|a hill)\b/;

/** "How tall is Ben Nevis", "David Attenborough documentaries": two capitals that questions of knowledge are about. */
export function isPublic(document: TextDocument, chain: NameChain): boolean {
  const { lower, tokens } = document;
  if (tokens[chain.first]!.script === 'cyrillic') return isOfScreen(document, chain);
  if (chain.given === undefined || chain.surname === undefined) return false;
  const { start } = tokens[chain.first]!;
  if (
    chain.given.lower === 'ben' &&
    !chain.surname.word.isCommonSurname &&
    HIGHER.test(lower.slice(chain.end, chain.end + 24))
  )
    return true;
  return (
    WORKS.test(lower.slice(chain.end, chain.end + 16)) || (start < 32 && MEASURED.test(lower.slice(0, start)))
  );
}

const ASKED_OF_STARS =
  /^(?:как(?:ой|ая|ое) (?:у )?)?(?:рост|вес|возраст|биография|состояние|рекорд|рекорды|цитаты|интервью|дискография|фильмография|карьера|лучшие голы|сколько лет)(?: (?:и|футболист[а]?|бойца|актера|актрисы|певца|певицы|блогера|стримера) ?[а-я]*)? $/;
const SCREEN = /(?:фильм[а-я]*|кино|сериал[а-я]*|мультфильм[а-я]*|экранизаци[а-я]+)(?![а-я]).{0,60}$/;
const ON_SCREEN =
  /(?:снял(?:ся|ась|ись)|снима(?:ется|лся|лась|лись|ются)|игра(?:ет|л|ла)|сыграл[аи]?|с|роль|роли|режиссер[а-я]*|озвучи[а-я]+|где|брат|актер[а-я]*|актрис[а-я]*) (?:[а-я]+ )?$/;
const SUNG = /(?<![а-я])(?:песн(?:я|и|ю|ей)|альбом[а-я]*|клип[а-я]*|трек[а-я]*|концерт[а-я]*) $/;

const KNOWN_BY =
  /^,? (?:биографи|фильмографи|дискографи|цитаты|рост |возраст|актер|актриса|певец|певица|футболист|хоккеист|режиссер|космонавт|кто (?:это|так))/;

/** The last words of the patterns above: only behind one of them are they tried. */
const OF_STAGE = new Set(
  `рост вес возраст биография состояние рекорд рекорды цитаты интервью дискография фильмография карьера голы лет песня песни песню песней
  альбом альбома альбомы клип клипы трек треки концерт концерты снялся снялась снялись снимается снимался снималась снимались снимаются
  играет играл играла сыграл сыграла с роль роли режиссер режиссера озвучил озвучила озвучивает озвучивал где брат актер актера актриса актрисы`.split(
    /\s+/,
  ),
);

/** "рост Хабиба", "в каком фильме снялся Сергей Бодров", "альбом Земфиры": what is asked of those on stage and screen. */
function isOfScreen({ lower, tokens }: TextDocument, chain: NameChain): boolean {
  if (
    chain.given !== undefined &&
    chain.surname !== undefined &&
    KNOWN_BY.test(lower.slice(chain.end, chain.end + 16))
  )
    return true;
  const isNear =
    OF_STAGE.has(tokens[chain.first - 1]?.lower ?? '') || OF_STAGE.has(tokens[chain.first - 2]?.lower ?? '');
  if (!isNear) return false;
  const { start } = tokens[chain.first]!;
  const before = lower.slice(Math.max(0, start - 80), start);
  if (start < 48 && ASKED_OF_STARS.test(before))
    return /^(?: ?$|[?,.]| [а-я]\d)/.test(lower.slice(chain.end, chain.end + 3));
  if (SUNG.test(before)) return true;
  return isFullName(chain) && ON_SCREEN.test(before) && SCREEN.test(before);
}

const IS_OWN = /мо[яе]|[:=]/;
const ASKS_OF_WORD = /(?:фамили[яиюей]|имя|имени|отчество)$/;

/** "как склоняется фамилия Петренко": a label that is the word itself. */
export function isAskedOfWord(document: TextDocument, chain: NameChain): boolean {
  const { lower, tokens } = document;
  const { start } = tokens[chain.first]!;
  return (
    start > 1 &&
    ASKS_OF_WORD.test(lower.slice(Math.max(0, start - 10), start - 1)) &&
    !occurs(document, IS_OWN)
  );
}

/** Alice and Bob of cryptography. */
export function isTextbookPair({ lower, shared }: TextDocument): boolean {
  return (shared.isTextbookPair ??= /\balice and bob\b|\bbob and alice\b/.test(lower));
}

const SOLD =
  /^['’]s (?:jeans|ice cream|sauce|store|menu|day\b|burgers?\b|pizza|fries|nuggets|chicken|coffee|donuts?|sandwich|salad|chips|candy|cookies?|cafe|diner|restaurant|drive.?thru|supermarket|meal|combo|frosty|flavou?rs)/;

/** "Ben & Jerry", "Levi's jeans": what a company sells. */
export function isSold({ lower, text, tokens }: TextDocument, chain: NameChain): boolean {
  const start = tokens[chain.first]!.start;
  if (text[start - 1] === '&' || text[start - 2] === '&') return true;
  const behindName = text.charCodeAt(chain.end);
  const mark = behindName === 0x20 ? text.charCodeAt(chain.end + 1) : behindName;
  if (mark !== 0x26 && (mark !== behindName || (mark !== 0x27 && mark !== 0x2019))) return false;
  const behind = lower.slice(chain.end, chain.end + 14);
  return /^ ?& ?[a-zа-я]/.test(behind) || SOLD.test(behind);
}

/** "Jack-o'-lantern", "иван-чай", "иван-да-марья": a compound. */
export function isCompound({ text, tokens }: TextDocument, chain: NameChain): boolean {
  const start = tokens[chain.first]!.start;
  if (text[start - 1] === '-' && text.slice(start - 4, start) === '-да-') return true;
  const next = tokens[chain.last + 1];
  return (
    text[chain.end] === '-' &&
    next?.start === chain.end + 1 &&
    next.casing === 'lower' &&
    !/^[\d._]/.test(text.slice(next.end, next.end + 1)) &&
    !/^(?:то|ка|таки|с|а|аа?|сан|тян|кун|джан|апа|ага|оглы|кызы|san|chan)$/.test(next.lower)
  );
}

const CLAIMS = /^,? (?:says|thinks|claims|writes|believes|reckons|states|argues)(?: that)?(?![a-z])/;
const CORRECT =
  /\b(?:explain|describe|find|spot|correct|what is|what's) (?:his|her|their|the) (?:mistake|error)|\bis (?:he|she) (?:correct|right|wrong)\b|\b(?:explain|show) why (?:he|she) is (?:correct|right|wrong)/;
const LONGEST_CLAIM = 240;

/** "George says that 0.35 is larger than 0.4. Explain his mistake." */
const isMistaken = ({ lower }: TextDocument, { end }: NameChain): boolean =>
  CLAIMS.test(lower.slice(end, end + 16)) && CORRECT.test(lower.slice(end, end + LONGEST_CLAIM));

const PLOT =
  /^["“]?(?:(?:write|tell|give|read|find)(?: me)? )?an? (?:[a-z]+ ){0,2}(?:story|tale|novel|film|movie|play) (?:in which|where|about how) /;

/** "A story in which Anna loses her memory": whoever is named belongs to it. */
export const isOfPlot = ({ lower }: TextDocument): boolean => PLOT.test(lower.slice(0, LONGEST_TASK));

const TASKS = new WordTest(
  'переведи(?:те)?|поставь(?:те)?|найди(?:те)?|вставь(?:те)?|выдели(?:те)?|подчеркни(?:те)?|разбери(?:те)?|замени(?:те)?|обращение|раскрой(?:те)?|translate|make|fill|turn|rewrite|change|passive|underline|complete|punctuate|put',
);
const LONGEST_TASK = 60;

/** "Замени имя местоимением: Соня поливает цветы", "Passive please: Mark broke the window": a sentence to work on. */
export function isInExercise(document: TextDocument, chain: NameChain): boolean {
  const { text, tokens } = document;
  if (isMistaken(document, chain) || isOfPlot(document)) return true;
  if (chain.surname !== undefined || !TASKS.accepts(tokens[0]!.word)) return false;
  const colon = text.slice(0, LONGEST_TASK).indexOf(':');
  return colon > 0 && tokens[chain.first]!.start > colon;
}
