/** How many questions are in the cache, each asked after the ones before it. */
export const questions = 40;

/** They all begin with it. */
export const label = 'cached';
