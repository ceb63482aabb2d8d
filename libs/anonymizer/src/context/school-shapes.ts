import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import { shapedAs, type Shaped } from './candidate.js';
import { Marks } from './mark.js';

const MOST_BEFORE = 5;
const REACH = 60;

const NOUN = new WordTest(
  'schools?|academy|acad|college|collegiate|high|middle|primary|grammar|comp|comprehensive|elementary|kindergarten|nursery|preschool|infants|juniors?|prep|preparatory|sec|secondary|technical|tech|charter|public|steiner|waldorf|montessori|homeschool|regional|magnet|vocational|intermediate|convent|colegio|escuela|liceo|instituto|lyc[eé]e|coll[eè]ge|[eé]cole|schule|gymnasium|vidyalaya|madrasa|lyceum|jnv|kv|dps|[а-я]*школ[а-я]{1,3}|[а-я]*гимнази[а-я]*|[а-я]*лице[йяюе][а-я]?|[а-я]*колледж[а-я]*|[а-я]*техникум[а-я]*|[а-я]*училищ[а-я]*|[а-я]*интернат[а-я]*|корпус[а-я]*|сад(?:ик)?[ауе]?|[а-я]{0,6}сош|с?дюсш(?:ор)?|шк|гим|сунц|политех[ауе]?|цдт|пту|цо|нош|оош|фмл|академи[а-я]+|художк[а-я]+|музыкалк[а-я]+|нахимовск[а-я]+|суворовск[а-я]+',
);
const KIND = new Marks('kind ');
const FORM = new Marks('school ');
const PARTICLE = new WordTest('the|st|of|saint|king|queen|й|я|ая|ой|ю|ую|м|ом');
const ADJECTIVE = /(?:ск(?:ая|ий|ой|ую|ом|ого)|[а-я]{3}(?:ая|ой|ую))$/;
const TIE = /^(?: |-|['’]|\. |-(?:й|я|ая|ой|ю|ую|м|ом) | №)$/;

const BEHIND =
  /^(?:\.? ?(?:№|N|no\.?|number|номер|#) ?\d{1,4}| \d{1,4}(?![\d:.]| ?(?:класс|час|уч|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сент|окт|ноя|дек))| ?[«"“][^»"”]{2,30}[»"”]| (?:им(?:\.|ени)|of(?: the)?|for|при|на) (?:\p{Lu}\.? ?){0,2}\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?| \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?){1,3}/u;

/** "Greenfield Primary School", "гимназия № 12": a word for a school with what names it. */
export function schoolAt(document: TextDocument, index: number): Shaped | undefined {
  const { tokens, text } = document;
  const noun = tokens[index]!;
  if (noun.kind !== 'word' || !NOUN.accepts(noun.word)) return undefined;
  let first = index;
  while (index - first < MOST_BEFORE && belongs(document, first - 1)) first--;
  while (first < index && tokens[first]!.word.isStop) first++;
  const end = noun.end + (BEHIND.exec(text.slice(noun.end, noun.end + REACH))?.[0].length ?? 0);
  if (end === noun.end && isOnlyKind(tokens, first, index)) return undefined;
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  const before = Math.min(index - first, 3);
  const form = `${before} before, ${end === noun.end ? 'none' : 'some'} behind`;
  const rule = [KIND.of(noun.lower.slice(0, 6)), FORM.of(form), FORM.of(tokens[first]!.casing)];
  return shapedAs('school', first, last, tokens[first]!.start, end, { rule });
}

/** "the school", "high schools" */
function isOnlyKind(tokens: readonly Token[], first: number, index: number): boolean {
  for (let i = first; i < index; i++) if (!NOUN.accepts(tokens[i]!.word)) return false;
  return true;
}

function belongs({ tokens, text }: TextDocument, index: number): boolean {
  const token: Token | undefined = tokens[index];
  if (token === undefined || !TIE.test(text.slice(token.end, tokens[index + 1]!.start))) return false;
  if (token.kind === 'number' || (token.casing !== 'lower' && !token.word.isStop)) return true;
  return PARTICLE.accepts(token.word) || NOUN.accepts(token.word) || ADJECTIVE.test(token.lower);
}
