/**
 * `Math.imul`, held in a constant of a module: hashes are made of every word and every feature, and where code runs in a
 * context of its own, as under Jest, each look at a global costs more than the hash (half the time of reading messages there).
 */
export const { imul } = Math;
