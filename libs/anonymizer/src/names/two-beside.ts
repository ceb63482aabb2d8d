import { bearersOf } from './names-of-both.js';
import { ENGLISH_ROUGH_DEED, RUSSIAN_ROUGH_DEED } from './rough-deeds.js';
import { isSpelledIn, shareWord } from './same-word.js';

const KIN =
  'brother|sister|friend|cousin|mom|mum|dad|mother|father|twin|boyfriend|girlfriend|classmate|neighbor|neighbour';
/** "Jack and John", "Стас и Слава" */
const AND = /^ (?:and|&|и) $/;
/** "Jack and his friend John", "Liz's sister Elizabeth" */
const ENGLISH_KIN = new RegExp(`^(?: and (?:(?:his|her|my|their|our) )?|'s )(?:[a-z]+ )?(?:${KIN}) $`);
/** What only one does to another: "Liz hit Elizabeth", and not "Elizabeth prefers Liz". */
const ENGLISH_DEED = new RegExp(
  `^ (?:${ENGLISH_ROUGH_DEED}|bit|bites|fights|fought|loves|met|(?:fights|fought|argues|argued|plays|played|sits|sat) with|talk(?:s|ed) to) $`,
);
/** "Саня бьёт Сашу" */
const RUSSIAN_DEED = new RegExp(
  `^ (?:не )?(?:${RUSSIAN_ROUGH_DEED}|любит|защищает|защитил[аи]?|(?:дерется|подрал(?:ся|ась)|дружит|сидит|играет|поссорил(?:ся|ась)|ругается|встречается) со?|(?:кричит|орет|накричал[аи]?) на) $`,
);
/** A surname by its ending: of a pair in "У Петровой и Петрова" neither is a case form of the other. */
const SURNAME = /^[а-яё]+(?:[оеё]в|[иы]н)(?:а|у|ым|ом|е|ой|ою|ы|ых)?$/i;

/**
 * Whether two names with these words between them are of two persons, though one may be an everyday form of the other, or be
 * spelled like a case form of it.
 */
export function areOfTwo(name: string, between: string, other: string): boolean {
  if (between.length > 40) return false;
  const plain = between.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
  const isJoined = AND.test(plain);
  if (isJoined && isSurname(name) && isSurname(other)) return !isSpelledIn(name, other);
  return (
    (isJoined || ENGLISH_KIN.test(plain) || ENGLISH_DEED.test(plain) || RUSSIAN_DEED.test(plain)) &&
    // "Миша и Миша Орлов"
    (!shareWord(name, other) || name.includes(' ') !== other.includes(' '))
  );
}

/** "Петровой", not "Алину". */
const isSurname = (name: string): boolean =>
  SURNAME.test(name) && bearersOf(name.toLowerCase().replaceAll('ё', 'е')) === undefined;
