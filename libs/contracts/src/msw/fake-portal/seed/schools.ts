import { derivedId } from './derived.js';

/** A school with its exact number of students, which the API may withhold. */
export interface FakeSchool {
  readonly id: string;
  readonly title: string;
  readonly regionId: string;
  readonly students: number;
}

export const regions = { north: derivedId('rgn', 'north'), south: derivedId('rgn', 'south') } as const;

const school = (key: string, title: string, regionId: string, students: number): FakeSchool => ({
  id: derivedId('sch', key),
  title,
  regionId,
  students,
});

/** The schools at the start. `village` has fewer than five students: its figures are withheld. */
export const schools = {
  central: school('central', 'Школа № 1', regions.north, 412),
  gymnasium: school('gymnasium', 'Гимназия № 2', regions.north, 655),
  village: school('village', 'Начальная школа, станция Дальняя', regions.north, 3),
  lyceum: school('lyceum', 'Лицей № 4', regions.south, 530),
  seaside: school('seaside', 'School No. 5', regions.south, 278),
} as const satisfies Record<string, FakeSchool>;

export const seededSchools: readonly FakeSchool[] = Object.values(schools);
