import { describe, expect, it } from '@jest/globals';
import { careerRecommendations, interestProfile } from '@portal/contracts';
import { interestProfileFor, monthsOfDynamics, recommendationsFor } from './career.js';
import { seededCourses } from './courses.js';
import { loadStudent, loadStudentId, technicalIdOfLoadStudent } from './load-students.js';
import { people, sampleIds } from './people.js';
import { allSchools } from './schools.js';
import { daysBetween, usageOnDay } from './usage.js';

describe('seed', () => {
  it('knows a sample of every role and a class of thirty in one school and grade', () => {
    for (const [role, id] of Object.entries(sampleIds)) {
      expect(people.find(({ technicalId }) => technicalId === id)?.role).toBe(role);
    }
    const members = people.filter(({ technicalId }) => /^stu-10[0-3]\d$/.test(technicalId));
    expect(members).toHaveLength(30);
    expect(new Set(members.map(({ school, grade }) => `${school?.ref} ${grade}`)).size).toBe(1);
  });

  it('has several schools, two regions, and one school that is too small for its figures', () => {
    expect(new Set(allSchools.map(({ regionRef }) => regionRef)).size).toBeGreaterThanOrEqual(2);
    expect(allSchools.filter(({ students }) => students < 5)).toHaveLength(1);
  });

  it('has no course id twice', () => {
    expect(new Set(seededCourses.map(({ id }) => id)).size).toBe(seededCourses.length);
  });

  it('finds a load student again by id, and never gives two of them one id', () => {
    const ids = new Set<string>();
    for (let number = 0; number < 1_000_000; number += 997) {
      const technicalId = `stu-9${String(number).padStart(6, '0')}`;
      const id = loadStudentId(technicalId) ?? '';
      expect(technicalIdOfLoadStudent(id)).toBe(technicalId);
      ids.add(id);
    }
    expect(ids.size).toBe(Math.ceil(1_000_000 / 997));
  });

  it.each(['stu-912345', 'stu-91234567', 'stu-8123456', 'tea-9123456'])(
    'makes no student for %s',
    (technicalId) => {
      expect(loadStudent(technicalId)).toBeUndefined();
    },
  );

  it('gives career data of the contract, the same each time', () => {
    const now = new Date('2026-03-31T23:30:00Z');
    expect(careerRecommendations.parse(recommendationsFor('usr-1'))).toEqual(recommendationsFor('usr-1'));
    expect(interestProfile.parse(interestProfileFor('usr-1', now))).toEqual(interestProfileFor('usr-1', now));
  });

  it('counts the months of dynamics back from the clock, without a gap, over the turn of the year', () => {
    const { dynamics } = interestProfileFor('usr-1', new Date('2026-03-31T23:30:00Z'));
    expect(monthsOfDynamics).toBeGreaterThanOrEqual(6);
    expect(dynamics.map(({ month }) => month)).toEqual([
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });

  it('never counts more active people than a school has', () => {
    for (const day of daysBetween('2026-01-01', '2026-03-01')) {
      for (const school of allSchools)
        expect(usageOnDay(school, day).activeUsers).toBeLessThanOrEqual(school.students);
    }
  });
});
