import type { RoleName } from '@portal/contracts';
import { regions, schools, type School } from './schools.js';

/** Somebody the core knows by technical ID, before a role was changed through the settings. */
export interface Person {
  readonly technicalId: string;
  readonly role: RoleName;
  readonly grade?: number;
  readonly school?: School;
  /** Coordinators only. */
  readonly coordinates?: readonly School[];
  readonly regionRef?: string;
}

const staff = (
  technicalId: string,
  role: RoleName,
  place: Omit<Person, 'technicalId' | 'role'> = {},
): Person => ({
  technicalId,
  role,
  ...place,
});

const inSchool = (school: School) => ({ school, regionRef: school.regionRef });

const classOfThirty: readonly Person[] = Array.from({ length: 30 }, (_, index) => ({
  technicalId: `stu-${1001 + index}`,
  role: 'student',
  grade: 9,
  ...inSchool(schools.first),
}));

const pupilsOfTheSmallSchool: readonly Person[] = [1101, 1102, 1103].map((number) => ({
  technicalId: `stu-${number}`,
  role: 'student',
  grade: 3,
  ...inSchool(schools.small),
}));

/** Everybody seeded. A second person per staff role, elsewhere, lets tests tell one scope from another. */
export const people: readonly Person[] = [
  ...classOfThirty,
  ...pupilsOfTheSmallSchool,
  staff('tea-2001', 'teacher', inSchool(schools.first)),
  staff('sch-3001', 'school_admin', inSchool(schools.first)),
  staff('sch-3002', 'school_admin', inSchool(schools.small)),
  staff('coo-4001', 'coordinator', {
    coordinates: [schools.first, schools.second, schools.small],
    regionRef: regions.north,
  }),
  staff('coo-4002', 'coordinator', { coordinates: [schools.fourth], regionRef: regions.south }),
  staff('reg-5001', 'regional_institute', { regionRef: regions.north }),
  staff('reg-5002', 'regional_institute', { regionRef: regions.south }),
  staff('min-6001', 'ministry'),
  staff('ope-7001', 'operator'),
  staff('sys-8001', 'system_admin'),
];

/** One technical ID for each role, to print at start-up and to show in documents. */
export const sampleIds = {
  student: 'stu-1001',
  teacher: 'tea-2001',
  school_admin: 'sch-3001',
  coordinator: 'coo-4001',
  regional_institute: 'reg-5001',
  ministry: 'min-6001',
  operator: 'ope-7001',
  system_admin: 'sys-8001',
} as const satisfies Record<RoleName, string>;
