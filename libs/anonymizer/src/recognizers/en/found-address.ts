import type { Candidate } from '../../recognizer.js';

/** An address, all but what every candidate of the recognizer has in common. */
export type FoundAddress = Omit<Candidate, 'type' | 'recognizer'>;
