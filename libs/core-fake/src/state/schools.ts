import { randomUUID } from 'node:crypto';
import type { NewSchool, SchoolChange } from '@portal/contracts';
import { allSchools, type School } from '../seed/schools.js';
import { Collection, type Changes } from './collection.js';

/** The seeded schools and what was done to them. */
export class Schools {
  readonly #schools = new Collection<School>(allSchools, ({ ref }) => ref);

  /** The schools that a scope (`all`, `region:<ref>`, `school:<ref>,…`) lets a caller see, by reference. */
  in(scope: string): School[] {
    const [kind, list = ''] = scope.split(':', 2);
    const refs = list.split(',');
    return this.#schools
      .all()
      .filter(({ ref, regionRef }) => kind === 'all' || refs.includes(kind === 'region' ? regionRef : ref))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1));
  }

  find(ref: string, scope: string): School | undefined {
    return this.in(scope).find((school) => school.ref === ref);
  }

  create({ title, region_id }: NewSchool): School {
    return this.#schools.write({ ref: `sch-${randomUUID()}`, title, regionRef: region_id, students: 0 });
  }

  change(school: School, { title, region_id }: SchoolChange): School {
    return this.#schools.write({
      ...school,
      title: title ?? school.title,
      regionRef: region_id ?? school.regionRef,
    });
  }

  remove(ref: string): void {
    this.#schools.remove(ref);
  }

  changes = (): Changes<School> => this.#schools.changes();
  load = (changes: Changes<School>): void => this.#schools.load(changes);
}
