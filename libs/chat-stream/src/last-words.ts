import { closeCodes } from './close-codes.js';

/** A client that does not take what it is to get last is cut off after this, in ms. */
const patienceMs = 5_000;
/** An instance that goes away waits less: its clients come back elsewhere, with or without a goodbye. */
const hurryMs = 500;

/** How long a closing socket may take for the bytes that wait and the goodbye itself, in ms. */
export function lastWordsMs(code: number): number {
  return code === closeCodes.goingAway ? hurryMs : patienceMs;
}
