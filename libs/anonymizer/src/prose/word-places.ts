/** As marks of words beside a name begin, by where the word stands. */
export const WORD_PLACES = ['word before ', 'word behind ', 'next before ', 'next behind '] as const;

/** Where these are in the list. */
export const PLACES = { before: 0, behind: 1, nextBefore: 2, nextBehind: 3 } as const;
