/**
 * The close code for one socket too many: "try again later". It is none of `closeCodes`, because a socket over the limit is
 * normally refused before it opens.
 */
export const tryAgainLater = 1013;
