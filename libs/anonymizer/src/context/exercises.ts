import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';

/** What only lessons of a language speak of: nobody tells of life behind it. */
const GRAMMAR = new WordTest(
  'translate|punctuate|passive|commas?|apostrophes?|sentences?|similes?|metaphors?|conjugate|grammar|grammatical|tenses?|reported|indirect|diagram|parse|unjumble|alphabetically|pronouns?|adjectives?|verbs?|nouns?|adverbs?|clauses?|предложени[а-я]{1,2}|местоимени[а-я]{1,3}|подлежащ[а-я]{2,3}|сказуем[а-я]{2,3}|обращени[а-я]{1,2}|глагол[а-я]{0,3}|существительн[а-я]{2,3}|прилагательн[а-я]{2,3}|падеж[а-я]{0,3}|запят[а-я]{2,4}|пунктуаци[а-я]|переведи(?:те)?|косвенн[а-я]{2,3}|синтаксическ[а-я]{2,3}|схем[ауы]|кавычки|тире|диалог[а-я]{0,2}|dialog(?:ue)?|артикл[а-я]{1,2}|скобк[а-я]{1,2}|орфограмм[а-я]{1,2}|лицам|упр',
);
/** What tasks of any lesson begin with: behind it nobody of the writer's own life is spoken of, unless the writer is. */
const TASK = new WordTest(
  'fill|gaps?|blanks?|roleplay|dialogues?|dialogs?|comprehension|riddle|puzzle|vocabulary|combine|rewrite|rephrase|paraphrase|expand|starter|knaves|suspects|genetics|problem|conditionals?|tags?|story|tale|mistake|error|tick|unscramble|reorder|textbook|workbook|worksheet|coursebook|exercise|ex|unit',
);
/** Tasks of a book, whoever speaks of it: "My workbook: …". */
const OF_BOOK = new WordTest('textbook|workbook|worksheet|coursebook|exercise|ex|unit');
const LONGEST_TASK = 60;
const GAP = '___';

/**
 * Where the sentence to work on begins, with the first colon: "Diagram this sentence: Jane gave Paul a gift", "Поставь запятые:
 * Наташа ты видела мой зонт"; in front of everything where gaps are to be filled; infinity without one.
 *
 * @param isOwnTalk - the message speaks of the writer's life
 */
export function startOfExercise({ text, tokens }: TextDocument, isOwnTalk: boolean): number {
  if (!isOwnTalk && hasGap(text)) return -1;
  const colon = text.slice(0, LONGEST_TASK).indexOf(':');
  // What is quoted is the task's, whoever speaks in it.
  if (colon > 0 && '"“‘«'.includes(text[colon + 2] ?? ' ')) isOwnTalk &&= isOwn(tokens, colon);
  for (let i = 0; i < tokens.length && tokens[i]!.start < colon; i++) {
    const { word } = tokens[i]!;
    if (GRAMMAR.accepts(word) || OF_BOOK.accepts(word) || (!isOwnTalk && TASK.accepts(word))) return colon;
  }
  return Infinity;
}

const OWN = new Set(['my', 'our', 'i', "i'm", 'im', 'me', 'we', 'us']);

/** Whether the writer speaks of themselves in front of the colon. */
function isOwn(tokens: readonly Token[], colon: number): boolean {
  for (let i = 0; i < tokens.length && tokens[i]!.start < colon; i++)
    if (OWN.has(tokens[i]!.lower)) return true;
  return false;
}

/** "If Emily ___ (have) a car": no nickname begins so. */
function hasGap(text: string): boolean {
  const gap = text.indexOf(GAP);
  return gap > 0 && ' ("“‘'.includes(text[gap - 1]!);
}
