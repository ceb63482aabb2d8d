import type { Chance } from './random.js';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  р: 'p',
  х: 'x',
  у: 'y',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  x: 'х',
  y: 'у',
};

/** Every second letter that has a look-alike in the other alphabet is replaced by it. */
export function swapLookAlikes(text: string): string {
  let seen = 0;
  return text.replace(/./gu, (letter) =>
    LOOK_ALIKES[letter] !== undefined && seen++ % 2 === 0 ? LOOK_ALIKES[letter] : letter,
  );
}

/** One slip in the longest word: a letter swapped, doubled or left out. */
export function mistype(text: string, chance: Chance): string {
  const word = [...text.split(' ')].sort((a, b) => b.length - a.length)[0]!;
  const at = 1 + chance.below(Math.max(1, word.length - 3));
  const slips = [
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    word.slice(0, at) + word[at]! + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
  ];
  return text.replace(word, chance.pick(slips));
}
