import { CYRILLIC_BASE, Endings, LATIN_BASE } from './endings.js';

const RUSSIAN = new Endings(
  'айте яйте ай яй иями ями ами иях ях ах ием иям ям ам ией ого его ому ему ыми ими ые ие ый ий ая яя ую юю ой ей ою ею ов ев ом ем ым им ых их ешь ишь ете ите ется ится аться иться ать ить еть ять ала ила ела яла али или ели яли ало ило ал ил ел ял ет ит ют ут ат ят ы и а я о е у ю ь й',
  CYRILLIC_BASE,
);
const ENGLISH = new Endings('ies ied ing ers er ed es ly s e y', LATIN_BASE);

/**
 * What is left of a word without its ending: forms of one word mostly share it. Used to ask whether an unknown word is a
 * form of a dictionary word, where an occasional collision does no harm.
 */
export function stemOf(word: string): string {
  return (word.charCodeAt(0) >= 0x400 ? RUSSIAN : ENGLISH).strip(word, 2);
}
