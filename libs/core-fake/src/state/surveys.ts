import { randomUUID } from 'node:crypto';
import type { NewSurvey, Survey, SurveyChange } from '@portal/contracts';
import { seededSurveys } from '../seed/surveys.js';
import { Collection, type Changes } from './collection.js';

/** The seeded surveys and what was done to them. */
export class Surveys {
  readonly #surveys = new Collection<Survey>(seededSurveys, ({ id }) => id);

  constructor(private readonly now: () => Date) {}

  /** By id. */
  all(): Survey[] {
    return [...this.#surveys.all()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Surveys that ask one of these schools, by id. */
  asking(schools: ReadonlySet<string>): Survey[] {
    return this.all().filter(({ school_ids }) => school_ids.some((id) => schools.has(id)));
  }

  create(survey: NewSurvey): Survey {
    return this.#surveys.write({
      id: `srv-${randomUUID()}`,
      created_at: this.now().toISOString(),
      ...survey,
    });
  }

  change(survey: Survey, change: SurveyChange): Survey {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return this.#surveys.write({ ...survey, ...given });
  }

  remove(id: string): void {
    this.#surveys.remove(id);
  }

  changes = (): Changes<Survey> => this.#surveys.changes();
  load = (changes: Changes<Survey>): void => this.#surveys.load(changes);
}
