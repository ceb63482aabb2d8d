import type { TextDocument } from '../text/document.js';
import { WordTest } from '../text/word-test.js';

/** What only lessons of a language speak of: nobody tells of life behind it. */
const GRAMMAR = new WordTest(
  'translate|punctuate|passive|commas?|apostrophes?|sentences?|similes?|metaphors?|conjugate|grammar|grammatical|tenses?|reported|indirect|diagram|parse|unjumble|alphabetically|pronouns?|adjectives?|verbs?|nouns?|adverbs?|clauses?|предложени[а-я]{1,2}|местоимени[а-я]{1,3}|подлежащ[а-я]{2,3}|сказуем[а-я]{2,3}|обращени[а-я]{1,2}|глагол[а-я]{0,3}|существительн[а-я]{2,3}|прилагательн[а-я]{2,3}|падеж[а-я]{0,3}|запят[а-я]{2,4}|пунктуаци[а-я]|переведи(?:те)?|косвенн[а-я]{2,3}|синтаксическ[а-я]{2,3}|схем[ауы]|кавычки|тире|диалог[а-я]{0,2}|dialog(?:ue)?|артикл[а-я]{1,2}|скобк[а-я]{1,2}|орфограмм[а-я]{1,2}|лицам|упр',
);
const LONGEST_TASK = 60;

/**
 * Where the sentence to work on begins, with the first colon: "Diagram this sentence: Jane gave Paul a gift", "Поставь запятые:
 * Наташа ты видела мой зонт"; infinity without one.
 */
export function startOfExercise({ text, tokens }: TextDocument): number {
  const colon = text.slice(0, LONGEST_TASK).indexOf(':');
  for (let i = 0; i < tokens.length && tokens[i]!.start < colon; i++)
    if (GRAMMAR.accepts(tokens[i]!.word)) return colon;
  return Infinity;
}
