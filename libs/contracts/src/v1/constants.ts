// Without zod, so that each costs a page its own few bytes.

/** Longest question, in UTF-16 units, after trimming. */
export const questionLimit = 8_000;

/** Stands for a dialog without a question yet: the specification's title is a string. */
export const untitledDialog = '';

/** Path of a dialog's stream below the version prefix. */
export const streamPath = '/assistant/sessions/{id}/stream';
