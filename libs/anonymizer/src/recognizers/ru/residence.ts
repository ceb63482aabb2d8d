import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { occurs } from '../../text/occurs.js';

type Found = Pick<Candidate, 'start' | 'end' | 'score' | 'reason'>;

const REACH = 72;

/** Words with which somebody tells of a home of his own. */
const OWN =
  /(?<![а-я])(?:живу|живем|жив[уе]м?-то|проживаю|проживаем|прожив(?:ание|ания)|прописан[аы]?|прописка|зарегистрирован[аы]?|родом|переезжа(?:ю|ем)|мы переехали|я (?:\S+ )?переехал[аи]?|сейчас (?:я |мы )?в|учусь|учимся|вырос(?:ла|ли)?|остаюсь|снимаем|хожу в|ходим в|(?:мой|наш) (?:\S+ )?дом|мо(?:й|ем|его) (?:\S+ )?(?:город|поселок|пос[её]лк|сел[оеа]|деревн)[а-я]*|наш(?:ем|его)? (?:\S+ )?(?:город|поселок|пос[её]лк|сел[оеа]|деревн)[а-я]*|место жительства|местн(?:ый|ая|ые)|наш(?:ей|у|его|ем) (?:школ[ыеу]|гимнази[июя]|лице[яйею])|(?:моя|наша|мой|наш) (?:школа|лицей|гимназия|дача|квартира)|домой|скучно|тоскливо|нечего делать|нечем заняться|с (?:самого )?(?:рождения|детства)|у (?:[а-я]+ ){0,2}(?:бабушки|бабули|дедушки|т[её]ти|дяди|родни)|у нас|у меня|к нам|ко мне|в наш(?:ем|ей)|из наш(?:его|ей))(?![а-я])/;
/** "я тут один из ", "сам я с ", "мама у меня из г. " */
const FROM =
  /(?<![а-я])(?:я|мы|сам[аи]?|у меня|у нас|родители|мама|папа|семья|бабушка|дедушка|брат|сестра|друг|подруга|беженцы|переселенцы|участни(?:к|ца)|гимназист(?:ка)?|лицеист(?:ка)?|отлични(?:к|ца)|абитуриент(?:ка)?)(?: [а-я]+){0,2} (?:из|с|со)(?: г\.?| города?| сел[оа]| деревни)? $/;
/** A sentence without a subject that begins with such a deed is one about the writer. */
const OWN_DEED =
  /(?:^|[.!?,] ?)(?:привет,? )?(?:раньше |недавно |сейчас )?(?:учил(?:ся|ась)|родил(?:ся|ась)|вырос(?:ла)?|жил[аи]?|пере[её]хал[аи]|приехал[аи]|прилетели|перебрались|переезжаю|переезжаем) (?:[а-я]+ ){0,3}(?:в|во|из|под|с) $/;
/** Words that tell of the home of somebody around, or of a figure of a lesson. */
const ANYBODYS =
  /(?<![а-я])(?:жив(?:ет|ут)|прожива(?:ет|ют)|жить|жил[аи]?|переех|переезж|переве(?:ли|лся|лась)|перебра|родил(?:ся|ась|ись)|уе(?:хал|дем|дет|хать)|уезжа|вернул|верн(?:емся|усь)|возвраща|учится|учатся|учил(?:ся|ась)|приехал[аи]?|работает|служит|семья|родители|жител(?:ь|и|ница)|дома)(?![а-я]{4})/;
/** What tells behind the town: "из Рыбинска я", "в Калуге живу", "в Туле, где мы живём". */
const OWN_BEHIND =
  /^(?:,? (?:я|мы|сам[аи]?)(?![а-я])| ?(?:—|–|-|,)? ?(?:это )?(?:мой|наш) (?:родной )?(?:город|поселок|дом|край)|, где (?:мой|наш) дом|,? (?:[а-я]+ ){0,2}(?:живу|живем|проживаю|проживаем|учусь|учимся|родом|прописан[аы]?)(?![а-я]))/;
/** "жители Тулы как называются? я тоже житель" */
const SELF_NATIVE =
  /(?<![а-я])(?:я|мы) (?:тоже |сам[аи]? |и сам[аи]? )?(?:житель|жительница|жители|местн|оттуда)/;
const ASKS_OF_OTHERS =
  /^(?:кто|сколько|какой|какая|какое|какие|каком|почему|зачем|где|когда|в каком|чем|что)(?![а-я])/;

/** "Бердянск", "Ивантеевка": ends as towns do, whether a list has it or not. */
export const endsLikeTown = (word: string): boolean =>
  /[а-я]{2}(?:(?:ск|цк|град|бург|поль)(?:а|е|у|ом)?|(?:ово|ево|ино)|(?:овк|евк|инк)(?:а|и|е|у|ой))$/.test(
    word,
  );

/** Whether the clause around a town tells that somebody of the writer's life has his home there. */
export function isResidence(document: TextDocument, start: number, end: number): boolean {
  const before = clauseBefore(document.lower.slice(Math.max(0, start - REACH), start));
  const behind = document.lower.slice(end, end + REACH);
  const { personal, relations, lesson, figures, isSum } = subjectOf(document);
  const isLesson = lesson > 0 || figures.length > 0 || isSum;
  if (/^,? ?(?:[—–-] )?(?:это )?(?:[а-я]+ ){0,2}(?:живу|живем)(?![а-я])/.test(behind)) return true;
  if (
    OWN.test(before) ||
    FROM.test(before) ||
    OWN_DEED.test(before) ||
    (OWN_BEHIND.test(behind) && /(?:^|[^а-я])(?:из|с|со|в|во|под) (?:[а-я]+\.? )?$|^$/.test(before))
  )
    return !isLesson || /(?:^|[^а-я])(?:живу|живем|проживаю|проживаем) [^,]*$/.test(before);
  if (!isLesson && occurs(document, SELF_NATIVE) && /жител(?:ь|и|ей|ям|ница) $/.test(before)) return true;
  if (isLesson || personal + relations === 0 || occurs(document, ASKS_OF_OTHERS)) return false;
  return ANYBODYS.test(before);
}

/** The words since the last sentence ended: a dot behind a short word is that of "г." or "ул.". */
function clauseBefore(before: string): string {
  for (let at = before.length - 1; at > 0; at--) {
    const mark = before[at]!;
    if (
      ENDERS.includes(mark) &&
      (mark !== '.' || /[а-яa-z\d]{4}$/.test(before.slice(Math.max(0, at - 4), at)))
    )
      return before.slice(at + 1);
  }
  return before;
}

const ENDERS = '.!?\n;';

const LABEL =
  /(?:^|[\n;,.(] ?)(?:(?:мой|мое|ваш|наш|фактическ|постоянн|текущ|родн)[а-я]* )?(?:(?<=мой |наш )дом|место|город|адрес|регион|населенный пункт|нас\.? ?пункт|пункт|проживание|прописка|откуда(?: ты| вы| родом)?\? ?из|откуда|живу|место жительства|локация)(?: (?:жительства|проживания|рождения|регистрации|прописки|учебы|участника|ученика|ребенка|семьи|фактического|постоянного|моего|родом|ты|вы|я))*(?:»? ?[:=] ?| ?[—–-] ?|(?<=населенный пункт|жительства|проживания|рождения|регистрации) )$/;

/** "Место жительства: ", "город проживания — ", "откуда: " */
export function isTownLabel({ lower }: TextDocument, start: number): boolean {
  return LABEL.test(lower.slice(Math.max(0, start - REACH), start));
}

const REGION =
  /^,? \(?(?:(?:[А-ЯЁ][а-яё]+-?)+(?:ая|ой|ую|ий|ого|ом) (?:обл(?:асть|асти|\.)|кра[йяе]|р-н|район[ае]?|округ[ае]?)|(?:республик[аиу]|респ\.) [А-ЯЁ][а-яё]+)\)?/i;

/** Where the district or region named behind a town ends: "в селе Бурла Алтайского края". */
export function behindRegion({ text }: TextDocument, end: number): number {
  let last = end;
  for (let parts = 0; parts < 2; parts++) {
    const region = REGION.exec(text.slice(last, last + 60));
    if (region === null) break;
    last += region[0].length;
  }
  return last;
}

const PRAISING = new Set(['родной', 'любимый', 'это']);
const TOWN_OR_HOUSE = new Set(['город', 'поселок', 'дом']);

/** "Тюмень мой город", "про мой Саров": a town beside the words. */
export function townCalledOwn({ text, tokens }: TextDocument, owner: Token): Found | undefined {
  if (owner.lower !== 'мой' && owner.lower !== 'наш') return undefined;
  let next = tokens[owner.index + 1];
  if (next !== undefined && PRAISING.has(next.lower)) next = tokens[next.index + 1];
  let town = next;
  if (next !== undefined && TOWN_OR_HOUSE.has(next.lower)) {
    town = tokens[owner.index - 1];
    if (town?.lower === 'это') town = tokens[town.index - 1];
  }
  if (town?.casing !== 'title' || !town.word.isPlace) return undefined;
  const isBeside = /^[ —–,-]{1,3}$/.test(
    town.start < owner.start ? text.slice(town.end, town.end + 1) : text.slice(town.start - 1, town.start),
  );
  if (!isBeside || town.word.isFigure || town.word.given !== undefined) return undefined;
  return { start: town.start, end: town.end, score: 0.74, reason: 'town that somebody calls his own' };
}
