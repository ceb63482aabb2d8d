import type { RoleName } from '../../../v1/role-names.js';
import { derivedChoice, derivedId, derivedNumber } from './derived.js';
import { regions, schools, type FakeSchool } from './schools.js';

/** Somebody who can sign in. */
export interface FakePerson {
  readonly id: string;
  readonly technicalId: string;
  readonly role: RoleName;
  /** Students only. */
  readonly grade?: number;
  /** The schools that the person belongs to or looks after. */
  readonly schoolIds: readonly string[];
  readonly regionId?: string;
}

/** One technical ID of each role, for a sign-in page or a test. */
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

const person = (
  technicalId: string,
  role: RoleName,
  at: readonly FakeSchool[],
  regionId?: string,
): FakePerson => ({
  id: derivedId('usr', technicalId),
  technicalId,
  role,
  schoolIds: at.map(({ id }) => id),
  ...(regionId === undefined ? {} : { regionId }),
});

const student = (technicalId: string, grade: number, school: FakeSchool): FakePerson => ({
  ...person(technicalId, 'student', [school], school.regionId),
  grade,
});

const known: readonly FakePerson[] = [
  ...Array.from({ length: 30 }, (_, index) => student(`stu-${1001 + index}`, 9, schools.central)),
  person('tea-2001', 'teacher', [schools.central], regions.north),
  person('sch-3001', 'school_admin', [schools.central], regions.north),
  person('sch-3002', 'school_admin', [schools.village], regions.north),
  person('coo-4001', 'coordinator', [schools.central, schools.gymnasium, schools.village], regions.north),
  person('coo-4002', 'coordinator', [schools.lyceum], regions.south),
  person('reg-5001', 'regional_institute', [], regions.north),
  person('reg-5002', 'regional_institute', [], regions.south),
  person('min-6001', 'ministry', []),
  person('ope-7001', 'operator', []),
  person('sys-8001', 'system_admin', []),
];

/** Who a technical ID stands for: the people at the start, and `stu-9` with six digits for as many students as needed. */
export function findPerson(technicalId: string): FakePerson | undefined {
  if (!/^stu-9\d{6}$/.test(technicalId)) return known.find((one) => one.technicalId === technicalId);
  const { central, gymnasium, lyceum, seaside } = schools;
  const school = derivedChoice<FakeSchool>([central, gymnasium, lyceum, seaside], 'school', technicalId);
  return student(technicalId, 5 + derivedNumber(7, 'grade', technicalId), school);
}
