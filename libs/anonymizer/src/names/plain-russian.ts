const YERU = 0x44b;
const ZHE = 0x436;
const SHA = 0x448;
/** Letters that end words twice: "магии", "класс". */
const DOUBLE = 'иеснлт';

/**
 * A lower-case Russian word as the lists may spell it: "дианааа", "тимурр" without what was drawn out, "сашы" as "саши"; undefined
 * where nothing is to be changed, which one look at the letters tells.
 */
export function respelledRussian(word: string): string | undefined {
  let last = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (
      code === last &&
      (i === word.length - 1 ? !DOUBLE.includes(word[i]!) : code === word.charCodeAt(i + 1))
    )
      return withoutDrawl(word);
    if (code === YERU && (last === ZHE || last === SHA)) return word.replace(/([жш])ы/g, '$1и');
    last = code;
  }
  return undefined;
}

/** A letter that is written three times or more, or twice at the end, is written once. */
const withoutDrawl = (word: string): string => word.replace(/([а-я])(?:\1{2,}|\1$)/g, '$1');
