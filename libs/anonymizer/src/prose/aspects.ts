/** From which sides somebody named in a message is looked at; the last three are sides of the message. */
export const ASPECTS = [
  'what rules found',
  'what the judge of the words around says',
  'how likely it is part of a value',
  'its own words',
  'other mentions of its name',
  'names beside it',
  'its place in the text',
  'registers near it',
  'its sentence',
  'word before ',
  'word behind ',
  'next before ',
  'next behind ',
  'what the message is about',
  'how many are named',
  'registers of the message',
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Where the sum of an aspect stands among those of all. */
export const placeOf: Readonly<Record<Aspect, number>> = Object.fromEntries(
  ASPECTS.map((aspect, index) => [aspect, index]),
) as Record<Aspect, number>;
