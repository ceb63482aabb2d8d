import { caseStem } from './case-stem.js';

const KIN =
  'brother|sister|friend|cousin|mom|mum|dad|mother|father|twin|teacher|boyfriend|girlfriend|classmate|buddy|neighbor|neighbour|roommate|teammate|partner';
/** What links two names that are of one person: "Liz aka Elizabeth", "Саша, то есть Александра". */
const OF_ONE =
  /^ (?:is|was|aka|called|named|or|as|means|like|being|just|really|full|short|nee|звал[аи]?|зовут|называ[а-я]+|значит|означает|является|пишется|стал[аи]?|был[аи]?) /;
/** "Jack and John", "Стас и Слава" */
const AND = /^ (?:and|&|и) $/;
/** "Jack and his friend John", "Liz's sister Elizabeth", "Liz hit Elizabeth", "Liz yelled at Elizabeth" */
const ENGLISH = new RegExp(
  `^(?:(?: and|,|'s) (?:(?:his|her|my|their|our) )?(?:[a-z]+ )?(?:${KIN}) | [a-z]+ (?:(?:at|to|with|on|from|about|and) )?)$`,
);
/** "Саня бьёт Сашу", "Катя дружит с Катериной" */
const RUSSIAN =
  /^ (?:(?:не )?[а-я]+(?:[еи]т|[аеиоуыя]л[аи]?|[еи]тся|лся|лась|ют|ят)(?: (?:с|со|на|у|к|за|от|из-за|про|и))?) $/;

/**
 * Whether two names with these words between them are of two persons, though one may be an everyday form of the other, or the
 * same in another case: "Маша сказала Маше" is of one, "У Петровой и Петрова" is not.
 */
export function areOfTwo(name: string, between: string, other: string): boolean {
  if (between.length > 40) return false;
  const plain = between.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
  if (AND.test(plain)) return name.toLowerCase() !== other.toLowerCase();
  return !OF_ONE.test(plain) && (ENGLISH.test(plain) || RUSSIAN.test(plain)) && !shareWord(name, other);
}

/** "Маша, Маша!" and "Маша сказала Маше": whether two values share a word, whatever its case form. */
export function shareWord(value: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(value).some((word) => words.some((known) => isSameWord(word, known)));
}

const wordsOf = (value: string): string[] =>
  value
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я]+/)
    .filter((word) => word.length > 1);

/** Of "Оля" and "Олю" no ending is taken: they would be too short without. */
const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  (word.charCodeAt(0) >= 0x400 &&
    (caseStem(word) === caseStem(other) ||
      (word.length <= 4 && word.length === other.length && word.slice(0, -1) === other.slice(0, -1))));
