import { clueOf } from '../context/clues.js';
import { markOf, type Mark } from '../context/mark.js';
import type { Token } from '../text/tokenize.js';

/** Places of words beside a name, as their marks begin. Those right beside it are told of twice. */
export const WORD_PLACES = ['word before ', 'word behind ', 'next before ', 'next behind '] as const;
export type WordPlace = (typeof WORD_PLACES)[number];

/** A word at a place as a mark: what the fit knows it by. None is kept for the next text, as they hold what people wrote. */
export const markOfWord = (token: Token, place: WordPlace): Mark => markOf(place + clueOf(token));
