import { derivedId } from './derived.js';

export interface School {
  readonly ref: string;
  readonly title: string;
  readonly regionRef: string;
  readonly students: number;
}

/** References of the two seeded regions; opaque on the wire. */
export const regions = {
  north: derivedId('rgn', 'north'),
  south: derivedId('rgn', 'south'),
} as const;

const school = (name: string, title: string, regionRef: string, students: number): School => ({
  ref: derivedId('sch', name),
  title,
  regionRef,
  students,
});

/** The seeded schools. `small` has fewer than five students, so that its figures have to be withheld. */
export const schools = {
  first: school('first', 'Школа № 1', regions.north, 412),
  second: school('second', 'Гимназия № 2', regions.north, 655),
  small: school('small', 'Начальная школа, станция Дальняя', regions.north, 3),
  fourth: school('fourth', 'Лицей № 4', regions.south, 530),
  fifth: school('fifth', 'School No. 5', regions.south, 278),
} as const satisfies Record<string, School>;

export const allSchools: readonly School[] = Object.values(schools);
