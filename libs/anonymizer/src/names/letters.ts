/** The first small letter of Russian; nothing in the lists is behind the last one. */
const FIRST = 'а'.charCodeAt(0);
/** From the small letters of Russian to as many characters of ASCII, none of which has a meaning in the lists or in a program's text. */
const SHIFT = FIRST - '<'.charCodeAt(0);
const LETTERS = /[а-я]/g;
const WRITTEN = /[<-[]/g;

const shift = (text: string, letters: RegExp, by: number): string =>
  text.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

/**
 * A Russian list as the data spell it: the engine keeps a text in which all characters are of Latin-1 in half the memory.
 *
 * @example
 * writeLetters('ага;~я'); // '<?<;~['
 */
export const writeLetters = (list: string): string => shift(list, LETTERS, -SHIFT);

/** The same piece of a list in letters. */
export const readLetters = (piece: string): string => shift(piece, WRITTEN, SHIFT);

/** How the lists spell a unit of a word. */
export const writeUnit = (unit: number): number => (unit >= FIRST ? unit - SHIFT : unit);
