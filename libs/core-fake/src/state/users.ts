import type { RoleName } from '@portal/contracts';
import type { CoreUser } from '@portal/contracts/core';
import { derivedId } from '../seed/derived.js';
import { loadStudent, loadStudentId, technicalIdOfLoadStudent } from '../seed/load-students.js';
import { people, type Person } from '../seed/people.js';
import { schools } from '../seed/schools.js';

const byTechnicalId = new Map(people.map((person) => [person.technicalId, person]));
const idOf = (technicalId: string) => loadStudentId(technicalId) ?? derivedId('usr', technicalId);
const technicalIds = new Map(people.map(({ technicalId }) => [idOf(technicalId), technicalId]));

const find = (technicalId: string) => byTechnicalId.get(technicalId) ?? loadStudent(technicalId);

/** What the core says about a person in a role; a person who never had a school is placed when the role needs one. */
function describe(person: Person, role: RoleName): CoreUser {
  const id = idOf(person.technicalId);
  const school = person.school ?? person.coordinates?.[0] ?? schools.first;
  const region_ref = person.regionRef ?? school.regionRef;
  switch (role) {
    case 'student':
      return { id, role, grade: person.grade ?? 9, school_ref: school.ref, region_ref };
    case 'teacher':
    case 'school_admin':
      return { id, role, school_ref: school.ref, region_ref };
    case 'coordinator':
      return { id, role, school_refs: (person.coordinates ?? [school]).map(({ ref }) => ref), region_ref };
    case 'regional_institute':
      return { id, role, region_ref };
    default:
      return { id, role };
  }
}

/** Everybody the core knows, and the roles that were changed. */
export class Users {
  readonly #roles = new Map<string, RoleName>();

  resolve(technicalId: string): CoreUser | undefined {
    const person = find(technicalId);
    return person && describe(person, this.#roles.get(technicalId) ?? person.role);
  }

  read(id: string): CoreUser | undefined {
    const technicalId = technicalIds.get(id) ?? technicalIdOfLoadStudent(id);
    return technicalId === undefined ? undefined : this.resolve(technicalId);
  }

  /** False when nobody has this technical ID. */
  changeRole(technicalId: string, role: RoleName): boolean {
    if (!find(technicalId)) return false;
    this.#roles.set(technicalId, role);
    return true;
  }

  changedRoles(): Record<string, RoleName> {
    return Object.fromEntries(this.#roles);
  }

  load(roles: Record<string, RoleName>): void {
    this.#roles.clear();
    for (const [technicalId, role] of Object.entries(roles)) this.changeRole(technicalId, role);
  }
}
