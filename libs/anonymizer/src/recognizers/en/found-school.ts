import type { Candidate } from '../../recognizer.js';

/** A school, all but what every candidate of the recognizer has in common. */
export type FoundSchool = Omit<Candidate, 'type' | 'recognizer'>;
