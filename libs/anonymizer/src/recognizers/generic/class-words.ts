import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

export const CLASS_RU = new WordTest(
  'класс(?:а|е|у|ом|ов|ный|ная)?|клсс[еа]?|кл|параллел[ьи]|параллельн[а-я]+',
);
export const CLASS_EN = new WordTest('class|grade|year|form|homeroom|yr|grader|graders');
export const NOT_CLASS = new WordTest(
  'карандаш|задач[аиеу]|задани[еяюи]|заданий|упражнени[еяюи]|упражнений|упр|номер|ном|пункт[ае]?|п|рис|рисун[а-я]+|вариант[ае]?|дом[ае]?|д|кв|квартир[аеы]|корпус[ае]?|корп|стр|страниц[аеы]|пример[ае]?|вопрос[аеы]?|билет[ае]?|строени[ея]|таблиц[аеы]|часть|глав[аеы]|автобус[ае]?|трамва[йяею]|троллейбус[ае]?|тем[аеуы]|маршрут[ае]?|кабинет[ае]?|каб|exercise|ex|worksheets?|workbook|handout|paper|quiz|lesson|module|test|verse|poem|grid|bulb|question|problem|page|figure|fig|part|task|item|apt|apartment|flat|gate|seat|number|no|bus|tram|size|platform|chapter|table|option|variant|section|unit|room|версии|версия|параграф[ае]?|крови|фигур[аые]|групп[аеы]|подгрупп[аеы]|сери[яи]|сезон|ячейк[аеи]|столбец|blood|type|level|row|zone|terminal|dorm|suite|bed|slot|hex|подъезд[еау]?|этаж|размер[ае]?|период[ае]?|витамин[а-я]*|vitamins?|highway|area|chord|carbon|apollo|step|steps|steel|model|llama|qwen|gpt|phase|stage|appendix|schedule|title|amendment|article|clause|элемент|вопросы|задачи|задания|номера|номерах|пункты|пунктах|рисунки|exercises|questions|figures|problems|parts|pages|answers?|ответ[ыа]?|usb|group|groups|плоскост[ьи]|гост|договор[а-я]*|резус|треугольник[а-я]*|параллелограмм[а-я]*|шахматы|поле|element|elements|pair|type|types|кинотеатр[а-я]*|сеть|гран[а-я]+|ребр[а-я]+|ос[ьи]|строк[аеиу]|карточк[аеиу]|шаг[ае]?|диаграмм[аеы]|схем[аеы]|числ[оае]|чертеж[ае]?|угол|уг(?:ла|лу|лом|ле|лы|лов)|карт[аеуы]|lines?',
);
/** Words of quantities, whose units look like the letters of classes. */
export const PHYSICS = new WordTest(
  '(?:микро|милли|кило|мега|электро|видео|пере|под|раз|радио)?(?:ток[ау]?|напряж.*|ампер.*|вольт.*|сопротивл.*|резистор.*|мощност.*|батаре.*|прибор.*|предохранител.*|розетк.*|кабел.*|заряд.*|ньютон.*|сил[аоуы]|масс[аыуео].*|разрешен.*|частот.*|памят.*|интернет.*|смартфон.*|видео.*|температур.*|градус.*|мороз(?:а|е|у|ом|ы|но)?|ускорен.*)|перегруз.*|(?:kilo|mega|giga)?hertz|(?:milli)?amperes?|(?:kilo|milli)?volt.*|current(?!ly).*|resistor.*|force.*|mass.*|fuse.*|amps?|.*charger.*|amplifiers?|celsius|fahrenheit|degrees|plane|dollars|isotope.*|boron|joules?|newtons|watts?|шестнадцатеричн.*|hexadecimal',
);
/** Words that stand right before the class they name or lead to. */
const HERE = new WordTest(
  "в|во|из|с|со|у|наш|наша|нашем|нашего|мой|моем|моего|я|мы|это|we're|класс|классе|учусь|учится|учимся|ученик|ученица|ученику|ученице|параллель|in|from|i'm|im|class|grade|year|form|am",
);

/** Whether a class is led to by the word before the token: "мы: 7а", "из 7а". */
export function isHere({ tokens, text }: TextDocument, { index, start }: Token): boolean {
  const before = tokens[index - 1];
  return (
    before !== undefined && HERE.accepts(before.word) && /^[\s:–—-]{1,3}$/.test(text.slice(before.end, start))
  );
}

export const ATTENDS =
  /(?:^|[^а-яa-z])(?:я|мы|учусь|учится|учимся|хожу|ходит|перешел|перешла|перехожу|брат|сестра|сын|дочь|мой|моя|наш|наша|друг|подруга|закончил|закончила|зачислили|перевели|дочка|дочку|сынок|сына|внук|внучка|ребенок|поступил|поступила|пошел|пошла|идет|мне \d{1,2}(?: лет)?,)(?![а-яa-z])[^.!?\n]{0,24}$/;
export const ATTENDS_EN =
  /\b(?:i'm|i am|im|we're|we are|we r|my (?:brother|sister|son|daughter|friend|kid|cousin|best friend)(?: is|'s)?|he's|she's|he is|she is|student|pupil)(?: (?:a|an|in|in the|now in|currently in|only in|just in|just finished|finished|finishing|starting|started|entering|the|from|going into))*\s*$|^(?:just )?(?:finished|finishing|starting|entering) $/;
export const ORDINAL = new WordTest(
  '(?:нулев|перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ый|ий|ого|ьего|ом|ьем|ому|ая|ой|ым)',
);
export const ORDINAL_EN = new WordTest(
  'first|second|third|fourth|forth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
);

/** What classes are spoken of with. */
export const SCHOOL_LIFE =
  /урок|училк|учител|линейк|физ-?р|матч|турнир|поход|эстафет|столов|классн|кабинет|расписан|контрольн|дежур|староста|чат(?![а-яё])|родител|каникул|экскурс|концерт|соревн|выигра|карантин|собрани|дискотек|школ|дневник|журнал|однокласс|\b(?:timetable|homework|teachers?|teach|chat|team|football|basketball|students?|pupils?|kids|lessons?|algebra|maths?|trip|register|assembly|sports day|quiz|everyone|class|classes|school|exam|parents|science|english|history|lunch|detention|won|beat|boys|girls|everybody|substitute|subs?)\b|\bpe\b/;
/** "1а, 2б, 3в": answers, not classes. */
const ANSWERS =
  /(?<![\d.,])(\d)[-.)]? ?[a-zа-я](?![a-zа-я])[,; ]{1,2}(\d)[-.)]? ?[a-zа-я](?![a-zа-я])[,; ]{1,2}(\d)[-.)]? ?[a-zа-я](?![a-zа-я])/;

export function areAnswers(lower: string): boolean {
  const match = ANSWERS.exec(lower);
  return (
    match !== null && Number(match[2]) === Number(match[1]) + 1 && Number(match[3]) === Number(match[2]) + 1
  );
}

/** What follows a number with a letter that is no class. */
export const THINGS_BEHIND =
  /^[ -](?:тепла|мороза|клетк|это шестн|dollars|parameters|params|tokens|people|users|model|metals?|elements?|fuse|amps?|charger|cable|battery|amplifier|printer|movie|film|graphics|print|shapes?|network|licen[cs]e|visa|pencil|pills?|blood|side|engine|cell|chord|edition|bytes|hex)/;

/** What makes a number with a letter in front of it no class: "7А группы", "3в порядка", "3а из учебника". */
export const NO_CLASS_BEHIND = new WordTest(
  '(?:(?:под)?групп|порядк|степен|задач|пример|задани|пункт|вопрос|упражнен|квартир|доме|вагон|принтер|печат|график|учебн|задачн|сборн|параграф).*',
);

/** Letters as they are spoken: "6 бэ". */
export const SPOKEN_LETTER = /^(?:бэ|вэ|гэ|дэ|жэ)$/;

/** Who goes on about a class whose letter may be a word: "мы 7 в и нам задали", "у 7 а завтра экскурсия". */
export const CLASS_GOES_ON =
  /^,? (?:и (?:нам|мне|у нас|у меня|мы|я |наш|сегодня|завтра|хо[тч]|нужн|учусь|учимся)|(?:завтра|сегодня|вчера|опять|снова)(?! ?(?:в )?\d)|нет (?:урок|уч|физ|ни)|самый|самая|лучш|урок|экскурс|контрольн|поход|новый|новая|замен|отмен|игра|выигра|проигра|победил|дружи|поедет|ед[еу]т|ид[её]т|класс)/;
/** Words in front of a class that hardly stand in front of a plain number and a word. */
export const OURS =
  /(?:^|[^а-я])(?:мы|я|мой|моем|моего|наш|нашего|нашем|нашему|у|из|для|против|от|с)(?: с)? $/;

const PROFILE =
  /^ (?:(?:физ|мат|хим|био|инж|гум|соц|эконом|эк|техн|тех|лингв|фил|ист|ест|мед|кадет|ит|it|айти|инфо?|прав|юр|пед|арх)[а-я]{0,12})(?:[ -]?(?:физ|мат|хим|био|инж|гум|соц|эк|тех|лингв|фил|ист|ест|мед|инф|прав)[а-я]{0,8})?(?:-\d|(?= ?(?:$|[.,!?;)\n]| класс)))/;

const PROFILE_WORD = new WordTest(
  '(?:физ|мат|хим|био|инж|гум|соц|эк|тех|лингв|фил|ист|ест|мед|кадет|ит|it|айти|инф|прав|юр|пед|арх).*',
);

/** "учусь в 10 физмат-1": how far the profile of a class behind its number, which begins with the word, reaches. */
export function endOfProfile(lower: string, number: Token, word: Token): number {
  if (!PROFILE_WORD.accepts(word.word)) return 0;
  return PROFILE.exec(lower.slice(number.end, number.end + 36))?.[0].length ?? 0;
}

const OF_MANY = new Set(['my', 'our', 'the', 'some', 'few', 'all', 'these', 'those', 'for', 'other', 'most']);

/** "my year 8s", "the grade 5s", told by the word in front of the number: many pupils, and no class 8S. */
export function areManyPupils(tokens: readonly Token[], level: Token | undefined): boolean {
  if (level === undefined || !/^(?:years?|yrs?|grade|y)$/.test(level.lower)) return false;
  // "my year 8s class"
  if (tokens[level.index + 3]?.lower === 'class') return false;
  return OF_MANY.has(tokens[level.index - 1]?.lower ?? '');
}
