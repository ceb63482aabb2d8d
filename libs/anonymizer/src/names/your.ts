import type { Token } from '../text/tokenize.js';

const YOUR = /^ваш(?:[аеиую]|е[йм]|его|ему|и[мх]|ими|ею)?$/;

/** "Мой сын Вашим тестом доведён до слёз": with a capital, as in letters to a school. */
export const isYour = ({ lower }: Token): boolean => YOUR.test(lower);
