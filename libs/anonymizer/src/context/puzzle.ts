import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

/** What only puzzles tell of people: who does what of several things, tanks that are filled, bridges by night, ages that add up. */
const OF_PUZZLE = new RegExp(
  [
    String.raw`\beach (?:play|have|has|own|like|live|wear|drink|take|bought|choose|chose|eat|ate)s? (?:in )?a different [a-z]+[^\n]{0,200}\b(?:who|which)\b`,
    String.raw`\bin how many (?:different )?ways can [^\n]{0,80} (?:sit|stand)|\bhow many (?:different )?ways can [^\n]{0,80} (?:sit|stand)\b`,
    String.raw`\bis next to [a-z]{2,12} but not next to\b`,
    String.raw`\bshare a (?:water )?tank\b|\bfills? (?:it|the (?:tank|pool|bath)) in \d|\btap fills\b`,
    String.raw`\bcross (?:a|the) (?:bridge|river) (?:at night|in a boat)\b`,
    String.raw`\b(?:twice|three times|half|four times) as old as [a-z]+\b[^\n]{0,80}(?:how old|sum of their ages|in \d+ years|years ago)`,
    String.raw`\bblood group (?:a|b|o|ab)\b[^\n]{0,120}\b(?:genotypes?|alleles?|offspring)\b`,
    String.raw`\bof mass \d`,
    String.raw`\bknights? and knaves?\b`,
    String.raw`(?<![а-я])(?:дел[яи]т(?:ь|ся)? [а-я0-9]{1,12} монет|предлагает дележ|лжецы? (?:всегда )?вр[уе]т|сумма (?:их )?возрастов|заполня[ею]т бассейн|рыцар[ьи] (?:всегда )?говор[яи]т правду)`,
  ].join('|'),
);

/** Whether the message is a puzzle: whoever bears a name alone in it is nobody, if its writer speaks of nobody else. */
export const isPuzzle = (document: TextDocument): boolean => occurs(document, OF_PUZZLE);
