import type { TextDocument } from '../text/document.js';
import { isNextWord, wordsBefore } from '../text/position.js';
import type { NameChain } from './name-chain.js';
import { isEpithet, isRelation, isRoyalTitle } from './cues.js';

/** How the words next to a name speak of its bearer. */
export type Bearing = 'introduced' | 'related' | 'addressed' | 'legendary' | 'place' | 'namesake' | 'plain';

const INTRODUCTION =
  /^(?:зовут|звать|named|i'm|im|called|call|я|am|подпись|подписал[ао]?сь?|signed|sincerely|regards)$/;
const LABEL = /^(?:имя|фамилия|фамилией|фамилию|фио|отчество|name|names|surname|fullname)$/;
const LABEL_OWNER =
  /^(?:мое|мой|моя|ее|его|ученика|ученицы|ребенка|полное|my|his|her|full|first|last|student|child|your)$/;
const INTRODUCTION_LINKS = new Set([
  'меня',
  'тебя',
  'его',
  'ее',
  'их',
  'нашу',
  'нашего',
  'мою',
  'моего',
  'маму',
  'папу',
  'брата',
  'сестру',
  'друга',
  'подругу',
  'учительницу',
  'учителя',
  'is',
  'this',
  'это',
  'просто',
  'is:',
  'me',
  'first',
  'last',
  'full',
  'my',
  'ученика',
  'ученицы',
  'ребенка',
  'полное',
  'мое',
  'моя',
  'о',
  'и',
  'собаку',
  'кота',
  'just',
  'was',
  'by',
]);
const OWN =
  /^(?:мой|моя|моего|моей|моему|моим|моих|мою|мои|моем|наш|наша|нашей|нашего|нашему|нашу|нашим|нашем|наши|my|our)$/;
const GREETING =
  /^(?:привет|приветик|здравствуй|здравствуйте|хай|ку|дорогой|дорогая|дорогие|уважаемый|уважаемая|спасибо|спс|пока|прости|извини|с|от|hi|hello|hey|dear|thanks|thank|bye|from|love|cc|для|кому|передай|скажи|напиши|позвони|спроси|попроси|ask|tell|text|call|meet|with)$/;
const PLACE_BEHIND =
  /^(?:river|falls|lake|island|islands|bay|harbor|harbour|canyon|sea|ocean|valley|desert|mountains|city|county|university|doctrine|plan|act|street|avenue)$/;
const PLACE =
  /^(?:рек[аеуи]|город[аеу]?|г|остров[аеу]?|озер[оае]|улиц[аеуы]|ул|проспект[аеу]?|площад[ьи]|имени|им|театр[аеу]?|водопад[ае]?|вулкан[ае]?|пик[ае]?|залив[ае]?|пролив[ае]?|мор[еяю]|музе[йяе]|мыс[ае]?|гор[аеуы]|село|деревн[яеи]|станци[яи]|метро|крейсер[ае]?|lake|mount|san|santa|north|south|capital|river|city|town|street|cape|fort|island|port|hurricane|bay|gulf)$/;
const NAMESAKE_RU =
  /^(?:теорем|закон|правил|формул|метод|числ|постоянн|таблиц|уравнени|опыт|эффект|принцип|схем|признак|лемм|неравенств|критери|ряд[аыу]?$|сила$|силы$|силу$|ток[аи]?$|коэффициент|цикл|диаграмм|шкал|градус|треугольник|решет|алгоритм|круг[аи]?$|пространств|геометри|кодекс|операци|болезн|синдром|премии|премия|модел|гипотез|бином|спираль|последовательност|матриц|преобразовани|интеграл|постулат|машин[аыу]$|бутылк|лист$|лента|ленты|мост$|вольтова|аксиом|задач[аиу]$|нов[а-я]+$|парадокс)/;
const NAMESAKE_EN =
  /^(?:law|laws|theorem|theory|equation|equations|principle|rule|formula|constant|number|numbers|effect|triangle|identity|sequence|series|test|method|experiment|paradox|conjecture|hypothesis|scale|diagram|diagrams|square|squares|cycle|disease|syndrome|prize|table|model|transform|curve|inequality|method|poem|poems|play|plays|novel|novels|speech|reign|army|wives|finch)$/;

/** Reads the words around a name. */
export function bearingOf(document: TextDocument, chain: NameChain): Bearing {
  const before = wordsBefore(document, chain.first, 5);
  if (isLegendary(document, chain, before)) return 'legendary';
  if (isIntroduced(document, chain, before)) return 'introduced';
  if (isNamesake(document, chain, before)) return 'namesake';
  const relation = before.findIndex((word, index) => index < 3 && isRelation(word));
  if (relation !== -1 && relation <= 1) return 'related';
  if (isRelatedBehind(document, chain)) return 'related';
  if (before[0] !== undefined && PLACE.test(before[0])) return 'place';
  const behind = document.tokens[chain.last + 1];
  if (isNextWord(document, document.tokens[chain.last]!, behind) && PLACE_BEHIND.test(behind.lower))
    return 'place';
  if (before[0] !== undefined && GREETING.test(before[0])) return 'addressed';
  return 'plain';
}

/** Whether the writer calls the bearer somebody of their own: "мой друг Саша", "our teacher Mrs Lee". */
export function isOwn(document: TextDocument, chain: NameChain): boolean {
  return wordsBefore(document, chain.first, 4).some((word) => OWN.test(word));
}

/** A label such as "имя" introduces behind a colon, or when it is somebody's: "the name Emma" is a word. */
function isIntroduced(document: TextDocument, chain: NameChain, before: readonly string[]): boolean {
  const gap = document.text.slice(
    document.tokens[chain.first - 1]?.end ?? 0,
    document.tokens[chain.first]!.start,
  );
  for (const [index, word] of before.slice(0, 4).entries()) {
    if (LABEL.test(word))
      return index > 0 || /[:=—–-]/.test(gap) || LABEL_OWNER.test(before[index + 1] ?? '');
    if (INTRODUCTION.test(word)) return true;
    if (!INTRODUCTION_LINKS.has(word)) return false;
  }
  return false;
}

function isLegendary(document: TextDocument, chain: NameChain, before: readonly string[]): boolean {
  if (before[0] !== undefined && isRoyalTitle(before[0])) return true;
  const last = document.tokens[chain.last]!;
  const next = document.tokens[chain.last + 1];
  const isTied = next !== undefined && next.start === last.end + 1 && document.text[last.end] === '-';
  if (isTied && isRoyalTitle(next.lower)) return true;
  if (chain.surname !== undefined || !isNextWord(document, last, next)) return false;
  if (!isEpithet(next.lower)) return false;
  if (/^(?:the|of)$/.test(next.lower)) return document.tokens[chain.last + 2]?.casing === 'title';
  return next.casing !== 'lower' || document.tokens[chain.first]!.casing === 'lower';
}

function isNamesake(document: TextDocument, chain: NameChain, before: readonly string[]): boolean {
  if (before[0] !== undefined && NAMESAKE_RU.test(before[0])) return true;
  if (before[0] !== undefined && /^(?:имя|имени|имен|имена|слово|name|names|word)$/.test(before[0]))
    return true;
  const next = document.tokens[chain.last + 1];
  if (next === undefined) return false;
  const gap = document.text.slice(chain.end, next.start);
  if (gap === ' ')
    return (
      NAMESAKE_EN.test(next.lower) || (next.lower === 'of' && document.tokens[chain.last]!.script === 'latin')
    );
  // "Newton's law", "Pascal’s triangle"
  if (/^['’]$/.test(gap) && next.lower === 's') {
    const owned = [
      document.tokens[chain.last + 2],
      document.tokens[chain.last + 3],
      document.tokens[chain.last + 4],
    ];
    return owned.some((word) => word !== undefined && NAMESAKE_EN.test(word.lower));
  }
  return false;
}

const RELATION_BEHIND = /^(?:,? ?[-–—]? ?(?:это )?(?:мо[йяеи]|наш[аи]?|is my|is our|my|is the|was my) )/;

/** "Маша, моя подруга", "Emma is my friend". */
function isRelatedBehind(document: TextDocument, chain: NameChain): boolean {
  const rest = document.lower.slice(chain.end, chain.end + 60);
  const match = RELATION_BEHIND.exec(rest);
  if (match === null) return false;
  return rest
    .slice(match[0].length)
    .split(/[^a-zа-я'-]+/, 3)
    .some((word) => isRelation(word));
}
