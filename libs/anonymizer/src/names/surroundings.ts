import type { TextDocument } from '../text/document.js';
import { isNextWord, wordsBefore } from '../text/position.js';
import { isCalledInLesson, isCalledOfOurs } from './called-in-lesson.js';
import { isFullName, type NameChain } from './name-chain.js';
import { isInNameOf, isNamesake } from './namesake.js';
import type { Token } from '../text/tokenize.js';
import { isRelationSpelled } from './cues.js';
import { isPronoun } from './pronoun-i.js';
import { WordTest } from '../text/word-test.js';

/** How the words next to a name speak of its bearer. */
export type Bearing = 'introduced' | 'related' | 'addressed' | 'legendary' | 'place' | 'namesake' | 'plain';

const INTRODUCTION = new WordTest(
  "зовут|завут|зовот|звать|named|i'm|im|called|call|я|am|подпись|подписал[ао]?сь?|signed|sincerely|regards",
);
const LABEL = new WordTest('имя|фамилия|фамилией|фамилию|фио|отчество|name|names|surname|fullname');
const LABEL_OWNER = new WordTest(
  'мое|мой|моя|ее|его|ученика|ученицы|ребенка|полное|my|his|her|full|first|last|student|child|your|parent|parents|guardian|teacher|pupil|mother|father|родителя|учителя|матери|отца',
);
const INTRODUCTION_LINKS = new WordTest(
  'меня|тебя|его|ее|их|нашу|нашего|мою|моего|маму|папу|брата|сестру|друга|подругу|учительницу|учителя|is|this|это|просто|me|first|last|full|my|ученика|ученицы|ребенка|полное|мое|моя|о|и|собаку|кота|just|was|are|by',
);
const OWN = new WordTest(
  'меня|нас|мой|моя|моего|моей|моему|моим|моих|мою|мои|моем|наш|наша|нашей|нашего|нашему|нашу|нашим|нашем|наши|my|our',
);
const GREETING = new WordTest(
  'привет|приветик|здравствуй|здравствуйте|хай|ку|дорогой|дорогая|дорогие|уважаемый|уважаемая|спасибо|спс|пока|прости|извини|с|от|hi|hello|hey|dear|thanks|thank|bye|from|love|cc|для|кому|передай|скажи|напиши|позвони|спроси|попроси|ask|tell|text|call|meet|met|told|asked|texted|invited|helped|miss|познакомьтесь|узнай|with',
);
const PLACE_BEHIND = new WordTest(
  'trench|strait|plateau|basin|reef|glacier|gorge|crater|river|falls|lake|island|islands|bay|harbor|harbour|canyon|sea|ocean|valley|desert|mountains|city|county|university|doctrine|plan|act|street|avenue',
);
const PLACE = new WordTest(
  'рек[аеуи]|город[аеу]?|г|остров[аеу]?|озер[оае]|улиц[аеуы]|ул|проспект[аеу]?|площад[ьи]|имени|им|театр[аеу]?|водопад[ае]?|вулкан[ае]?|пик[ае]?|залив[ае]?|пролив[ае]?|мор[еяю]|музе[йяе]|мыс[ае]?|гор[аеуы]|село|деревн[яеи]|станци[яи]|метро|крейсер[ае]?|lake|mount|san|santa|north|south|capital|river|city|town|street|cape|fort|island|port|hurricane|bay|gulf',
);
/** "my sister reads Jane Austen": what the relation does, not who it is. */
const DEALS_WITH =
  /^(?:reads?|likes?|loves?|hates?|adores?|supports?|watche[sd]|watch|plays?|quotes?|admires?|follows?|thinks?|says|said|studies|knows|of)$/;

/** Reads the words around a name. */
export function bearingOf(document: TextDocument, chain: NameChain): Bearing {
  const before = wordsBefore(document, chain.first, 5);
  if (isLegendary(document, chain, before)) return 'legendary';
  if (isIntroduced(document, chain, before) && !isCalledInLesson(document, chain)) return 'introduced';
  const isBesideRelation = before[0]?.word.isRelation === true;
  if (isNamesake(document, chain, before)) return 'namesake';
  if (before[0] !== undefined && isMadeOutTo(document, chain, before)) return 'related';
  if (isBesideRelation || (before[1]?.word.isRelation === true && !DEALS_WITH.test(before[0]!.lower)))
    return 'related';
  if (isRelatedBehind(document, chain)) return 'related';
  // "can you check the homework of Tess?"
  if (before[0]?.lower === 'of' && before[1]?.lower === 'homework') return 'related';
  if (before[0] !== undefined && PLACE.accepts(before[0].word) && !isInNameOf(chain, before)) return 'place';
  // "мыс Доброй Надежды"
  if (
    before[1] !== undefined &&
    PLACE.accepts(before[1].word) &&
    before[0]!.casing === 'title' &&
    /(?:ой|ая|ый|ого)$/.test(before[0]!.lower) &&
    before[0]!.word.given === undefined
  )
    return 'place';
  // "the city of Troy", "Helen of Troy"
  if (
    before[0]?.lower === 'of' &&
    before[1] !== undefined &&
    (PLACE.accepts(before[1].word) || before[1].word.given)
  )
    return 'place';
  const behind = document.tokens[chain.last + 1];
  if (isNextWord(document, document.tokens[chain.last]!, behind) && PLACE_BEHIND.accepts(behind.word))
    return 'place';
  if (before[0] !== undefined && GREETING.accepts(before[0].word)) return 'addressed';
  return 'plain';
}

/** What is made out to a person, and lists of those who are somewhere or do something. */
const MADE_OUT = new WordTest(
  'report|diploma|certificate|badge|rota|roster|register|absent|present|грамот[ауые]|диплом[ауые]?|сертификат[ауые]?|пропуск[ау]?|табличк[ау]|бейдж[аи]?|дежур(?:ят|ные|ный|ная)|отсутству(?:ют|ет)|присутств(?:уют|овали)|докладчик[и]?|сдал[аи]?|принял[аи]?',
);
const AWARDED = new WordTest(
  'awarded|issued|награжда(?:ется|ются)|награжден[аы]?|вруча(?:ется|ются)|вручен[аоы]?|выдан[аоы]?',
);
/** "The Nobel Prize was awarded to Marie Curie" */
const PRIZES = new WordTest('nobel|oscar|emmy|grammy|pulitzer|нобелевск[а-я]+|оскар|золот[а-я]+|орден[а-я]*');

/** "Incident report: Connor Walsh", "Issued to Bayar Sydenham", «награждена Дарья Белых». */
function isMadeOutTo({ text }: TextDocument, chain: NameChain, before: readonly Token[]): boolean {
  const [last, second] = before;
  if (!isFullName(chain) && (chain.given === undefined || chain.patronymic === undefined)) return false;
  if (MADE_OUT.accepts(last!.word)) return text.charCodeAt(last!.end) === 0x3a;
  const isAwarded =
    AWARDED.accepts(last!.word) ||
    (last!.lower === 'to' && second !== undefined && AWARDED.accepts(second.word));
  return isAwarded && !before.some(({ word }) => PRIZES.accepts(word));
}

/** Whether the writer calls the bearer somebody of their own: "мой друг Саша", "our teacher Mrs Lee". */
export function isOwn(document: TextDocument, chain: NameChain): boolean {
  return wordsBefore(document, chain.first, 4).some((token) => OWN.accepts(token.word));
}

/** A label such as "имя" introduces behind a colon, or when it is somebody's: "the name Emma" is a word. */
function isIntroduced(document: TextDocument, chain: NameChain, before: readonly Token[]): boolean {
  for (let index = 0; index < Math.min(4, before.length); index++) {
    const { word } = before[index]!;
    if (LABEL.accepts(word)) {
      const gap = document.text.slice(before[0]!.end, document.tokens[chain.first]!.start);
      return (
        index > 0 ||
        isInForm(document, before[0]!) ||
        /[:=—–-]/.test(gap) ||
        LABEL_OWNER.accepts((before[index + 1] ?? before[index]!).word)
      );
    }
    if (INTRODUCTION.accepts(word)) return !isAsked(before, index) && !isQuoted(document, chain, before[0]!);
    if (!INTRODUCTION_LINKS.accepts(word)) return false;
  }
  return false;
}

/** "Как зовут сестру Сони Мармеладовой?": whose sister she is, not what she is called. */
const isAsked = (before: readonly Token[], index: number): boolean =>
  index > 0 && before[index + 1]?.lower === 'как' && before[0]!.word.isRelation;

/** "“I think, therefore I am” – Descartes": who said it. */
const isQuoted = ({ text, tokens }: TextDocument, { first }: NameChain, { end }: Token): boolean =>
  /^[.!?]?["”»] ?[—–-]/.test(text.slice(end, tokens[first]!.start));

/** "имя егор фамилия": without commas. */
const IN_ROW =
  /(?:^|[\n,.;:] ?|(?:ученика?|ученицы|ребенка|данные|это) )(?:имя|фамилия) (?!и )[а-я-]{2,}(?: [а-я-]{3,})? $/;

/** "фамилия Зуев, имя Шамиль", "passport 561204417, name Sean Reid": a label in a list of labels. */
function isInForm({ lower, text, tokens, shared }: TextDocument, label: Token): boolean {
  const before = tokens[label.index - 1];
  if (before === undefined)
    return (
      /^(?:(?:фамилия|имя)(?: [а-я-]{2,16}){1,3},? (?:имя|отчество|фамилия) [а-я]|(?:sur|last |family )name .{2,40}(?:first |given |fore)?name )/.test(
        lower,
      ) ||
      // "name Hanna Vogel" and nothing else
      (tokens.length === 3 && tokens[2]!.casing === 'title' && tokens[1]!.casing === 'title')
    );
  if (IN_ROW.test(lower.slice(Math.max(0, label.start - 40), label.start))) return true;
  if (!/^[,:;\n] ?$/.test(text.slice(before.end, label.start))) return false;
  return (shared.isForm ??=
    /фамили|отчеств|класс|паспорт|снилс|surname|last name|first name|\bdob\b|passport|phone|e-?mail|grade|address|iban|\bcard\b|account|insurance|policy|полис|birthday|\bborn\b|родил|\btel\b|mobile|student|pupil|parent|@/.test(
      lower,
    ));
}

const LEGEND_TITLE = new WordTest('uncle|aunt|mother|father|дяд[а-я]+|крокодил[а-я]*|кот[а-я]*|доктор[а-я]*');
const LEGENDS =
  /^(?:uncle (?:sam|tom|ben|fester)|aunt (?:polly|em)|mother teresa|father brown|дяд[яиюе]й? (?:степ|федор|ван)[а-я]{1,3}|крокодил[ауеом]{0,2} ген[аыуе]|кот[аоуме]{0,2} леопольд[аоуме]{0,2}|доктор[ауеом]{0,2} айболит[ауеом]{0,2})$/;

/** Characters known by their title and surname. */
const TITLED_CHARACTERS =
  /^(?:(?:mr|mrs|miss|ms|dr|мистер|мисс|миссис|доктор)\.? (?:darcy|collins|birling|knightley|lockwood|dursley|wormwood|ewell|radley|krabs|burns|miyagi|rogers|norris|pomfrey|poppins|doubtfire|claus|peregrine|fox|beaver|rochester|havisham|jekyll|hyde|seuss|who|watson|bean|bennet|bingley|wickham|honey|trunchbull|dalloway|strange|tumnus|marple|frankenstein|крабс|пропер|твистер|дарси|марпл|бин|рочестер|ватсон|хайд))$/;

/** "the dinner lady Maureen", "our team captain Oisin" */
const isOfStaff = ([title, before]: readonly Token[]): boolean =>
  title!.casing === 'lower' &&
  ((title!.lower === 'lady' && before !== undefined && OF_STAFF.has(before.lower)) ||
    (title!.lower === 'captain' && before !== undefined && OF_TEAMS.has(before.lower)));
const OF_STAFF = new Set(['dinner', 'lunch', 'lollipop', 'cleaning', 'tea', 'office', 'canteen', 'library']);
const OF_TEAMS = new Set(['team', 'school', 'house', 'club', 'football', 'netball', 'our', 'my', 'vice']);

function isLegendary(document: TextDocument, chain: NameChain, before: readonly Token[]): boolean {
  if (before[0]?.word.isRoyalTitle === true && document.text[before[0].end] !== ',' && !isOfStaff(before))
    return true;
  const title = document.tokens[chain.first - 1];
  const isBehindTitle = title !== undefined && LEGEND_TITLE.accepts(title.word);
  if (isBehindTitle && LEGENDS.test(document.lower.slice(title.start, chain.end))) return true;
  const first = document.tokens[chain.first]!;
  // "кто написал Дядю Стёпу"
  if (LEGEND_TITLE.accepts(first.word) && LEGENDS.test(document.lower.slice(first.start, chain.end)))
    return true;
  if (chain.isTitled && !isCalledOfOurs(document, title)) {
    const name = document.lower.slice(document.tokens[chain.first]!.start, chain.end);
    if (TITLED_CHARACTERS.test(name) || LEGENDS.test(name)) return true;
  }
  const last = document.tokens[chain.last]!;
  const next = document.tokens[chain.last + 1];
  const isTied = next !== undefined && next.start === last.end + 1 && document.text[last.end] === '-';
  if (isTied && next.word.isRoyalTitle) return true;
  // "Mary, Queen of Scots"
  if (
    document.text.charCodeAt(chain.end) === 0x2c &&
    /^, (?:queen|king|duke|duchess|prince|princess|empress|emperor|tsar|lord|lady|earl|count) of /.test(
      document.lower.slice(chain.end, chain.end + 16),
    )
  )
    return true;
  if (chain.surname !== undefined || !isNextWord(document, last, next)) return false;
  if (!next.word.isEpithet || isPronoun(document, next)) return false;
  if (/^(?:the|of)$/.test(next.lower)) return document.tokens[chain.last + 2]?.casing === 'title';
  return next.casing !== 'lower' || document.tokens[chain.first]!.casing === 'lower';
}

const RELATION_BEHIND = /^(?:,? ?[-–—]? ?(?:это )?(?:мо[йяеи]|наш[аи]?|is my|is our|my|is the|was my) )/;

/** "Степан Ухов 7 класс", "Ella Reid, grade 6": what stands on a pupil's work. */
const SIGNED =
  /^,? (?:ученик |ученица )?(?:\d{1,2} ?[«"]?[а-к]?[»"]?[ -]+(?:класс|кл)(?![а-я])|(?:grade|year|period|class) \d|\d{1,2}th grade)/;

/** "Hunter's baby brother", "Quincy's mum": everyday words for relations, which books seldom have. */
const OF_HIS =
  /^['’]s (?:(?:baby|little|big|older|younger|elder|twin) (?:brother|sister|bro|sis|cousin)|mum|mom|dad|nan|gran|grandma|grandad)(?![a-z])/;
const MAY_RELATE = new WordTest(
  'мо[йяеи]|наш[аи]?|это|is|my|was|из|в|учится|сидит|перевел[а-я]+|in|from|sits',
);
/** "Emma Watson is in my class". */
const OF_OURS =
  /^,? (?:(?:учится|сидит|перевел(?:ся|ась)) )?(?:из|в|со|у) (?:нашей?|нашего|моего|моей|моем|нашем|параллельного|соседнего|нас) ?(?:класс|школ|групп|парал|двор|команд|дом|секци)|^,? (?:who )?(?:is |was |sits )?(?:in|from|on|behind|next to) my (?:class|grade|school|group|team|year|homeroom|table|street)/;

/** Whether the word may begin what stands on a pupil's work. */
const maySign = ({ kind, lower }: Token): boolean => kind === 'number' || 'уgypc'.includes(lower[0]!);

/** "Маша, моя подруга", "Emma is my friend". */
function isRelatedBehind(document: TextDocument, chain: NameChain): boolean {
  const next = document.tokens[chain.last + 1];
  if (next === undefined) return false;
  if (
    chain.given !== undefined &&
    chain.surname !== undefined &&
    maySign(next) &&
    /^,? (?:\d|ученик|ученица|grade|year|period|class)/.test(document.lower.slice(chain.end, chain.end + 10))
  )
    return SIGNED.test(document.lower.slice(chain.end, chain.end + 32));
  if (next.lower === 's' && next.start === chain.end + 1)
    return (
      chain.given?.word.casts.length === 0 && OF_HIS.test(document.lower.slice(chain.end, chain.end + 32))
    );
  if (!MAY_RELATE.accepts(next.word)) return false;
  const rest = document.lower.slice(chain.end, chain.end + 60);
  if (OF_OURS.test(rest)) return true;
  const match = RELATION_BEHIND.exec(rest);
  if (match === null) return false;
  return rest
    .slice(match[0].length)
    .split(/[^a-zа-я'-]+/, 3)
    .some((word) => isRelationSpelled(word));
}
