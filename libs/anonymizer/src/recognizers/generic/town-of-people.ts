import { isLand } from '../../names/lands.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { occurs } from '../../text/occurs.js';
import { subjectOf } from '../context.js';
import { stateBehind } from './state-behind.js';
import { endOfTown } from './town-name.js';

const LEAST_SCORE = 0.5;
const REACH = 80;
/** "Rajesh in …", "Lochlan from …", "Harjit Bains, of …", "Бермет Асанова из …" */
const BESIDE =
  /^(?:,? (?:(?:is|was|comes|came|hails|also|back|over|here|all the way|up|down|who is|who's|who comes|он|она|родом|сам|сама|тоже) ){0,2}(from|of|in|near|outside|из)|, (?:who (?:lives|is) )(in)) $/;
/** "my dad's cousin Rajesh in Edison", "staying with Amara in Enugu": who is visited or related, where the name of a town may be any word. */
const VISITED =
  /(?:\b(?:cousins?|aunt(?:ie|y)?|uncle|gran(?:ny|dma|dpa|dparents)?|nan|grandmother|grandfather|friends?|penpals?|pen pals?|sister|brother|niece|nephew|family|relatives?|visit(?:ing)?|stay(?:ing)? (?:with|at)|(?:going|driving|flying) to see)(?: of (?:mine|ours))?,? )$/;
/** What somebody does in a place or on the way: "goes to a vet in Whangārei", "need lifts from Kaduna". */
const GOES =
  /(?:\b(?:goes|going|gone|went|moved?|moving|moves|travell?(?:s|ed|ing)?|commut(?:es|ed|ing)|works?|working|worked|trains?|training|studies|studying|lives?|living|lived|stays?|staying|stayed|fl(?:y|ies|ying|ew)|drives?|driving|drove|swims?|volunteers?|boards?|coming|comes?|came|returns?|returned|arrives?|arrived|arriving|back|lifts?|rides?|bus(?:es)?|coach|flights?|tickets?|shadowing|placement|hospital|clinic)\b|(?<![а-я])(?:едет|едут|поед[еу]т|уехал[аи]?|приехал[аи]?|приед[еу]т|летит|летят|прилет[а-я]{2,5}|улет[а-я]{2,5}|перее[а-я]{2,5}|перебр[а-я]{2,6}|учится|учатся|учил(?:ся|ась)|живет|живут|жил[аи]?|работа(?:ет|ют|л[аи]?)|лечится|лежит|тренируется|гостит|вернул(?:ся|ась|ись)|возвраща(?:ется|ются)|отдыха(?:ет|ют)|родил(?:ся|ась)|вырос(?:ла)?|служит)(?![а-я]))[^.!?;\n]* $/;
const LINK = new Set('in from to near outside из в во под'.split(' '));
/** "мы переезжаем …", "летят двое …": people of the message on their way. */
const MOVES =
  /(?<![а-я])(?:(перее(?:зжаем|зжаю|хали)|перебира(?:емся|юсь)|перебрались|возвраща(?:емся|юсь)|вернулись)|уезжа(?:ем|ю)|улета(?:ем|ю)|(?:летят|едут|приезжают|прилетают) (?:двое|трое|четверо|наши|дети|ребята|ученики|мои|к нам|к бабушке))(?![а-я])/g;
const MAY_MOVE = /(?<![а-я])(?:пере(?:езж|еха|бир|бра)|возвращ|верну|уезжа|улета|летят|едут|приезжа|прилета)/;
const REACH_OF_MOVE = 40;
const MOST_MOVES = 8;
/** ", BC": of Canada and Australia. */
const PROVINCE = /^, (?:BC|AB|ON|QC|NS|NB|MB|SK|NL|PEI|NSW|VIC|QLD|TAS|WA|ACT)(?![A-Za-z])/;
const NO_TOWN =
  /^(?:year|grade|class|form|room|set|group|house|school|english|french|spanish|german|maths?|science|history|geography|biology|chemistry|physics|art|music|drama|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|scratch|minecraft|roblox|teams|zoom|google|instagram|whatsapp|the|my|our|reception|nursery|sixth|key|term|autumn|spring|summer|winter|easter|christmas|mr|mrs|ms|miss|dr)$/;

/**
 * "my cousin Rajesh in Edison", "Lochlan from Oban", "C. Okoro goes to a vet in Whangārei", "из Минска в Смоленск
 * переезжаем": the towns of those whom a message speaks of.
 */
export const townOfPeople: Recognizer = {
  name: 'town-of-people',
  find(document, others) {
    const found: Candidate[] = [];
    const { figures, isSum } = subjectOf(document);
    const add = (start: number, end: number, reason: string): void => {
      found.push({ start, end, type: 'ADDRESS', score: 0.7, recognizer: 'town-of-people', reason });
    };
    let behind = 0;
    for (const person of others) {
      if (person.type !== 'PERSON' || person.score < LEAST_SCORE) continue;
      const first = tokenIndexAt(document.tokens, person.end);
      const town =
        townBeside(document, person, first) ??
        (isSum || person.end < behind ? undefined : townOfWay(document, person.end, first));
      if (town === undefined) continue;
      add(town.start, town.end, 'town of somebody');
      behind = town.end;
    }
    if (!isSum && figures.length === 0 && occurs(document, MAY_MOVE))
      for (const { start, end } of townsOfMoves(document))
        add(start, end, 'town that somebody moves from or to');
    return found;
  },
};

interface Place {
  readonly start: number;
  readonly end: number;
}

function townBeside(document: TextDocument, person: Candidate, first: number): Place | undefined {
  const { lower, tokens, text } = document;
  for (let i = first; i < first + 4 && i < tokens.length; i++) {
    const town = tokens[i]!;
    if (town.start - person.end > 28) return undefined;
    if (town.casing !== 'title') continue;
    const link = BESIDE.exec(lower.slice(person.end, town.start));
    if (link === null || !mayBeTown(town)) return undefined;
    const { end, known } = endOfTown(document, town);
    if (isLand(lower.slice(town.start, end))) return undefined;
    const state =
      town.script === 'latin' ? (stateBehind(text, end) ?? PROVINCE.exec(text.slice(end, end + 8))) : null;
    const isStranger = !known && state === null;
    if (isStranger && !mayBeStranger(document, person, town, link[1] ?? link[2]!)) return undefined;
    if (known && town.word.isOrdinary && link[1] === 'in') return undefined;
    return { start: town.start, end: end + (state?.[0].length ?? 0) };
  }
  return undefined;
}

/** Whether a word that no list knows for a town can be nothing else there. */
function mayBeStranger({ lower, text }: TextDocument, person: Candidate, town: Token, link: string): boolean {
  if (link === 'in' || link === 'near') {
    if (town.word.isOrdinary && town.word.given === undefined) return false;
    return VISITED.test(lower.slice(Math.max(0, person.start - 32), person.start));
  }
  if (town.word.isOrdinary || town.word.given !== undefined) return false;
  // "Таня из Олиной группы"
  if (link === 'из')
    return (
      !/(?:ой|ого|их|ых|ей)$/.test(town.lower) &&
      /^(?:$|[,.!?;:)\n]| [а-я])/i.test(text.slice(town.end, town.end + 2))
    );
  return link === 'from' || text[person.end] === ',';
}

function townOfWay(document: TextDocument, from: number, first: number): Place | undefined {
  const { lower, tokens } = document;
  for (let i = first; i < tokens.length; i++) {
    const town = tokens[i]!;
    if (town.start - from > REACH) return undefined;
    if (town.casing !== 'title' || !LINK.has(tokens[i - 1]?.lower ?? '')) continue;
    if (town.start !== tokens[i - 1]!.end + 1 || !mayBeTown(town)) continue;
    if (!GOES.test(lower.slice(from, tokens[i - 1]!.start))) continue;
    const place = knownTown(document, town, tokens[i - 1]!.lower === 'from');
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The town that begins with the word, if a list knows it and it is nothing else as well. The list of Russian words has towns in it, and who drives over from somewhere comes from no person. */
function knownTown(document: TextDocument, town: Token, isFrom = false): Place | undefined {
  const { end, known } = endOfTown(document, town);
  const isElse =
    town.script === 'latin' &&
    end === town.end &&
    (town.word.isOrdinary || (town.word.given !== undefined && !isFrom));
  return known && !isElse && !isLand(document.lower.slice(town.start, end))
    ? { start: town.start, end }
    : undefined;
}

function* townsOfMoves(document: TextDocument): Generator<Place> {
  const { lower, tokens } = document;
  let moves = 0;
  for (const { index, 0: move, 1: toLive } of lower.matchAll(MOVES)) {
    if (moves++ === MOST_MOVES) return;
    const from = Math.max(0, index - REACH_OF_MOVE);
    const to = index + move.length + REACH_OF_MOVE;
    for (let i = tokenIndexAt(tokens, from); i < tokens.length && tokens[i]!.start < to; i++) {
      const town = tokens[i]!;
      const link = tokens[i - 1]?.lower ?? '';
      if (town.casing !== 'title' || (link !== 'из' && !(toLive !== undefined && /^во?$/.test(link))))
        continue;
      const place = mayBeTown(town) ? knownTown(document, town) : undefined;
      if (
        place !== undefined &&
        !/[.!?\n]/.test(lower.slice(Math.min(town.end, index), Math.max(index, town.start)))
      )
        yield place;
    }
  }
}

const mayBeTown = ({ kind, word, lower, start, end }: Token): boolean =>
  kind === 'word' && end - start > 2 && !word.isStop && !NO_TOWN.test(lower);
