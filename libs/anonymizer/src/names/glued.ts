import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { hasSurnameEnding } from './decline.js';
import { givenName } from './given-names.js';
import { isAmbiguousName, isListedSurname } from './lexicon.js';

/** Names that a slip has tied to the words beside them. */

const SHORTEST = 3;
const SHORTEST_BEGINNING = 4;
const LONGEST = 32;

/** "отИриныВасильевны", "КамилаЗакировазабыла": whether a capital inside of the word begins a given name, or ends one. */
export function holdsGluedName({ text }: TextDocument, { start, end, script }: Token): boolean {
  if (script !== 'cyrillic' || end - start > LONGEST) return false;
  let from = start;
  for (let i = start + 1; i <= end; i++) {
    if (i < end && !isCapital(text, i)) continue;
    if (
      isCapital(text, from) &&
      (from > start || i < end) &&
      beginsWithGiven(text.slice(from, i).toLowerCase())
    )
      return true;
    from = i;
  }
  return false;
}

/** Small words, or a title, then a capital; behind the name there may be a small word again. */
const GLUED_ENGLISH = /^(is|im|am|my|and|with|from|to|hi|hello|told|mr|mrs|ms|miss)([A-Z][a-z]{2,})$/;
const TITLE = /^(?:mr|mrs|ms|miss)$/;
const TIED_BEHIND = /(?:and|is|said|says|was|has|who|but|in|from)$/;
/** "oLiVeR", "eMMA": a small letter first and capitals behind it, as no program names anything. */
const UNEVEN = /^[a-z]+(?:[A-Z]+[a-z]+){1,6}[A-Z]?$|^[a-z][A-Z]{3,}$/;
const MOST_OF_UNEVEN = 14;

/** Where the name begins and ends in "isHenryand", "mrsCartwright" and "oLiVeR"; undefined where none is. */
export function gluedEnglish(
  { text }: TextDocument,
  { start, end, script, word }: Token,
): { readonly start: number; readonly end: number } | undefined {
  if (script !== 'latin' || end - start > LONGEST || isCapital(text, start)) return undefined;
  const written = text.slice(start, end);
  const isUneven = written.length >= SHORTEST_BEGINNING && written.length <= MOST_OF_UNEVEN;
  if (isUneven && countCapitals(written) > 1 && UNEVEN.test(written) && isPlainGiven(word.text))
    return { start, end };
  const match = GLUED_ENGLISH.exec(written);
  if (match === null) return undefined;
  const from = start + match[1]!.length;
  const name = match[2]!.toLowerCase();
  if (TITLE.test(match[1]!))
    return isListedSurname(name) && name.length > SHORTEST ? { start: from, end } : undefined;
  if (isPlainGiven(name)) return { start: from, end };
  const tail = TIED_BEHIND.exec(name)?.[0].length ?? 0;
  return tail > 0 && isPlainGiven(name.slice(0, -tail)) ? { start: from, end: end - tail } : undefined;
}

const countCapitals = (written: string): number => written.replaceAll(/[^A-Z]/g, '').length;

/** A frequent given name that is no word. */
const isPlainGiven = (word: string): boolean =>
  word.length > SHORTEST && givenName(word)?.isRare === false && !isAmbiguousName(word);

/** "jack,lilynmia", "tomandella": two given names and what is left of "and" between them. */
export function isGluedPair(word: string): boolean {
  if (word.length > LONGEST) return false;
  for (const and of ['and', 'n'])
    for (let at = word.indexOf(and, SHORTEST); at !== -1; at = word.indexOf(and, at + 1)) {
      const behind = word.slice(at + and.length);
      if (behind.length >= SHORTEST && isGivenPart(word.slice(0, at), true) && isGivenPart(behind, true))
        return true;
    }
  return false;
}

function isCapital(text: string, at: number): boolean {
  const letter = text[at]!;
  return letter !== letter.toLowerCase();
}

/** Whether it is a given name, or one with the next words behind it: "Лёшейиз". */
function beginsWithGiven(part: string): boolean {
  const word = part.replaceAll('ё', 'е');
  for (let end = word.length; end >= SHORTEST; end--) {
    if (end < word.length && end < SHORTEST_BEGINNING) return false;
    if (givenName(word.slice(0, end)) !== undefined) return true;
  }
  return false;
}

/** "машасидорчук", "rahulkumar": a given name and a surname, or a second given name, as one word. */
export function isGluedName(word: string): boolean {
  if (word.length < 7 || word.length > LONGEST) return false;
  const isLatin = word.charCodeAt(0) < 0x400;
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut++) {
    if (!isGivenPart(word.slice(0, cut), isLatin)) continue;
    const rest = word.slice(cut);
    if (isGivenPart(rest, isLatin) || isListedSurname(rest)) return true;
    if (!isLatin && rest.length > 5 && hasSurnameEnding(rest)) return true;
  }
  return false;
}

/** Rare names in Latin letters are parts of too many words. */
function isGivenPart(part: string, isLatin: boolean): boolean {
  const name = givenName(part);
  return name !== undefined && !(isLatin && name.isRare);
}

const GLUED_FATHER =
  /^([а-я]{3,10}?)((?:[а-я]{2,10}(?:[ое]в(?:ич|н)|ьич|ичн)|саныч|палыч|ванн)(?:[ауеы]|ем|ой|а)?)$/;
const SHORTENED = new Set('пал сан мар мих ван алек серг никол дим'.split(' '));

/** "физрук палпетрович", "иванпетрович": a given name, or what speech leaves of it, and the patronymic as one word. */
export function isGluedFather(word: string): boolean {
  if (word.length > LONGEST || !GLUED_FATHER.test(word)) return false;
  for (let cut = SHORTEST; cut <= word.length - 5; cut++) {
    const part = word.slice(0, cut);
    if (SHORTENED.has(part) || givenName(part) !== undefined) return true;
  }
  return false;
}
