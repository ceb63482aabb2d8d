import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

/** What only puzzles tell of people: seats in a row, tanks that are filled, bridges by night, ages that add up. */
const OF_PUZZLE = new RegExp(
  [
    String.raw`\beach (?:play|have|has|own|like|live|wear|drink|take|bring|brought|bought|choose|chose|eat|ate|get|got)s? (?:in )?(?:a different|exactly one)\b`,
    String.raw`\b(?:sit|stand|sits|stands|standing|sitting|seated) in a (?:row|line|circle|queue)\b`,
    String.raw`\bin how many (?:different )?ways|\bhow many (?:different )?ways can (?!i\b|we\b)`,
    String.raw`\bis next to [a-z]+ but not next to\b|\bat one end and\b`,
    String.raw`\bshare a (?:water )?tank\b|\bfills? (?:it|the (?:tank|pool|bath)) in \d|\btap fills\b`,
    String.raw`\bcross (?:a|the) (?:bridge|river) (?:at night|in a boat|with)\b`,
    String.raw`\b(?:twice|three times|half|four times) as old as [a-z]+\b[^\n]{0,80}(?:how old|sum of their ages|in \d+ years|years ago)`,
    String.raw`\bblood group (?:a|b|o|ab)\b[^\n]{0,120}\b(?:baby|genotypes?|alleles?|offspring|inherit)|\b(?:with a force of|of mass) \d`,
    String.raw`\bknights? and knaves?\b`,
    String.raw`(?<![а-я])(?:сколькими способами|сид(?:ят|ели) в ряд|стоят в (?:очереди|ряд)|дел[яи]т[а-я]* [а-я0-9]+ монет|предлагает дележ|лжецы? (?:всегда )?вр[уе]т|сумма (?:их )?возрастов|крестики-нолики|заполня[ею]т бассейн)`,
    String.raw`(?<![а-я])рыцар[ьи] (?:всегда )?говор[яи]т правду`,
  ].join('|'),
);
/** Whose puzzle it would not be. */
const OF_OURS =
  /\b(?:my|our) (?:[a-z]+ )?(?:friends?|pupils?|students?|kids?|children|classmates?|brother|sister|son|daughter|cousin|nephew|niece)\b|(?<![а-я])(?:мо[йияею]|моих|наш[аеи]?|наших) (?:[а-я]+ )?(?:друз|друг|подруг|одноклас|брат|сестр|сын|доч|учени|дет)/;

/** Whether the message is a puzzle, and nobody of the writer's own is in it: whoever bears a name alone there is nobody. */
export const isPuzzle = (document: TextDocument): boolean =>
  occurs(document, OF_PUZZLE) && !occurs(document, OF_OURS);
