/** Grades and hours in words: schools count both to twelve. */
export const CARDINALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
