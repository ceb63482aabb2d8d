/** Kinds of words that a person is told by; the rest many persons share. */
const TELLING = new Set(['given', 'father', 'family']);
/** Kinds of which two persons have different ones. */
const COMPARED = new Set([...TELLING, 'title', 'gender', 'nominative']);

const ANY_TITLE = 'title:any';

/** How many words the parts share with the known parts of a person; 0 when one contradicts or initials are all. */
export function sharedParts(parts: readonly string[], known: readonly string[]): number {
  if (isOfTeacher(parts, known) || isOfTeacher(known, parts)) return 0;
  if (!lettersAgree(parts, known) || areOtherPeers(parts, known)) return 0;
  const isDoubted =
    isOfFamily(parts, known) ||
    isOfFamily(known, parts) ||
    isFurtherElder(parts, known) ||
    isPeer(parts, known);
  const families = sharedFamilies(parts, known);
  if (families === undefined) return 0;
  let shared = families;
  for (const part of parts) {
    const kind = kindOf(part);
    if (!COMPARED.has(kind) || kind === 'family' || part === ANY_TITLE) continue;
    const sameKind = known.filter((other) => kindOf(other) === kind);
    if (sameKind.length === 0 || sameKind.includes(ANY_TITLE)) continue;
    if (!sameKind.some((other) => common(part, other).length > 0)) return 0;
    if (TELLING.has(kind)) shared++;
  }
  return isDoubted && shared < 2 ? 0 : shared;
}

/**
 * What is known of a person together with what another form of the name tells: "Слава", who is called Ярослав later, is not
 * Вячеслав any more. The same array when that is nothing new.
 */
export function grownParts(known: readonly string[], parts: readonly string[]): readonly string[] {
  const kinds = new Set(known.map(kindOf));
  const further = familiesOf(parts).filter(
    (family) => !familiesOf(known).some((other) => common(family, other).length > 0),
  );
  const learned = [
    ...parts.filter((part) => !kinds.has(kindOf(part))),
    ...(kinds.has('family') ? further : []),
  ];
  const narrowed = known.map((part) => (TELLING.has(kindOf(part)) ? narrow(part, parts) : part));
  const isSame = learned.length === 0 && narrowed.every((part, at) => part === known[at]);
  return isSame ? known : [...narrowed, ...learned];
}

function narrow(part: string, parts: readonly string[]): string {
  for (const other of parts) {
    if (kindOf(other) !== kindOf(part)) continue;
    const both = common(part, other);
    if (both.length > 0) return `${kindOf(part)}:${both.join('|')}`;
  }
  return part;
}

/**
 * How many surnames both have, of which one side may know fewer: "Onyeka", whom no list has as a given name, is "Onyeka Eze".
 * Undefined when each has one that the other lacks.
 */
function sharedFamilies(parts: readonly string[], known: readonly string[]): number | undefined {
  const [ours, theirs] = [familiesOf(parts), familiesOf(known)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  const shared = ours.filter((family) => theirs.some((other) => common(family, other).length > 0)).length;
  return shared === Math.min(ours.length, theirs.length) ? shared : undefined;
}

const familiesOf = (parts: readonly string[]): string[] => parts.filter((part) => kindOf(part) === 'family');

/** "Анна Ивановна" and "Анна Котова", or "Аня": who is called by the patronymic is not the classmate of the same given name. */
const isOfTeacher = (parts: readonly string[], others: readonly string[]): boolean =>
  has(parts, 'father') && !has(parts, 'family') && has(others, 'given') && !has(others, 'father');

/** "Mrs Smith" and "Emily Smith", "дядя Миша" and "Миша Орлов": a teacher, or one of the family. */
const isOfFamily = (parts: readonly string[], others: readonly string[]): boolean =>
  has(parts, 'title') &&
  !has(others, 'title') &&
  !has(others, 'elder') &&
  ((!isInFull(parts) && isInFull(others)) || (!has(parts, 'family') && has(others, 'family')));

/** With a given name, or with a word before the surname that no list has as one. */
const isInFull = (parts: readonly string[]): boolean => has(parts, 'given') || familiesOf(parts).length > 1;

/** "Мой друг Андрей", and then "учитель Андрей Иванов" */
const isFurtherElder = (parts: readonly string[], known: readonly string[]): boolean =>
  has(parts, 'title') && !has(known, 'title') && !has(known, 'elder') && has(known, 'given');

/** "Мама Оля", and then "моя подруга Оля" */
const isPeer = (parts: readonly string[], known: readonly string[]): boolean =>
  has(parts, 'peer') && (has(known, 'title') || has(known, 'elder'));

/** "Мой сын Миша" and "мой друг Михаил" */
const areOtherPeers = (parts: readonly string[], known: readonly string[]): boolean =>
  (parts.includes('peer:friend') && known.includes('peer:family')) ||
  (parts.includes('peer:family') && known.includes('peer:friend'));

/** With an aunt and a friend of the name, the bare name is the friend's. */
export const agreeInAge = (parts: readonly string[], known: readonly string[]): boolean =>
  has(parts, 'title') === (has(known, 'title') || has(known, 'elder'));

/** Whether initials may stand for the names that the other side writes out, and for each other. */
function lettersAgree(parts: readonly string[], others: readonly string[]): boolean {
  if (!parts.some(isLetters) && !others.some(isLetters)) return true;
  const [firsts, otherFirsts] = [firstLetters(parts), firstLetters(others)];
  const [last, otherLast] = [lastLetters(parts), lastLetters(others)];
  return (
    firsts.every((letters, at) => at >= otherFirsts.length || meet(letters, otherFirsts[at]!)) &&
    (last === '' || otherLast === '' || meet(last, otherLast))
  );
}

const isLetters = (part: string): boolean => /^(?:firsts|middle|last):/.test(part);

/** Of the given name and each that follows, the letters that it may begin with: "Bill" with "b" and "w". */
function firstLetters(parts: readonly string[]): string[] {
  const firsts = lettersOf(parts, 'firsts');
  if (!has(parts, 'given')) return firsts;
  const father = beginningsOf(parts, 'father');
  const middle = lettersOf(parts, 'middle');
  return [
    beginningsOf(parts, 'given') + beginningsOf(parts, 'called'),
    ...(father !== '' ? [father] : middle.length > 0 ? middle : firsts.slice(1)),
  ];
}

/** The letters that the surname may begin with; none when it is not known. */
const lastLetters = (parts: readonly string[]): string =>
  beginningsOf(parts, 'family') || beginningsOf(parts, 'last');

const lettersOf = (parts: readonly string[], kind: string): string[] =>
  parts.filter((part) => kindOf(part) === kind).flatMap((part) => part.slice(kind.length + 1).split('.'));

const beginningsOf = (parts: readonly string[], kind: string): string =>
  parts
    .filter((part) => kindOf(part) === kind)
    .flatMap((part) => valuesOf(part).map((value) => value.charAt(0)))
    .join('');

const meet = (letters: string, others: string): boolean =>
  [...letters].some((letter) => others.includes(letter));

const has = (parts: readonly string[], kind: string): boolean => parts.some((part) => kindOf(part) === kind);

const kindOf = (part: string): string => part.slice(0, part.indexOf(':'));

const valuesOf = (part: string): string[] => part.slice(part.indexOf(':') + 1).split('|');

/** What both may stand for. */
function common(a: string, b: string): string[] {
  const values = valuesOf(b);
  return valuesOf(a).filter((value) => values.includes(value));
}
