import type { NameWords } from './name-words.js';

const OF = /^(?:у|в|во|о|об|от|из|про|по|для|роман[ае]?|пьес[аеы]|повест[иь])$/;
const OBLIQUE = /(?:ого|его|[оеи]ва|[иы]на|[бвгдзклмнпрстфхцчшщ]а|[яыи])$/;

/** "у Шолохова Григорий Мелехов": an author in another case than the name behind, which is that of a character. */
export function isOfAuthor(words: NameWords, author: number, given: number): boolean {
  const surname = words.token(author);
  if (!surname.word.isFigure || !OBLIQUE.test(surname.lower)) return false;
  const before = words.document.tokens[author - 1];
  if (before === undefined || !OF.test(before.lower)) return false;
  const { word } = words.token(given);
  return word.given !== undefined && (word.given.isShort || word.given.people.includes(word.text));
}
