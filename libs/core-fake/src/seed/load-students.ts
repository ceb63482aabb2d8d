import { derivedNumber } from './derived.js';
import type { Person } from './people.js';
import { schools, type School } from './schools.js';

const pattern = /^stu-9(\d{6})$/;
const idPattern = /^usr-l(\d{6})$/;
const count = 1_000_000n;

// A fixed permutation of 0..999999: the id does not show the technical ID, yet the student is found again by id
// after a restart without one stored byte a student.
const multiplier = 387_251n;
const shift = 123_457n;
const inverse = findInverse(multiplier);

function findInverse(value: bigint): bigint {
  let [previous, current, earlier, factor] = [count, value, 0n, 1n];
  while (current > 1n) {
    const quotient = previous / current;
    [previous, current] = [current, previous % current];
    [earlier, factor] = [factor, earlier - quotient * factor];
  }
  return ((factor % count) + count) % count;
}

const places: readonly [School, ...School[]] = [schools.first, schools.second, schools.fourth, schools.fifth];

/** The student behind `stu-9` and six digits: a million of them, for load; undefined for any other technical ID. */
export function loadStudent(technicalId: string): Person | undefined {
  if (!pattern.test(technicalId)) return undefined;
  const school = places[derivedNumber(places.length, 'school', technicalId)] ?? places[0];
  const grade = 5 + derivedNumber(7, 'grade', technicalId);
  return { technicalId, role: 'student', grade, school, regionRef: school.regionRef };
}

/** The opaque id of such a student. */
export function loadStudentId(technicalId: string): string | undefined {
  const digits = pattern.exec(technicalId)?.[1];
  if (digits === undefined) return undefined;
  return `usr-l${String((BigInt(digits) * multiplier + shift) % count).padStart(6, '0')}`;
}

/** The technical ID behind such an id. */
export function technicalIdOfLoadStudent(id: string): string | undefined {
  const digits = idPattern.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = ((BigInt(digits) + count - shift) * inverse) % count;
  return `stu-9${String(number).padStart(6, '0')}`;
}
